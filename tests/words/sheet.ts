import type { Screen } from './screens.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

const style = `
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
h2 { margin: 2.5rem 0 .5rem; break-after: avoid; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
td, th { border: 1px solid #bbb; padding: .4rem .6rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
tr { break-inside: avoid; }
small { color: #555; display: block; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } a { color: inherit; text-decoration: none; } }
`

type Texts = ReadonlyMap<string, string>

/** All texts by screen in two columns, to be read on screen or on paper. */
export function sheet(screens: ReadonlyMap<Screen, readonly string[]>, en: Texts, uz: Texts): string {
  const parts = [...screens].map(([{ title }, keys], index) => {
    const rows = keys.map(
      (key) =>
        `<tr><td><small>${escape(key)}</small>${escape(en.get(key) ?? '')}</td><td lang="uz"><small>&nbsp;</small>${escape(uz.get(key) ?? '')}</td></tr>`,
    )
    return `<h2 id="s${index}">${escape(title)}</h2>\n<table><thead><tr><th>English</th><th>Oʻzbekcha</th></tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table>`
  })
  const contents = [...screens.keys()].map(({ title }, index) => `<li><a href="#s${index}">${escape(title)}</a></li>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>All texts</title><style>${style}</style></head>
<body><h1>All texts, screen by screen</h1>
<p>A correction goes into the columns <b>en_new</b> or <b>uz_new</b> of words.csv. Words in double braces, such as {{price}}, stay as they are.</p>
<ol>${contents.join('')}</ol>
${parts.join('\n')}
</body></html>
`
}
