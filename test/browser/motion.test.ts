// What is seen to move, on a real table: the table is always in its new state, nothing is in the way of a press, and
// nothing is left behind. Scenes are stopped as they begin, so that nothing depends on how fast this machine is.
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { t } from '#web/lib/messages/page-texts.ts'
import { sharedBrowser } from './shared-browser.ts'
import { answered, arrive, desktop, deviceOf, phone, question, seated, type Person } from './people.ts'
import { byFinger, byMouse, play, playElsewhere } from './play-valley.ts'
import {
  buyableIn,
  cardsIn,
  confirmBuying,
  endTurn,
  hand,
  handCard,
  isLively,
  players,
  pyramid,
  takeAndLetGo,
  ways,
} from './valley-table.ts'
import type { At } from './touch.ts'
import { required } from '#test/shared/required.ts'
import { valleyTable } from '#test/shared/typed-by-game.ts'

let browser: Browser
let buyer: Person
let watcher: Person
beforeAll(async () => {
  browser = await sharedBrowser()
  const [mira, anna] = await Promise.all([
    arrive(browser, 'Mira', { size: phone, moving: true }),
    arrive(browser, 'Anna', { size: desktop, moving: true }),
  ])
  await seated(mira, anna)
  await Promise.all([mira, anna].map(person => layer(person).waitFor({ state: 'attached' })))
  const begins = endTurn(mira)
  await begins
    .or(question(mira).filter({ hasText: anna.name }))
    .first()
    .waitFor()
  ;[buyer, watcher] = (await begins.isVisible()) ? [mira, anna] : [anna, mira]
})

// What moves is drawn for the eye alone, in a layer that readers of text are not told of: nothing in it has a role or a name, so
// it is found by the classes that draw it.
const layer = ({ page }: Person) => page.locator('.motion')
type Picture = '*' | '.coin' | '.flying:not(.coin)' | '.outlined.from' | '.outlined.to'
const pictures = (person: Person, kind: Picture = '*') => layer(person).locator(`> ${kind}`)

declare global {
  interface Window {
    /** How many scenes there were since they are stopped. */
    scenes: number
  }
}

/** From now on every scene stops at its first moment, and how many there were is counted. */
const stopScenes = (person: Person) =>
  layer(person).evaluate(layer => {
    window.scenes = 0
    new MutationObserver(changes => {
      if (!changes.some(change => change.addedNodes.length > 0)) return
      window.scenes++
      for (const each of document.getAnimations()) if (each.constructor === Animation) each.pause()
    }).observe(layer, { childList: true })
  })
const scenes = ({ page }: Person) => page.evaluate(() => window.scenes)

/** Where the pictures of one kind are when they begin to move, and just before they have come there. */
const flights = (person: Person, kind: Picture) =>
  pictures(person, kind).evaluateAll(pictures =>
    pictures.map(picture => {
      const [moving] = picture.getAnimations()
      const { delay = 0, duration = 0 } = moving?.effect?.getTiming() ?? {}
      const middleAt = (time: number) => {
        if (moving) moving.currentTime = time
        const { x, y, width, height } = picture.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
      return { from: middleAt(Number(delay)), to: middleAt(Number(delay) + Number(duration) * 0.98) }
    }),
  )

const within = (
  box: { x: number; y: number; width: number; height: number } | null,
  { x, y }: { x: number; y: number },
) => box !== null && x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height

test('while a card goes back to the hand another can be taken, and keys do what they do', async () => {
  const { page } = buyer
  await isLively(buyer)
  // What is carried is drawn for the eye alone as well.
  const carried = page.locator('.carrying .copy')
  await page.evaluate(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      const moving = animate.apply(this, how)
      if (this.matches('.carrying .copy')) moving.pause()
      return moving
    }
  })
  const held = await cardsIn(hand(buyer))
  const [first, second] = await Promise.all(
    held.slice(0, 2).map(async (card): Promise<At> => {
      const { x, y } = required(await handCard(buyer, required(card)).boundingBox())
      return [x + 20, y + 40]
    }),
  )
  await takeAndLetGo(page, required(first))
  expect(await carried.count()).toBe(1)
  await takeAndLetGo(page, required(second))
  await page.keyboard.press('1')
  await carried.waitFor({ state: 'detached' })
  await ways(buyer).first().waitFor()
  await page.keyboard.press('Escape')
  await ways(buyer).first().waitFor({ state: 'detached' })
})

test('a purchase: coins go from the hand to the price, and the table is in its new state meanwhile', async () => {
  const { page } = buyer
  await watcher.page.emulateMedia({ reducedMotion: 'reduce' })
  await Promise.all([buyer, watcher].map(stopScenes))
  const offer = pyramid(buyer)
    .locator('[data-card]')
    .filter({ has: buyableIn(page) })
    .first()
  const bought = await offer.getAttribute('data-card')
  const place = Number(await offer.getAttribute('data-place'))
  const box = await offer.boundingBox()
  const held = await cardsIn(hand(buyer))
  await offer.getByRole('button').click()
  await confirmBuying(buyer).click()
  await pictures(buyer).first().waitFor({ state: 'attached' })

  expect(await cardsIn(pyramid(buyer))).not.toContain(bought)
  expect((await cardsIn(hand(buyer))).length).toBeLessThan(held.length)
  const area = await hand(buyer).boundingBox()
  expect(await pictures(buyer, '.coin').count()).toBe(held.length - (await cardsIn(hand(buyer))).length)
  const coins = await flights(buyer, '.coin')
  for (const { from, to } of coins) {
    expect(within(area, from), `${JSON.stringify(from)} in the hand`).toBe(true)
    expect(within(box && { ...box, y: box.y - 12 }, to), `${JSON.stringify(to)} at place ${place}`).toBe(true)
  }
  const flying = await flights(buyer, '.flying:not(.coin)')
  expect(flying.some(({ from }) => within(box && { ...box, y: box.y - 12, height: box.height + 24 }, from))).toBe(true)
})

test('where motion is reduced nothing moves: both ends are outlined, for a while', async () => {
  await pictures(watcher, '.outlined.from').first().waitFor({ state: 'attached' })
  expect(await pictures(watcher, '.outlined.to').count()).toBeGreaterThan(0)
  const moved = await watcher.page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(each => (each.effect instanceof KeyframeEffect ? each.effect.getKeyframes() : []))
      .filter(frame => ['transform', 'translate', 'rotate', 'scale'].some(name => name in frame)),
  )
  expect(moved).toEqual([])
  await watcher.page.evaluate(() => {
    for (const each of document.getAnimations()) if (each.constructor === Animation) each.play()
  })
  await expect.poll(() => pictures(watcher).count()).toBe(0)
})

test('a press in the middle of it is taken, and ends it', async () => {
  expect(await pictures(buyer).count()).toBeGreaterThan(0)
  await players(buyer).getByRole('button', { name: watcher.name }).first().click()
  await expect.poll(() => pictures(buyer).count()).toBe(0)
  await buyer.page
    .getByRole('dialog')
    .getByRole('button', { name: t('close') })
    .click()
})

/** Both play on until something can be seen on the buyer's page. */
async function playUntil(isSo: () => Promise<boolean>): Promise<void> {
  let done = false
  await Promise.all(
    [buyer, watcher].map((person, seat) =>
      play(person, {
        seed: 5 + seat,
        press: person.name === 'Mira' ? byFinger : byMouse,
        isStopped: () => done,
        until: async () => (done ||= await isSo()),
      }),
    ),
  )
}

test('to a page that is not seen nothing moves, and coming back shows the state', async () => {
  const { page } = buyer
  const shown = (hidden: boolean) =>
    page.evaluate(is => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: is })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await playUntil(async () => (await pictures(buyer).count()) > 0)
  await shown(true)
  expect(await pictures(buyer).count()).toBe(0)
  const before = await scenes(buyer)
  const shownThere = async () => (await cardsIn(pyramid(buyer))).sort().join()
  const device = await deviceOf(buyer)
  const lies = async () =>
    valleyTable((await device.view()).table)
      .pyramid.flat()
      .flatMap(card => (card ? [card.id] : []))
      .sort()
      .join()
  await Promise.all([buyer, watcher].map(answered))
  await expect.poll(async () => (await shownThere()) === (await lies())).toBe(true)
  const known = await shownThere()
  await playElsewhere([buyer, watcher], async () => (await lies()) !== known)
  await expect.poll(async () => (await shownThere()) === (await lies())).toBe(true)
  await shown(false)
  expect(await scenes(buyer)).toBe(before)
  expect(await pictures(buyer).count()).toBe(0)
})
