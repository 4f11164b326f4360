// A newer build: when it is taken, and what is seen until it serves. What is used of a worker is declared here, so that
// it can be read outside one too.
import { inlineHeaders } from '#shared/headers.ts'

interface Windows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly { readonly id: string }[]>
}
/**
 * What a worker is told when a page is to be opened. TypeScript does not know yet that a request says whether it reloads
 * one.
 */
interface Opening {
  readonly clientId: string
  readonly request: Pick<Request, 'mode'> & { readonly isReloadNavigation?: boolean }
}

/** Waiting workers for which a page has been answered that has them take over. */
const taken = new WeakSet<object>()

/**
 * Whether the newer build is taken: where a page is opened, or loaded again, while no other is open, never under an open
 * table.
 * @returns whether to answer with `pageMeanwhile`; false if no newer build waits, or it has to wait longer
 */
export async function takesNewer(
  windows: Windows,
  waiting: object | null,
  { clientId, request }: Opening,
): Promise<boolean> {
  if (!waiting || request.mode !== 'navigate') return false
  if (!taken.has(waiting)) {
    // A page that is loaded again is still open meanwhile. Browsers do not agree on whose id they tell where it is not.
    const replaced = request.isReloadNavigation ? clientId : null
    const open = await windows.matchAll({ type: 'window', includeUncontrolled: true })
    if (open.some(({ id }) => id !== replaced)) return false
    taken.add(waiting)
  }
  return true
}

/** The message that has a waiting worker take over. */
export const takeOver = 'take over'

/**
 * Has the newer build take over, and loads the page again once that build serves it, after three seconds in any case.
 * The worker that answers the page could have it take over as well, but must not: where it is replaced while pages come
 * and go, Chromium may start it once more, and then it stays until another page is asked for, which it may never answer.
 * A script loads the page again, for a `Refresh` of an address with something after its # only jumps within the page.
 */
const script = `
const takesOver = ({ waiting, active }) =>
  new Promise(resolve => {
    const newer = waiting ?? active
    newer.onstatechange = () => newer.state === 'activated' && resolve()
    newer.onstatechange()
    waiting?.postMessage('${takeOver}')
  })
const late = new Promise(resolve => setTimeout(resolve, 3000))
Promise.race([navigator.serviceWorker.ready.then(takesOver), late]).then(() => location.reload())
`

/**
 * What is seen until the newer build serves: the site's page as it opens, with its colours and its words, but without
 * what would start it. It asks for no file.
 * @param kept the site's page; where it is not kept any more, nothing is seen
 */
export async function pageMeanwhile(kept: Response | undefined): Promise<Response> {
  const html = (await kept?.text()) ?? '<!doctype html></body>'
  // The first script chooses language and colours.
  const [chooses = '', choosing = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const bare = html.replace(/<script>.*?<\/script>|<link [^>]*>/gs, found => (found === chooses ? found : ''))
  const page = bare.replace('</body>', () => `<script>${script}</script></body>`)
  const headers = inlineHeaders(await Promise.all([choosing, script].map(hashOf)), [await hashOf(style)])
  return new Response(page, { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

/** The hash by which a content security policy names an inline script or style sheet. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
}
