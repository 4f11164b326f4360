// People at their screens: each a browser context of its own, so nobody shares storage with anybody.
// They find things by the names that are read out, as the page's own messages say them.
import { afterEach, beforeAll, expect, inject } from 'vitest'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { Client, type Reach } from '#test/client/player.ts'
import type { View } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { paintNothing } from './unseen.ts'
import { tapUnhurriedly } from './unhurried-taps.ts'

/** A limit for what hangs, not for what is slow. */
const patience = 120_000

export const phone = { width: 360, height: 740 }
export const desktop = { width: 1440, height: 900 }

export interface Person {
  readonly name: string
  readonly context: BrowserContext
  readonly page: Page
}

interface Screen {
  readonly size?: { readonly width: number; readonly height: number }
  readonly light?: boolean
  readonly sharp?: boolean
  readonly moving?: boolean
  readonly speaks?: 'en' | 'de'
  /** Whether the browser keeps the site: fetching all of it takes longer than most tests. */
  readonly keeps?: boolean
}

export async function arrive(
  browser: Browser,
  name: string,
  { size = desktop, light = false, sharp = false, moving = false, speaks = 'en', keeps = false }: Screen = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: size,
    locale: speaks,
    hasTouch: size === phone,
    isMobile: size === phone,
    reducedMotion: moving ? 'no-preference' : 'reduce',
    colorScheme: light ? 'light' : 'dark',
    deviceScaleFactor: sharp ? 2 : 1,
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  context.setDefaultTimeout(patience)
  // A system that is light says nothing of what somebody wants: that is chosen here.
  if (light)
    await context.addInitScript(() => {
      // A page that is still empty has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('valley:scheme', 'light')
    })
  // Whoever wants motion looks at it.
  if (!moving) await paintNothing(context)
  const page = await context.newPage()
  tapUnhurriedly(page)
  return { name, context, page }
}

/** Makes a table from the front page. Gives the link that the others get. */
export async function makeTable({ page, name }: Person, seats: number): Promise<string> {
  await page.goto(inject('address'))
  await page.getByLabel(t('home.name')).fill(name)
  await page.getByRole('radio', { name: String(seats), exact: true }).check()
  await page.getByRole('button', { name: t('home.make') }).click()
  await page.getByRole('list', { name: t('lobby.seats') }).waitFor()
  return page.url()
}

export async function sitDown({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel(t('home.name')).fill(name)
  await page.getByRole('button', { name: t('sit.down'), exact: true }).click()
}

/** The question's place: it stands on every table that is being played. */
export const question = ({ page }: Person) => page.getByRole('region', { name: t('ask'), exact: true })
/** Once no answer to the question is on its way. */
export const answered = (person: Person) => expect.poll(() => question(person).getAttribute('aria-busy')).toBe('false')
/** Waits until the page has gone back past the entries of closed sheets: going back aborts a reload that has begun. */
export const leftSheets = ({ page }: Person) => expect.poll(() => openSheets(page)).toEqual([])
/** The same where a tap that came late may have opened something that nobody wants. */
export const closedSheets = ({ page }: Person) =>
  expect
    .poll(async () => {
      const open = await openSheets(page)
      if (open.length > 0) await page.keyboard.press('Escape')
      return open
    })
    .toEqual([])
const openSheets = (page: Page) => page.evaluate(() => (history.state as { sheets?: unknown[] } | null)?.sheets ?? [])
export const end = ({ page }: Person) => page.getByRole('table', { name: t('end.table') })

/** Closes the pages that lie over a result where it is first seen, to be turned by whoever wants no motion. */
export const toPoints = ({ page }: Person) => page.getByRole('button', { name: t('end.toPoints') }).click()

/** How the end of a game says to somebody who has won. */
export function resultSaid({ result, seats, you }: Pick<View, 'result' | 'seats' | 'you'>): string {
  const [winner = -1, ...more] = result?.winners ?? []
  const total = result?.scores.find(({ seat }) => seat === winner)?.total ?? 0
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  if (more.length > 0) return t('end.shared', { names: [winner, ...more].map(nameOf), total })
  return winner === you ? t('end.youWin', { total }) : t('end.wins', { name: nameOf(winner), total })
}

/** A table at which everybody sits and the first question is asked. The first of them is the host. */
export async function seated(...people: readonly Person[]): Promise<string> {
  const [host, ...guests] = people
  if (!host) throw new Error('nobody came')
  const link = await makeTable(host, people.length)
  for (const guest of guests) await sitDown(guest, link)
  await Promise.all(people.map(person => question(person).waitFor()))
  return link
}

/** The site's API, called from outside any page. */
export const reach: Reach = (path, request) => fetch(inject('address') + path, request)

/** Somebody's seat on another device of theirs: knows at once what the page is about to be told, and can answer for it. */
export async function deviceOf({ page }: Person): Promise<Client> {
  const { id, token } = await page.evaluate(() => {
    const table = location.pathname.split('/').at(-1) ?? ''
    return { id: table, token: localStorage.getItem(`valley:seat:${table}`) }
  })
  return new Client(reach, id, token)
}

/**
 * What the page fetches by itself once it has come to rest, and 20 seconds later the end of a game, comes at once, or not at
 * all, for whoever opens it from now on.
 */
export const fetchesAhead = ({ context }: Person, when: 'at once' | 'never') =>
  context.addInitScript(isWanted => {
    const { setTimeout: later } = window
    const sooner = (call: () => void, ms?: number) =>
      ms !== 4_000 && ms !== 20_000 ? later(call, ms) : isWanted ? later(call) : 0
    window.setTimeout = Object.assign(sooner, later)
  }, when === 'at once')

export const leave = (...people: readonly Person[]) => Promise.all(people.map(({ context }) => context.close()))

/** The people of one file's tests: when a test is over all leave. */
export function company(): {
  readonly here: readonly Person[]
  readonly come: (name: string, screen?: Screen) => Promise<Person>
} {
  let browser: Browser
  let here: readonly Person[] = []
  beforeAll(async () => {
    browser = await sharedBrowser()
  })
  afterEach(async () => {
    const gone = here
    here = []
    await leave(...gone)
  })
  return {
    get here() {
      return here
    },
    come: async (name, screen) => {
      const person = await arrive(browser, name, screen)
      here = [...here, person]
      return person
    },
  }
}
