// Four people play a whole game of a mix that one of them has put together, with pharaohs: one of them loads the page again in
// the middle of a turn, another loses the connection. At the end all see the same result, and come to the same next table.
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { expectFit, picture } from './looks.ts'
import { makeMix } from './make-mix.ts'
import {
  answered,
  arrive,
  desktop,
  deviceOf,
  end,
  leftSheets,
  phone,
  question,
  sitDown,
  toPoints,
  type Person,
} from './people.ts'
import { byFinger, byMouse, play, playElsewhere } from './play-valley.ts'
import { cardsIn, hand, notRules, pyramid, usableIn } from './valley-table.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

let browser: Browser
let people: Person[] = []
let at = ''
beforeAll(async () => {
  browser = await sharedBrowser()
  people = await Promise.all(
    ['Mira', 'Anna', 'Tom', 'Jola'].map((name, k) => arrive(browser, name, { size: k < 2 ? phone : desktop })),
  )
})
const person = (seat: number) => required(people[seat])
const press = (seat: number) => (seat < 2 ? byFinger : byMouse)
/** Whether something could answer, also where it lies under what is opened over the table. */
async function isAsked(seat: number): Promise<boolean> {
  const { page } = person(seat)
  const asked = question(person(seat))
  // Cards of a spread and pharaohs do not say of themselves that they can be chosen: what can be has a state.
  if ((await page.locator('[data-state~=can]').count()) > 0) return true
  if ((await asked.getAttribute('aria-busy')) !== 'false' || (await asked.getByRole('timer').count()) > 0) return false
  return (await asked.getByRole('button', { disabled: false, name: notRules }).count()) > 0
}
/** Which cards lie in the pyramid that somebody is shown, and in that of the table itself. */
const pyramidShown = async (seat: number) => (await cardsIn(pyramid(person(seat)))).sort().join()
const pyramidOfTable = async () =>
  valleyTable((await (await deviceOf(person(0))).view()).table)
    .pyramid.flat()
    .flatMap(card => (card ? [card.id] : []))
    .sort()
    .join()

const playable = (seat: number) => usableIn(hand(person(seat)))

/** The seat that the table waits for, once every page shows it. */
async function whoIsAsked(): Promise<number> {
  let found = -1
  await expect
    .poll(async () => {
      found = (await Promise.all(people.map((_, seat) => isAsked(seat)))).indexOf(true)
      return found
    })
    .toBeGreaterThanOrEqual(0)
  return found
}

/** Once what was pressed last is answered, and every page shows the table as it is then. */
async function settled(): Promise<void> {
  await Promise.all(people.map(answered))
  await expect
    .poll(
      async () => new Set(await Promise.all([pyramidOfTable(), ...people.map((_, seat) => pyramidShown(seat))])).size,
    )
    .toBe(1)
}

/** Everybody plays until somebody stops the whole table. */
async function playUntil(stop: (seat: number, pressed: number) => boolean | Promise<boolean>): Promise<void> {
  let stopped = false
  const playOne = (each: Person, seat: number) =>
    play(each, {
      seed: 40 + seat,
      press: press(seat),
      taste: t('way.entomb'),
      isStopped: () => stopped,
      until: async pressed => (stopped ||= await stop(seat, pressed)),
    })
  await Promise.all(people.map(playOne))
}

test('one puts a mix together, they sit down and the game begins by itself', async () => {
  const [host, ...guests] = [person(0), ...people.slice(1)]
  at = await makeMix(host, {
    sets: ['books', 'statues', 'priests', 'builders'],
    joined: true,
    starters: 'both',
    pharaohs: true,
    seats: 4,
  })
  for (const guest of guests) await sitDown(guest, at)
  await Promise.all(people.map(each => question(each).waitFor()))
})

test('one loads the page again in the middle of a turn and is asked the same', async () => {
  await playUntil((_, pressed) => pressed > 12)
  await settled()
  const seat = await whoIsAsked()
  const { page } = person(seat)
  // What was only begun is not kept over a reload, nor what was opened over it.
  for (let opened = 0; opened < 3; opened++) await page.keyboard.press('Escape')
  const seen = async () => ({
    question: await question(person(seat)).innerText(),
    cards: await cardsIn(page),
  })
  const before = await seen()
  await leftSheets(person(seat))
  await page.reload()
  await question(person(seat)).waitFor()
  await expect.poll(seen).toEqual(before)
})

test('one loses the connection, is told so, and comes back to the present table', async () => {
  await playUntil((_, pressed) => pressed > 8)
  await settled()
  const seat = ((await whoIsAsked()) + 3) % 4
  const { context, page } = person(seat)
  const lost = page.getByRole('status').filter({ hasText: t('line.lost') })
  const known = await pyramidShown(seat)
  await context.setOffline(true)
  await lost.waitFor()
  await playElsewhere(people, async () => (await pyramidOfTable()) !== known)
  expect(await pyramidShown(seat)).toBe(known)
  await context.setOffline(false)
  await lost.waitFor({ state: 'detached' })
  await settled()
})

test('the table fits phone and desktop, and axe finds nothing serious', async () => {
  await playUntil(async (seat, pressed) => seat === 2 && pressed > 25 && (await playable(2).count()) > 3)
  await expectFit(person(0), 'table on a phone')
  await expectFit(person(2), 'table on a desktop')
  await picture(person(0), 'table-phone-waiting')
  await picture(person(2), 'table-desktop')
  await playUntil(async seat => seat === 0 && (await playable(0).count()) > 3)
  await expectFit(person(0), 'table on a phone, asked')
  await picture(person(0), 'table-phone')
})

test('they play to the end and agree on it', async () => {
  await playUntil(() => false)
  await Promise.all(people.map(each => end(each).waitFor()))
  const told = await Promise.all(
    people.map(each =>
      end(each)
        .getByRole('columnheader')
        .evaluateAll(heads => heads.flatMap(head => /\d+$/.exec(head.textContent.trim()) ?? [])),
    ),
  )
  expect(told[0]).toHaveLength(4)
  expect(new Set(told.map(totals => totals.join(' '))).size).toBe(1)
  await expectFit(person(0), 'the show of the end on a phone')
  await expectFit(person(2), 'the show of the end on a desktop')
  await Promise.all(people.map(toPoints))
  await picture(person(0), 'end-phone')
  await picture(person(2), 'end-desktop')
  await expectFit(person(0), 'end on a phone')
  await expectFit(person(2), 'end on a desktop')
})

test('what is shown set by set adds up to the total', async () => {
  const columns = await end(person(0)).evaluate(table => {
    if (!(table instanceof HTMLTableElement)) throw new Error('the scores are no table')
    const [heads = [], ...rows] = [...table.rows].map(row => [...row.cells].slice(1))
    return heads.map((head, k) => ({
      total: Number(/\d+$/.exec(head.textContent.trim())?.[0]),
      sum: rows.reduce((sum, row) => sum + Number(row[k]?.querySelector('b')?.textContent), 0),
    }))
  })
  // One who entombs little may end with nothing, but not all of them.
  expect(Math.max(...columns.map(({ total }) => total))).toBeGreaterThan(0)
  for (const { total, sum } of columns) expect(sum).toBe(total)
})

test('the end is a show: without motion as pages to turn, else played, and any key ends it', async () => {
  const { page } = person(3)
  const shown = page.getByRole('region', { name: t('end.show'), includeHidden: true })
  const again = page.getByRole('button', { name: t('end.show') })
  await again.click()
  // Four tombs, the points turn by turn, what decided it.
  const pages = 6
  await shown.getByText(t('end.page', { n: 1, of: pages })).waitFor()
  // With each page another heading takes the focus, so that it is read.
  const heading = shown.getByRole('heading', { level: 2 })
  const first = await heading.elementHandle()
  for (let n = 1; n < pages; n++) await page.keyboard.press('ArrowRight')
  await shown.getByRole('heading', { name: t('end.named') }).waitFor()
  await expect.poll(() => heading.evaluate(each => each === document.activeElement)).toBe(true)
  expect(await first?.evaluate(each => each.isConnected)).toBe(false)
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
  // What opened it has the focus again.
  expect(await again.evaluate(button => button === document.activeElement)).toBe(true)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await again.click()
  await shown.getByText(t('end.skip')).waitFor()
  await page.keyboard.press('Shift')
  await shown.waitFor({ state: 'detached' })
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('whoever plays again comes to the same next table', async () => {
  for (const { page } of people) {
    await page.getByRole('button', { name: new RegExp(`^(?:${t('end.again')}|${t('end.againJoin')})$`) }).click()
    await page.waitForURL(address => address.href !== at)
  }
  await Promise.all(people.map(each => question(each).waitFor()))
  expect(new Set(people.map(({ page }) => page.url())).size).toBe(1)
})
