// The service worker: keeps the site, so that it opens without a network (`site-cache.ts`), gives way to a newer build
// (`newer-build.ts`), and shows messages of tables where somebody has asked for them (`push.ts`).
import { version } from '$app/env'
import { assets, immutable, prerendered } from '$app/manifest'
import { pageMeanwhile, takeOver, takesNewer } from './newer-build.ts'
import { openTable, showMessage, subscribeAnew } from './push.ts'
import { answerFrom, forgetOthers, isOfSite, keepSite, keptPage, type Build } from './site-cache.ts'

declare const self: ServiceWorkerGlobalScope

/** Pictures that only shops show of the installed page. */
const isPicture = /\.jpg$/
const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => `/${path.replace(/^\//, '')}`)
const build: Build = {
  version,
  hashed: pathsOf(immutable),
  others: pathsOf([...assets, ...prerendered]).filter(path => !isPicture.test(path) && path !== '/'),
}

self.addEventListener('install', event => {
  event.waitUntil(keepSite(caches, build))
})
self.addEventListener('activate', event => {
  // A page that was there before there was any worker is served from here on as well.
  event.waitUntil(forgetOthers(caches, build).then(() => self.clients.claim()))
})
self.addEventListener('message', event => {
  if (event.data === takeOver) void self.skipWaiting()
})
self.addEventListener('fetch', event => {
  if (isOfSite(event.request, self.location.origin)) event.respondWith(answer(event))
})
async function answer(event: FetchEvent): Promise<Response> {
  const isTaken = await takesNewer(self.clients, self.registration.waiting, event)
  return isTaken ? pageMeanwhile(await keptPage(caches, build)) : answerFrom(caches, build, event.request)
}

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
