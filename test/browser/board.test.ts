// A whole short game of the board, through the page alone: somebody on a phone by finger, somebody else at a desktop by
// mouse. They know no rule and press what is offered; on the way the phone's valley is drawn by one and by two fingers.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import type { LogLine, View } from '#shared/protocol.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { Client } from '#test/client/player.ts'
import { t } from '#web/lib/words/words.ts'
import { tt } from '#web/lib/tal/words.ts'
import { openBrowser } from './chromium.ts'
import { drag, type At } from './fingers.ts'
import { expectFit, picture } from './looks.ts'
import { arrive, desktop, leave, phone, question, reach, sitDown, type Person } from './people.ts'
import { byFinger, byMouse, randomFrom, type Pressing } from './play.ts'

let browser: Browser
beforeAll(async () => { browser = await openBrowser() })
afterAll(() => browser.close())

const over = ({ page }: Person) => page.getByRole('list', { name: tt('end.table') })
/** More presses than any such game needs. */
const patience = 1_500

/** Runs in the page: one thing to press, drawn at random from what is offered; null where nothing is. */
function lookAround({ drawn, done, yours, until }: { drawn: number, done: readonly string[], yours: string, until: string }) {
  if (document.querySelector('#ask[aria-busy=true]') || document.querySelector('#ask .lead b')?.textContent === until) return null
  const spot = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const [across, down] of [[.5, .5], [.5, .8], [.2, .5], [.8, .5], [.5, .2]] as const) {
      const x = left + width * across, y = top + height * down
      if (document.elementFromPoint(x, y)?.closest('button, [role=button], a') === element) return { x, y }
    }
    return null
  }
  const saysOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent.trim()
  const isDone = (element: Element) => done.includes(saysOf(element))
  const offered = [...document.querySelectorAll('#ask button:enabled, .close, [data-place], [data-colour-held]:enabled, .whole, [aria-label][aria-pressed=false]:enabled')]
    .filter(element => !element.matches('.map, .views button, .others button'))
    .flatMap(element => {
      const at = spot(element)
      return at ? [{ element, at }] : []
    })
  const own = new Set([...document.querySelectorAll('.board [role=button]')].map(saysOf).filter(says => says.includes(yours)).map(says => parseInt(/\d+/.exec(says)?.[0] ?? '')))
  const isOwn = (element: Element) => element instanceof SVGElement && element.dataset['place']?.includes('/') && own.has(parseInt(element.dataset['place']))
  // What was begun is finished, what ends a phase comes last, and figures like the own sites: so that something is built.
  const weight = (element: Element) => element.matches('#ask .first') ? isDone(element) ? .02 : 12 : element.matches('#ask button') ? .1 : element.matches('[data-place]') && element.closest('.heap') || isOwn(element) ? 8 : 1
  let left = drawn * offered.reduce((sum, { element }) => sum + weight(element), 0)
  const chosen = offered.find(({ element }) => (left -= weight(element)) < 0)
  return chosen ? { ...chosen.at, what: saysOf(chosen.element) } : null
}

/**
 * Presses what is offered, until something is so.
 * @param until what the question begins with that is not answered any more
 */
async function play({ page, name }: Person, random: () => number, press: Pressing, isSo: () => Promise<boolean>, until = '-'): Promise<void> {
  const pressed: string[] = []
  const done = [tt('ask.seal'), tt('ask.done'), tt('ask.enough'), tt('ask.through')]
  while (pressed.length < patience) {
    if (await isSo()) return
    const found = await page.evaluate(lookAround, { drawn: random(), done, yours: tt('site.yours'), until })
    if (!found) {
      await page.waitForTimeout(40)
      continue
    }
    pressed.push(found.what)
    await press(page, found)
  }
  throw new Error(`${name} goes round in circles: ${pressed.slice(-20).join(' / ')}`)
}

const short = async (page: Page, name: string) => {
  await page.goto(inject('address'))
  await page.getByRole('radio', { name: t('game.tal') }).check()
  await page.getByLabel(t('game.short')).check()
  await page.getByLabel(t('home.name')).fill(name)
  await page.getByRole('radio', { name: '2' }).check()
  await page.getByRole('button', { name: t('home.make') }).click()
  await page.getByRole('list', { name: t('lobby.seats') }).waitFor()
  return page.url()
}

/** Runs in the page: where a finger comes down on nothing that could be carried, and as far to the right of it another. */
function emptyGround(apart: number): At | null {
  const { left, top, width, height } = document.querySelector('.board')?.getBoundingClientRect() ?? new DOMRect()
  const isEmpty = (x: number, y: number) => [[0, 0], [-6, 0], [6, 0], [0, -6], [0, 6]].every(([right = 0, down = 0]) => {
    const there = document.elementFromPoint(x + right, y + down)
    return there?.closest('.board') && !there.closest('.grab, button')
  })
  for (let y = top + height * .35; y < top + height * .65; y += 6) {
    for (let x = left + width * .3; x < left + width * .7 - apart; x += 6) if (isEmpty(x, y) && isEmpty(x + apart, y)) return [x, y]
  }
  return null
}

/** Runs in the page: waits until two frames show the same part of the valley. */
const stands = () => new Promise<void>(resolve => {
  let last: string | null = null
  const look = () => {
    const board = document.querySelector('.board')
    const { left, top, width } = board?.getBoundingClientRect() ?? new DOMRect()
    const now = [board?.getAttribute('viewBox'), left, top, width].join()
    if (now === last) return resolve()
    last = now
    requestAnimationFrame(look)
  }
  look()
})

/** Runs in the page: a place on the board, and where a finger would hit it. */
function pressable(): { readonly name: string, readonly x: number, readonly y: number } | null {
  for (const element of document.querySelectorAll<SVGElement>('.board [data-place][aria-pressed=false]')) {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let across = .1; across < 1; across += .1) {
      for (let down = .1; down < 1; down += .1) {
        const x = left + width * across, y = top + height * down
        if (document.elementFromPoint(x, y)?.closest('[data-place]') === element) return { name: element.dataset['place'] ?? '', x, y }
      }
    }
  }
  return null
}

/** A finger draws the valley away and back, two draw it nearer and away; then a tap still chooses where the figure in hand would go. */
async function drawValley({ page }: Person): Promise<void> {
  const camera = async () => (await page.locator('.board').getAttribute('viewBox') ?? '').split(' ').map(Number) as [number, number, number, number]
  const from = async (apart: number): Promise<At> => {
    const found = await page.evaluate(emptyGround, apart)
    if (!found) throw new Error('there is no empty ground')
    return found
  }
  // Revealed bids lie before the valley until anything is pressed.
  await page.keyboard.press('Shift')
  await page.locator('.board [data-place]').first().waitFor({ state: 'attached' })
  await page.evaluate(stands)
  const [left, , width] = await camera(), wide = (await page.locator('.board').boundingBox())?.width ?? 360
  // Towards the middle of the land, where it does not end.
  const by = left + width / 2 < 500 ? -90 : 90, moved = left - by * width / wide
  const [x, y] = await from(0)
  await drag(page, [[x, y], [x + by, y]])
  await expect.poll(async () => (await camera())[0]).toBeCloseTo(moved, 0)
  const [ox, oy] = await from(0)
  await drag(page, [[ox, oy], [ox - by, oy]])
  await expect.poll(async () => (await camera())[0]).toBeCloseTo(left, 0)

  const [nx, ny] = await from(40)
  await drag(page, [[nx, ny], [nx - 30, ny]], [[nx + 40, ny], [nx + 70, ny]])
  await expect.poll(async () => (await camera())[2]).toBeLessThan(width * .8)
  await page.evaluate(stands)
  const [, , near] = await camera(), [wx, wy] = await from(100)
  await drag(page, [[wx, wy], [wx + 20, wy]], [[wx + 100, wy], [wx + 80, wy]])
  await expect.poll(async () => (await camera())[2]).toBeGreaterThan(near * 1.2)
  await page.evaluate(stands)

  const place = await page.evaluate(pressable)
  if (!place) throw new Error(`nothing that is seen can be pressed, of ${await page.locator('.board [data-place]').count()} places at ${await camera()}: ${await page.locator('#ask').innerText()}`)
  await page.touchscreen.tap(place.x, place.y)
  await page.locator(`.board [data-place="${place.name}"][aria-pressed=true]`).waitFor()
  expect(await page.evaluate(() => [scrollX, scrollY, document.querySelector('.valley')?.scrollTop, visualViewport?.scale])).toEqual([0, 0, 0, 1])
}

/** How a table stands, and all that was ever told there, as everybody may read it. */
async function readTable(link: string): Promise<{ readonly view: View<TalTable>, readonly lines: readonly LogLine[] }> {
  const client = new Client(reach, new URL(link).pathname.split('/').at(-1) ?? '')
  const view = await client.view() as View<TalTable>
  let lines = view.log
  for (let first = lines[0]; first; first = lines[0]) {
    const { log: older }: Pick<View, 'log'> = await (await client.call(`/log?before=${first.n}`)).json()
    if (older.length === 0) break
    lines = [...older, ...lines]
  }
  return { view, lines }
}
const complete = ({ table }: View<TalTable>) => table?.sites.filter(site => site.complete) ?? []

/** A new table, played by both to its end; gives its link. */
async function shortGame(mira: Person, anna: Person): Promise<string> {
  const link = await short(mira.page, mira.name)
  await sitDown(anna, link)
  await Promise.all([mira, anna].map(person => question(person).waitFor()))
  await expectFit(mira, 'the auction on a phone')
  await expectFit(anna, 'the auction on a desktop')
  await anna.page.evaluate(() => new MutationObserver(() => {
    if (document.querySelector('.trail.moving')) document.documentElement.dataset['moved'] = 'yes'
  }).observe(document.body, { subtree: true, childList: true }))

  const chance = { mira: randomFrom(11), anna: randomFrom(12) }
  let mayMove = false
  const move = mira.page.locator('#ask .lead b').getByText(tt('ask.move'), { exact: true })
  await Promise.all([
    play(mira, chance.mira, byFinger, async () => mayMove = await move.count() > 0, tt('ask.move')),
    play(anna, chance.anna, byMouse, async () => mayMove),
  ])
  await drawValley(mira)
  const isOver = (person: Person) => () => over(person).isVisible()
  await Promise.all([play(mira, chance.mira, byFinger, isOver(mira)), play(anna, chance.anna, byMouse, isOver(anna))])
  return link
}

test('a phone and a desktop play a short game of the board to its end', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone, sharp: true })
  const anna = await arrive(browser, 'Anna', { size: desktop, moving: true })
  const { view, lines } = await readTable(await shortGame(mira, anna))
  expect(await anna.page.evaluate(() => document.documentElement.dataset['moved']), 'marches are seen moving').toBe('yes')

  const by = (key: string, seat: number) => lines.filter(line => line.seat === seat && line.key === key)
  for (const { seat } of view.seats) {
    expect(by('bid', seat).some(({ params }) => (params['tablets'] as readonly number[]).some(n => n > 0)), `seat ${seat} has bid tablets`).toBe(true)
    for (const key of ['march', 'work']) expect(by(key, seat).length, `seat ${seat}: ${key}`).toBeGreaterThan(0)
  }
  expect(lines.filter(({ key, round }) => key === 'march' && round > 1).length, 'marches that were sealed').toBeGreaterThan(0)
  expect(lines.filter(({ key }) => key === 'build').length, 'blocks built').toBeGreaterThan(0)
  // Who presses anything seldom completes a pyramid: both pages show as many as there are, and as finished no other.
  for (const person of [mira, anna]) expect(await over(person).locator('.heaps > li:not(.open, .none)').count()).toBe(complete(view).length)

  await expectFit(mira, 'the end on a phone')
  await expectFit(anna, 'the end on a desktop')
  await picture(mira, 'board-end-phone')
  await picture(anna, 'board-end-desktop')
  expect([...mira.complaints, ...anna.complaints]).toEqual([])
  await leave(mira, anna)
})
