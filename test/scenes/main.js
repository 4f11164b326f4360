// The still page: mounts the table as a scene shows it, and says what does not fit. The scene is named behind `#`, or by
// whoever calls `look.show`. Picks are noted and lead nowhere.
import { mount, tick, unmount } from 'svelte'
import '#web/lib/ui/faces.css'
import '#web/lib/ui/tokens.css'
import '#web/lib/ui/base.css'
import { showSigns } from '#web/lib/ui/signs/sprites.ts'
import TutorialPanel from '#web/lib/table/tutorial/Panel.svelte'
import { keepProgress } from '#web/lib/table/tutorial/kept-progress.ts'
import { openTutorial } from '#web/lib/table/tutorial/lazy-tutorial.ts'
import LineNews from '#web/lib/table/ConnectionStatus.svelte'
import { noteWish } from '#web/lib/table/bots/call-stand-in.ts'
import { company } from '#web/lib/table/company/lazy-company.ts'
import { push } from '#web/lib/table/push/lazy-push.ts'
import { bots, needsBots } from '#web/lib/table/bots/lazy-bots.ts'
import { keepToken, noteOpened } from '#web/lib/table/seat-storage.ts'
import * as tal from '#web/lib/tal/table/load-table.ts'
import { mixOf } from '#web/lib/valley/card/mix.ts'
import { lazyDecisions } from '#web/lib/valley/decision/lazy-decisions.ts'
import * as valley from '#web/lib/valley/table/load-table.ts'
import { opened } from '#web/lib/valley/table/load-sheets.ts'
import { pages as ofValley } from '#web/lib/valley/pages.ts'
import { openGallery, showAllSigns } from '#web/lib/valley/gallery/load-gallery.ts'
import { replay } from '#web/lib/messages/books.ts'
import { loadTexts } from '#web/lib/messages/collection.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { local, missed } from '#web/lib/messages/lazy-texts.ts'
import { lobby, refusals } from '#web/lib/messages/texts.ts'
import KeptPage from '#web/lib/replay/KeptPage.svelte'
import Cards from './Cards.svelte'
import Closed from './Closed.svelte'
import Curtain from './Curtain.svelte'
import Lobby from './Lobby.svelte'
import OtherSeat from './OtherSeat.svelte'
import Past from './Past.svelte'
import Home from '#web/routes/+page.svelte'
import { load as loadHome } from '#web/routes/+page.ts'
import { sources } from '#web/lib/valley/card/sources-shown.svelte.ts'
import { noteShown } from '#web/lib/table/end/ends-seen.ts'
import { answersTo, follow, sit } from './asked.svelte.ts'
import { audit } from './audit.ts'
import { anyButton, ending, named, question } from './find.ts'
import { pressed } from './key-effects.ts'
import { openReplay } from './replayed.js'
import { scenes } from './scenes.ts'

const { isWide, loadEnhancements } = valley
/** How each page is opened, with no other texts than it fetches itself. */
const pages = {
  table: valley.openTable,
  end: valley.openEnd,
  'end-alone': valley.openEnd,
  tal: tal.openTable,
  'tal-end': tal.openEnd,
  home: () => loadHome().then(data => ({ default: Home, data })),
  make: ofValley.new,
  lobby: () => Promise.all([company.fetch(), loadTexts(lobby, refusals)]).then(() => ({ default: Lobby })),
  past: options => Promise.all([valley.openTable(options), loadTexts(missed, replay)]).then(() => ({ default: Past })),
  'tal-past': options =>
    Promise.all([tal.openTable(options), loadTexts(missed, replay)]).then(() => ({ default: Past })),
  replay: openReplay,
  curtain: () => local.load().then(() => ({ default: Curtain })),
  closed: () => Promise.resolve({ default: Closed }),
  'other-seat': () => loadTexts(lobby).then(() => ({ default: OtherSeat })),
  kept: () => replay.load().then(() => ({ default: KeptPage })),
  cards: () => Promise.all([openGallery(), showAllSigns()]).then(() => ({ default: Cards })),
}
/** Pages at which nobody sits. */
const unattended = ['home', 'make', 'cards']
/** The newest line of what happened on a phone, which ends by saying that it opens the log; and the log beside a wide table. */
const newestLine = ending('button', () => t('log'))
const logLines = named('group', () => t('log.title'))
/** A part of the page that is still fetched. */
const loading = named('status', () => t('part.coming'))
/** The ring of a tutorial, around something that has this data attribute. */
const ringAround = attribute => ({
  said: () => `ring around what has ${attribute}`,
  find() {
    const ring = document.querySelector('[data-ring]')?.getBoundingClientRect()
    if (!ring) return undefined
    const middle = [ring.left + ring.width / 2, ring.top + ring.height / 2]
    return document.elementsFromPoint(...middle).find(each => each.closest(`[data-${attribute}]`))
  },
})
let parts = []
let stopPacing = () => {}
let shown = {}
globalThis.picks = []
const fetched = globalThis.fetch
/** When scenes that name no time of their own are looked at. Clocks stand still, so that pictures are the same at any pace. */
const present = Date.now()
// The log of a scene has no older lines than those of its view, and a scene no history.
globalThis.fetch = (address, ...more) => {
  const table = /^\/api\/games\/([^/]+)$/.exec(String(address))?.[1]
  if (table) return Promise.resolve(answerOf(shown.tables?.[table]))
  if (String(address).endsWith('/missed'))
    return Promise.resolve(shown.missed ? Response.json(shown.missed()) : answerOf('not-started'))
  if (String(address).endsWith('/history')) return Promise.resolve(answerOf('not-over'))
  if (address === '/api/push') return Promise.resolve(Response.json({ key: 'key' }))
  return String(address).includes('/log?') ? Promise.resolve(Response.json({ log: [] })) : fetched(address, ...more)
}
/** What a table of this browser answers: its view, or a refusal. */
const answerOf = table =>
  typeof table === 'function'
    ? Response.json(table())
    : Response.json({ error: { code: table, message: table } }, { status: 404 })

const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
/** How many frames a part may take to come: it hangs, rather than being slow. */
const patience = 1_000
async function come(sought) {
  for (let tries = 0; tries < patience; tries++) {
    const found = sought.find()
    if (found) return found
    await frame()
  }
  throw new Error(`there is no ${sought.said()}`)
}
/** Whether something was done at a table of the card game, and the line or the panel that tells it is still empty. */
const isSilent = () =>
  !shown.page &&
  shown.view().log.length > 0 &&
  (newestLine.find()?.textContent.trim() === t('log') || logLines.find()?.textContent.trim() === '')
/** What is said of a card that is looked at; parts that are shown in it are asked for once it is there. */
const rulings = named('group', () => t('rulings'))
const isUnread = () => rulings.find()?.textContent.trim() === ''
/** Waits until every part of the page that was asked for has come, and says what it has to say. */
async function complete() {
  for (let tries = 0; loading.find() || isSilent() || isUnread(); tries++) {
    if (tries === patience) throw new Error('a part of the page does not come')
    await frame()
  }
}

// What browsers have for messages only where a page is served as securely as a still one is not.
for (const [where, name] of [
  [navigator, 'serviceWorker'],
  [globalThis, 'PushManager'],
  [globalThis, 'Notification'],
])
  if (!(name in where)) Object.defineProperty(where, name, { value: {} })

/** What has become of the offer to be told of one's turns. */
const outcomes = {
  offered: {},
  told: { isNew: true },
  denied: { trouble: 'denied', askedBy: 'offer' },
  install: { trouble: 'install', askedBy: 'offer' },
}

/** Takes away what is shown. Before the window changes, for otherwise all of it would be laid out once more. */
async function clear() {
  stopPacing()
  const gone = parts
  parts = []
  for (const part of gone) await unmount(part)
}

/** Shows a scene and waits until it is at rest; throws where there is nothing to tap. */
async function show(name, scheme = 'dark') {
  const scene = scenes[name]
  if (!scene) throw new Error(`no scene is called ${name}`)
  await clear()
  shown = scene
  scrollTo(0, 0)
  document.documentElement.dataset.scheme = scheme
  // Before the view is made: it says since when is waited, which is not to depend on the scene before.
  const now = scene.now === undefined ? present : Date.parse(scene.now)
  Date.now = () => now
  const view = scene.view()
  localStorage.clear()
  // A result is looked at without the show before it.
  noteShown(view.id)
  // A bot on the own seat was asked for here, and stays.
  noteWish(view.id)
  // The switch is remembered by the page, which all scenes share.
  sources.shown = false
  for (const table of Object.keys(scene.tables ?? {})) {
    keepToken(table, 'token')
    noteOpened(table)
  }
  const { default: Page, data } = await pages[scene.page ?? 'table'](view.options)
  const session = {
    id: view.id,
    token: view.you === null ? null : 'token',
    view,
    status: scene.status ?? 'live',
    refusal: scene.refusal ?? null,
    pending: null,
    closed: null,
    isReplay: false,
    jumps: 0,
    dismissed: false,
    show: () => {},
    hear: () => {},
    say: () => true,
    olderLines: () => Promise.resolve([]),
    pick: (...pick) => {
      globalThis.picks.push(pick)
      return Promise.resolve(null)
    },
    undo: () => {
      globalThis.picks.push('undo')
      return Promise.resolve(null)
    },
  }
  parts = [
    mount(Page, {
      target: document.body,
      props: { session, data, missed: scene.missed?.(), at: scene.at, url: new URL(location.href) },
    }),
    mount(LineNews, { target: document.body, props: { session } }),
  ]
  // What is said belongs to tables, and is fetched once they are drawn.
  if (!unattended.includes(scene.page)) {
    const { Company } = await company.fetch()
    parts.push(mount(Company, { target: document.body, props: { session } }))
  }
  if (scene.learned) {
    keepProgress(view.id, { over: scene.learned, isAside: false })
    const [{ tutorial }] = await Promise.all([openTutorial(view.game), local.load()])
    const props = { session, tutorial, waiting: scene.waits ?? null }
    parts.push(mount(TutorialPanel, { target: document.body, props }))
  }
  await come(anyButton)
  if (!scene.page || scene.page === 'tal') await come(question)
  await Promise.all([
    showSigns('common', ...mixOf(view.options).editions, 'pharaohs'),
    ...(scene.page ? [] : [lazyDecisions.fetch(), ...Object.values(opened).map(fetch => fetch())]),
  ])
  await tick()
  if (needsBots(view)) {
    const botParts = await bots.fetch()
    await loadEnhancements()
    await frame()
    // The table begins to pace its bots by itself; here nothing ever comes to rest.
    if (scene.next) {
      stopPacing = botParts.pacing.begin(session, { isMoving: () => true, isCalm: () => true, extentOf: () => 'move' })
      session.show(scene.next())
    }
  }
  for (const [seat, say] of scene.says ?? []) session.hear(seat, say)
  await tick()
  const { turnCalls, TurnWatch } = await push.fetch()
  Object.assign(turnCalls, { session, trouble: null })
  turnCalls.turnBegun()
  if (scene.calls) {
    parts.push(mount(TurnWatch, { target: document.body, props: { session, played: false, isAsked: false } }))
    await tick()
    await turnCalls.turnOver()
    Object.assign(turnCalls, outcomes[scene.calls])
    await tick()
  }
  for (const tap of scene.taps ?? []) {
    // An element of an SVG has no `click` method.
    const found = await come(tap)
    found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await tick()
    await frame()
  }
  if (scene.looks) {
    const looked = await come(scene.looks)
    looked.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    await tick()
    await frame()
  }
  if (scene.over) {
    await loadEnhancements()
    await frame()
    const over = await come(scene.over)
    for (const type of ['pointerover', 'pointermove'])
      over.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  }
  if (scene.pointed) await come(ringAround(scene.pointed))
  await frame()
  await complete()
  // Every face there is, also one that is asked for only when the next frame is laid out.
  await Promise.allSettled([...document.fonts].map(face => face.load()))
  await frame()
}

/** Waits until what is shown has settled in a window of another size. */
async function settle() {
  await frame()
  await complete()
  await frame()
}

globalThis.look = {
  clear,
  show,
  settle,
  sit,
  follow,
  answersTo,
  pressed,
  /** What does not fit in what is shown; `long`: it may be higher than the screen. */
  audit: (long = shown.long === true) => audit(long),
  /** A scene of each kind: of each page, and of each way to play that has parts and texts of its own. */
  kinds: () => [
    ...new Map(
      Object.entries(scenes)
        .filter(([, { taps, looks, over }]) => !taps && !looks && !over)
        .map(([name, { page, view }]) => {
          const { alone, pharaohs } = mixOf(view().options)
          return [[page, alone, pharaohs].join(), name]
        }),
    ).values(),
  ],
  knows: name => name in scenes,
  /** The scenes there are for a window of this form and height. */
  names: (height = innerHeight) =>
    Object.entries(scenes)
      .filter(
        ([, { only, tight }]) =>
          (only === undefined || only === (isWide.current ? 'wide' : 'phone')) &&
          !(tight && height > (isWide.current ? 720 : 640)),
      )
      .map(([name]) => name),
}

const [name, scheme] = location.hash.slice(1).split(',')
if (location.hash) await show(name, scheme)
document.documentElement.dataset.ready = 'yes'
