import fc from 'fast-check'

/** Any UTF-16 text at all: control characters, lone surrogates, marks that turn the direction. */
export const anyText = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes))
