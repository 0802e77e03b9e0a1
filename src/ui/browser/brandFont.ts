import file from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'

let face: FontFace | undefined
let loading: Promise<void> | undefined

async function load() {
  try {
    face = await new FontFace('Onest Later', `url(${file})`, { weight: '100 900' }).load()
  } catch {
    loading = undefined // Offline, or blocked: the next drawing tries again.
  }
}

/**
 * Loads the brand's font for dialogs, later pages, and drawings: text that was first drawn without it keeps the fallback, however long the page
 * stays open (app/index.css). Never rejects.
 */
export const loadFont = () => (loading ??= load())

/** Lets what is about to appear use the font; false if it has not arrived. Not earlier, because displayed text would move. */
export function adoptFont(): boolean {
  if (face !== undefined) document.fonts.add(face)
  return face !== undefined
}
