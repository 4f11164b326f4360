// What the service worker asks of pages where the notification of a table was tapped (`push.ts` there).
import { goto } from '$app/navigation'

/** Where a page is; or to go to a path, if it is elsewhere. */
export type Question = 'where' | { readonly goTo: string }

/** Answers such questions from now on. */
export function answerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
    if (data === 'where') ports[0]?.postMessage(location.pathname)
    else if (data.goTo !== location.pathname) void goto(data.goTo)
  })
  navigator.serviceWorker.startMessages()
}
