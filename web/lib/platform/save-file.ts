/** How long a file can be read that a browser is to save, in milliseconds: some ask first where to put it. */
const readable = 60_000

/**
 * Has the browser save a file under its name, as a download.
 * Browsers read the file only later, so that its address has to be good beyond this call.
 */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, readable)
}
