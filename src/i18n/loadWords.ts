import { i18n } from './i18n.ts'

/**
 * Loads namespaces in the language of the moment. One that failed to load before is asked for again, since i18next itself would
 * leave it at that and show its keys; throws when words are missing all the same.
 */
export async function loadWords(namespaces: readonly string[]) {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(i18n.language, namespace))
  await i18n.loadNamespaces(namespaces)
  if (missing().length > 0) await i18n.reloadResources(i18n.language, missing())
  if (missing().length > 0) throw new Error(`no words: ${missing().join(', ')}`)
}
