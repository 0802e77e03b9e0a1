import fc from 'fast-check'

/** Any UTF-16 text: control characters, lone surrogates, direction marks. */
export const anyText = fc.array(fc.nat(0xffff), { maxLength: 60 }).map((codes) => String.fromCharCode(...codes))
