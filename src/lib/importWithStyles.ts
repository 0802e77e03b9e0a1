const styles = new Map<string, Promise<void>>()

/** Adds a stylesheet of the build to the page, once; one that did not come is forgotten. */
function loadStyle(file: string): Promise<void> {
  const loading =
    styles.get(file) ??
    new Promise<void>((done, fail) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = `/${file}`
      link.onload = () => done()
      link.onerror = () => {
        link.remove()
        styles.delete(file)
        fail(new Error(`no styles: ${file}`))
      }
      document.head.append(link)
    })
  styles.set(file, loading)
  return loading
}

/**
 * Every dynamic import of the build (src/build/slimImports.ts): the file of code, and beside it the styles that it needs, by their names in the
 * build. Rejects when one of them does not come; the next try starts anew.
 */
export async function importWithStyles<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const [module] = await Promise.all([load(), ...files.map(loadStyle)])
  return module
}
