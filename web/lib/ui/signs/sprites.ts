// Fetches the drawings of signs, which the browser caches apart from the code, and inserts them into the document once.

/** The address of each sprite, by the path of its file here. */
const addresses = import.meta.glob<string>('./*.svg', { query: '?url', import: 'default', eager: true })

/** The sprites that were requested, by name. */
const asked = new Map<string, Promise<void>>()

async function bring(name: string): Promise<void> {
  const answer = await fetch(addresses[`./${name}.svg`] ?? '')
  const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  // After a deploy the page is sent under the name of a file that is gone.
  if (drawing.nodeName !== 'svg') throw new Error('no signs')
  drawing.setAttribute('aria-hidden', 'true')
  const shown = document.importNode(drawing, true)
  // Not as an attribute: the page's content security policy forbids inline styles in markup.
  Object.assign(shown.style, { position: 'absolute', width: '0', height: '0', overflow: 'hidden' })
  document.body.append(shown)
}

/**
 * Makes the signs of these sprites available. A sprite that did not arrive is requested again by the next call.
 * @param names of files here: an edition's, `common` for all pages, `marks` of sets, `pharaohs`
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
