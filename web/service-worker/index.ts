// The service worker: it is registered when somebody asks to be told of their turns (`web/lib/table/push/`), and not before. What it
// does lies in the files beside this one; it caches nothing.
import { openTable, showMessage, subscribeAnew } from './push.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('push', event => {
  event.waitUntil(showMessage(self, event.data))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(openTable(self.clients, String(event.notification.data)))
})
self.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(subscribeAnew(self.registration, event))
})
