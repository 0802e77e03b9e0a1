/** Downloads text as a file with the given name and media type. */
export const downloadText = (name: string, type: string, text: string) => downloadFile(name, new Blob([text], { type }))

/** Downloads a file under the given name. */
export function downloadFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
