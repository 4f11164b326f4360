// Brings the drawings of signs into the page: fetched apart from the code, kept by the browser, put into the document once.
import afterlife from './afterlife.svg?url'
import base from './base.svg?url'
import common from './common.svg?url'
import lastRites from './last-rites.svg?url'
import marks from './marks.svg?url'
import pharaohs from './pharaohs.svg?url'
import premium from './premium.svg?url'

const addresses = { common, base, afterlife, 'last-rites': lastRites, premium, pharaohs, marks } as const
type Sprite = keyof typeof addresses

const asked = new Map<Sprite, Promise<void>>()

async function bring(name: Sprite): Promise<void> {
  const answer = await fetch(addresses[name])
  if (!answer.ok) throw new Error(`no signs: ${answer.status}`)
  const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
  drawing.setAttribute('aria-hidden', 'true')
  const shown = document.importNode(drawing, true)
  // Not as an attribute: the page's policy lets no style come in by markup.
  Object.assign(shown.style, { position: 'absolute', width: '0', height: '0', overflow: 'hidden' })
  document.body.append(shown)
}

/** Makes the signs of these sprites drawable. A sprite that did not arrive is asked for again the next time. */
export function showSigns(...names: readonly Sprite[]): Promise<void> {
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
