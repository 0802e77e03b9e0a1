import file from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'

let face: FontFace | undefined

async function load() {
  try {
    face = await new FontFace('Onest Later', `url(${file})`, { weight: '100 900' }).load()
  } catch {
    // Offline, or blocked: the fallback remains.
  }
}
let loading: Promise<void> | undefined

/**
 * Loads the brand's font, once, for dialogs, later pages, and drawings: text that was first drawn without it keeps the fallback, however long
 * the page stays open (app/index.css). Never rejects.
 */
export const loadFont = () => (loading ??= load())

/** Lets what is about to appear use the font; false if it has not arrived. Not earlier, because displayed text would move. */
export function adoptFont(): boolean {
  if (face !== undefined) document.fonts.add(face)
  return face !== undefined
}
