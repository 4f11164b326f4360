// Brings the drawings of signs into the page: fetched apart from the code, kept by the browser, put into the document once.

/** Where each sprite lies, by the path of its file here. */
const addresses = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true })

/** What was asked for, by name. */
const asked = new Map<string, Promise<void>>()

async function bring(name: string): Promise<void> {
  const answer = await fetch(addresses[`./${name}.svg`] ?? '')
  if (!answer.ok) throw new Error(`no signs: ${answer.status}`)
  const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  drawing.setAttribute('aria-hidden', 'true')
  const shown = document.importNode(drawing, true)
  // Not as an attribute: the page's policy lets no style come in by markup.
  Object.assign(shown.style, { position: 'absolute', width: '0', height: '0', overflow: 'hidden' })
  document.body.append(shown)
}

/**
 * Makes the signs of these sprites drawable. A sprite that did not arrive is asked for again the next time.
 * @param names of files here: an edition's own, `common` to all pages, `marks` of sets, `pharaohs`
 */
export function showSigns(...names: readonly string[]): Promise<void> {
  return Promise.all(
    names.map(name => {
      const known = asked.get(name)
      if (known) return known
      const coming = bring(name).catch(() => void asked.delete(name))
      asked.set(name, coming)
      return coming
    }),
  ).then(() => undefined)
}
