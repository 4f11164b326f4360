// Push messages in the service worker: shows what a table has sent, and leads to that table by a tap. Which seat it is about only the
// page knows, which keeps the token. What is used of a worker is declared here, so that it can be read outside one too.
import type { PushText } from '#shared/table/push-text.ts'

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
  readonly url: string
  focus(): Promise<unknown>
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

/** Brings the table's page to the front, or opens it; without a table the front page. */
export async function openTable(pages: Pages, table: string): Promise<void> {
  const path = table === '' ? '/' : `/t/${table}`
  const open = (await pages.matchAll({ type: 'window', includeUncontrolled: true })) as readonly Page[]
  const shown = open.find(({ url }) => new URL(url).pathname === path)
  await (shown ? shown.focus() : pages.openWindow(path))
}

/** Subscribes again. The tables are told of it when they are next opened: only pages have the tokens for that. */
export async function subscribeAnew(
  { pushManager }: Subscribing,
  { oldSubscription, newSubscription }: Renewal,
): Promise<void> {
  if (oldSubscription && !newSubscription) await pushManager.subscribe(oldSubscription.options)
}
