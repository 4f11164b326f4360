// Push messages in the service worker: shows what a table has sent, and leads to that table by a tap. Which seat it is about only the
// page knows, which keeps the token. What is used of a worker is declared here, so that it can be read outside one too.
import type { PushText } from '#shared/table/push-text.ts'
import type { Question } from '#web/lib/platform/worker-questions.ts'

interface Showing {
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly navigator: { setAppBadge?(): Promise<void> }
  readonly location: { readonly host: string }
}
interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly object[]>
  openWindow(path: string): Promise<unknown>
}
interface Page {
  /** The address that it was opened at; of where it has gone since, some browsers tell nothing. */
  readonly url: string
  focus(): Promise<unknown>
  postMessage(question: Question, ports: readonly MessagePort[]): void
}
interface Renewal {
  readonly oldSubscription?: { readonly options: PushSubscriptionOptions } | null
  readonly newSubscription?: object | null
}
interface Subscribing {
  readonly pushManager: { subscribe(options: PushSubscriptionOptions): Promise<unknown> }
}

/** Shows a message. A browser must show something for every message, whatever came. */
export async function showMessage(worker: Showing, data: { json(): unknown } | null): Promise<void> {
  const { title, body, language, table } = textIn(data, worker.location.host)
  const options = { body, lang: language, tag: `table ${table}`, data: table, renotify: true }
  await worker.registration.showNotification(title, options)
  await worker.navigator.setAppBadge?.().catch(() => undefined)
}

function textIn(data: { json(): unknown } | null, site: string): PushText {
  try {
    const text = data?.json() as PushText | undefined
    if (text) return text
  } catch {
    // Whoever has sent this does not speak as our tables do.
  }
  return { title: site, body: '', language: 'en', table: '' }
}

/** For so many milliseconds a page is waited for that is asked where it is: one that sleeps does not answer. */
const longestWait = 300

/**
 * Brings the table's page to the front, or opens it; without a table the front page. A page that does not say where it
 * is may have been opened at the table: it comes to the front too, and goes back to the table once it wakes.
 */
export async function openTable(pages: Pages, table: string): Promise<void> {
  const path = table === '' ? '/' : `/t/${table}`
  const open = (await pages.matchAll({ type: 'window', includeUncontrolled: true })) as readonly Page[]
  const asked = await Promise.all(open.map(async page => ({ page, at: await placeOf(page) })))
  const shown = asked.find(({ at }) => at === path)?.page
  // Some links to tables end with a slash (`tableLink`), which a page leaves out where it says where it is.
  const openedAt = [path, `${path}/`]
  const asleep = asked.find(({ page, at }) => at === null && openedAt.includes(new URL(page.url).pathname))?.page
  if (shown) await shown.focus()
  else if (asleep) {
    await asleep.focus()
    asleep.postMessage({ goTo: path }, [])
  } else await pages.openWindow(path)
}

/** The path that a page is at; null if it does not say. */
function placeOf(page: Page): Promise<string | null> {
  const { port1: here, port2: there } = new MessageChannel()
  return new Promise<string | null>(resolve => {
    here.onmessage = ({ data }) => resolve(String(data))
    setTimeout(resolve, longestWait, null)
    page.postMessage('where', [there])
  }).finally(() => here.close())
}

/** Subscribes again. The tables are told of it when they are next opened: only pages have the tokens for that. */
export async function subscribeAnew(
  { pushManager }: Subscribing,
  { oldSubscription, newSubscription }: Renewal,
): Promise<void> {
  if (oldSubscription && !newSubscription) await pushManager.subscribe(oldSubscription.options)
}
