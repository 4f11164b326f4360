// Short games of the board in two pages, somebody on a phone by finger, somebody else at a desktop by mouse. One through the
// pages alone: they know no rule and press what is offered; on the way the phone's valley is drawn by one and by two
// fingers. One in which somebody is robbed. What the end shows is what the table says.
import { beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Decision } from '#shared/protocol.ts'
import type { TalView } from '#shared/tal/declarations.ts'
import { pointsOf, worthOf } from '#shared/tal/pyramid.ts'
import { asked, clientOf } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { isKey } from '#web/lib/tal/log/group-sentences.ts'
import { layersSaid } from '#web/lib/tal/table/naming.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { atRest, boardOf, placesOn, pressable } from './board-places.ts'
import { deliberateRound } from './deliberate-round.ts'
import { playBoard, pyramids, readBoard, shortForTwo } from './play-board.ts'
import { sharedBrowser } from './shared-browser.ts'
import { countTaps } from './taps.ts'
import { drag, draw, rest, type At } from './touch.ts'
import { expectFit, picture } from './looks.ts'
import { arrive, desktop, deviceOf, leave, phone, question, toPoints, type Person } from './people.ts'
import { byFinger, byMouse, randomFrom } from './play-valley.ts'
import { picked, robber } from './robbing-players.ts'
import { required } from '#test/shared/required.ts'
import { commonBeginning } from '#test/web/common-words.ts'
import { talView } from '#test/shared/typed-by-game.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** Runs in the page: where a finger comes down on nothing that could be carried, and as far to the right of it another. */
function emptyGround(board: Element, apart: number): At | null {
  const { left, top, width, height } = board.getBoundingClientRect()
  const isEmpty = (x: number, y: number) =>
    [
      [0, 0],
      [-6, 0],
      [6, 0],
      [0, -6],
      [0, 6],
    ].every(([right = 0, down = 0]) => {
      const there = document.elementFromPoint(x + right, y + down)
      return board.contains(there) && !there?.closest('[data-piece], button')
    })
  for (let y = top + height * 0.35; y < top + height * 0.65; y += 6) {
    for (let x = left + width * 0.3; x < left + width * 0.7 - apart; x += 6)
      if (isEmpty(x, y) && isEmpty(x + apart, y)) return [x, y]
  }
  return null
}

/** A finger draws the valley away and back, two draw it nearer and away; then one that rests looks where somebody could go. */
async function drawValley(person: Person): Promise<void> {
  const { page } = person
  const board = boardOf(person)
  const camera = async () => {
    const [x = 0, y = 0, width = 0, height = 0] = ((await board.getAttribute('viewBox')) ?? '').split(' ').map(Number)
    return [x, y, width, height] as const
  }
  const from = async (apart: number): Promise<At> => {
    const found = await board.evaluate(emptyGround, apart)
    if (!found) throw new Error('there is no empty ground')
    return found
  }
  // Revealed bids lie before the valley until anything is pressed.
  await page.keyboard.press('Shift')
  const places = placesOn(person)
  await places.first().waitFor({ state: 'attached' })
  await board.evaluate(atRest)
  const [left, , width] = await camera()
  const wide = (await board.boundingBox())?.width ?? 360
  // Towards the middle of the land, where it does not end.
  const by = left + width / 2 < 500 ? -90 : 90
  const moved = left - (by * width) / wide
  const [x, y] = await from(0)
  await drag(page, [
    [x, y],
    [x + by, y],
  ])
  await expect.poll(async () => (await camera())[0]).toBeCloseTo(moved, 0)
  const [ox, oy] = await from(0)
  await drag(page, [
    [ox, oy],
    [ox - by, oy],
  ])
  await expect.poll(async () => (await camera())[0]).toBeCloseTo(left, 0)

  const [nx, ny] = await from(40)
  await drag(
    page,
    [
      [nx, ny],
      [nx - 30, ny],
    ],
    [
      [nx + 40, ny],
      [nx + 70, ny],
    ],
  )
  await expect.poll(async () => (await camera())[2]).toBeLessThan(width * 0.8)
  await board.evaluate(atRest)
  const [, , near] = await camera()
  const [wx, wy] = await from(100)
  await drag(
    page,
    [
      [wx, wy],
      [wx + 20, wy],
    ],
    [
      [wx + 100, wy],
      [wx + 80, wy],
    ],
  )
  await expect.poll(async () => (await camera())[2]).toBeGreaterThan(near * 1.2)
  await board.evaluate(atRest)

  const place = await places.evaluateAll(pressable)
  if (!place)
    throw new Error(
      `nothing that is seen can be pressed, of ${await places.count()} places at ${await camera()}: ${await question(person).innerText()}`,
    )
  const looked = () =>
    places
      .nth(place.nth)
      .and(page.getByRole('button', { pressed: true }))
      .waitFor()
  await rest(page, [place.x, place.y], looked)
  // To lift the finger presses nothing.
  await looked()
  const scrolled = (board: Element) => {
    const around: number[] = []
    for (let up = board.parentElement; up; up = up.parentElement) around.push(up.scrollLeft, up.scrollTop)
    return around.filter(by => by !== 0)
  }
  expect([await board.evaluate(scrolled), await page.evaluate(() => visualViewport?.scale)]).toEqual([[], 1])
}

/** A finger draws a march from an overseer to a build space, and the picture stays where it is meanwhile. */
async function drawMarch(person: Person): Promise<void> {
  const board = boardOf(person)
  const device = await deviceOf(person)
  const { pieces } = required(talView(await device.view()).table)
  const overseer = required(pieces.find(({ seat, kind, at }) => seat === 0 && kind === 'overseer' && at.includes('/')))
  const figure = board.locator(`[data-piece="${overseer.id}"]`)
  await figure.tap()
  await board.evaluate(atRest)
  const places = placesOn(person, commonBeginning(['?', '!'].map(place => talText('place.space', { place, steps: 1 }))))
  const to = required(await places.evaluateAll(pressable))
  const name = await places.nth(to.nth).getAttribute('data-place')
  const box = required(await figure.boundingBox())
  const seen = await board.getAttribute('viewBox')
  await draw(
    person.page,
    [
      [box.x + box.width / 2, box.y + box.height / 2],
      [to.x, to.y],
    ],
    async () => expect(await board.getAttribute('viewBox')).toBe(seen),
  )
  await expect
    .poll(async () => talView(await device.view()).table?.mine?.march.at(-1))
    .toEqual({ piece: overseer.id, to: name })
}

const complete = ({ table }: TalView) => table?.sites.filter(site => site.complete) ?? []

/** A new table, played by both to its end; gives its link. */
async function shortGame(mira: Person, anna: Person): Promise<string> {
  const link = await shortForTwo(mira, anna)
  await expectFit(mira, 'the auction on a phone')
  await expectFit(anna, 'the auction on a desktop')
  // A march is seen as a line that is drawn from its beginning to its end.
  await anna.page.evaluate(() =>
    new MutationObserver(() => {
      const drawing = document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      if (drawing.some(frame => 'strokeDashoffset' in frame)) document.documentElement.dataset['moved'] = 'yes'
    }).observe(document.body, { subtree: true, childList: true }),
  )

  const taps = await countTaps(mira.page)
  await deliberateRound(mira, await deviceOf(anna))
  expect(await taps()).toBeLessThanOrEqual(18)

  const chance = { mira: randomFrom(11), anna: randomFrom(12) }
  let mayWrite = false
  const write = question(mira).getByText(talText('ask.march'), { exact: true })
  await Promise.all([
    playBoard(mira, chance.mira, byFinger, async () => (mayWrite = (await write.count()) > 0), talText('ask.march')),
    playBoard(anna, chance.anna, byMouse, async () => mayWrite),
  ])
  await drawValley(mira)
  await drawMarch(mira)
  const isOver = (person: Person) => () => pyramids(person).isVisible()
  await Promise.all([
    playBoard(mira, chance.mira, byFinger, isOver(mira)),
    playBoard(anna, chance.anna, byMouse, isOver(anna)),
  ])
  return link
}

test('a phone and a desktop play a short game of the board to its end', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const anna = await arrive(browser, 'Anna', { size: desktop, moving: true })
  const { view, lines } = await readBoard(await shortGame(mira, anna))
  expect(await anna.page.evaluate(() => document.documentElement.dataset['moved']), 'marches are seen moving').toBe(
    'yes',
  )

  for (const { seat } of view.seats) {
    const own = lines.filter(line => line.seat === seat)
    expect(
      own.filter(isKey('bid')).some(({ params }) => params.tablets.some(n => n > 0)),
      `seat ${seat} has bid tablets`,
    ).toBe(true)
    for (const key of ['march', 'work'] as const)
      expect(own.filter(isKey(key)).length, `seat ${seat}: ${key}`).toBeGreaterThan(0)
  }
  expect(
    lines.filter(({ key, round }) => key === 'march' && round > 1).length,
    'marches that were sealed',
  ).toBeGreaterThan(0)
  expect(lines.filter(({ key }) => key === 'build').length, 'blocks built').toBeGreaterThan(0)
  // Who presses anything seldom completes a pyramid: both pages show as many as there are, and as finished no other.
  for (const person of [mira, anna])
    expect(
      (await pyramidsShown(person)).flatMap(({ heaps }) => heaps.filter(heap => !heap.includes(talText('end.open')))),
    ).toHaveLength(complete(view).length)

  await expectFit(mira, 'the show of the end on a phone')
  await expectFit(anna, 'the show of the end on a desktop')
  await toPoints(mira)
  // Hers is played, and any key ends it.
  await anna.page.keyboard.press('Escape')
  await expectFit(mira, 'the end on a phone')
  await expectFit(anna, 'the end on a desktop')
  await picture(mira, 'board-end-phone')
  await picture(anna, 'board-end-desktop')
  await leave(mira, anna)
})

/** Every pyramid that is begun with its points, player by player, as the table says. */
function pyramidsIn({ seats, table, result }: TalView) {
  return (result?.scores ?? [])
    .map(({ seat, total }) => {
      const heaps =
        table?.sites.filter(site => site.owner === seat && site.layers.flat().some(colour => colour !== null)) ?? []
      return {
        name: seats[seat]?.name,
        total: String(total),
        heaps: heaps
          .map(({ site, size, layers, complete }) => {
            const { kind } = worthOf(layers, size, null)
            return `${complete ? `${pointsOf(size, kind)} ${talText(`kind.${kind}`)}` : `– ${talText('end.open')}`}, ${talText('site', { site })}, ${talText(`site.size.${size}`)}`
          })
          .sort(),
      }
    })
    .sort((one, other) => Number(other.total) - Number(one.total))
}
/** The same as somebody is shown it: a list of lists, the points of each in a figure. */
const pyramidsShown = (person: Person) =>
  pyramids(person)
    .getByRole('listitem')
    .filter({ has: person.page.getByRole('list') })
    .evaluateAll(players =>
      players.map(player => {
        const textOf = (part: Element | null | undefined) => part?.textContent.trim() ?? ''
        const [who, pyramids] = player.children
        // Whoever has none is told so in a line without points.
        const heaps = [...(pyramids?.children ?? [])].flatMap(heap => {
          const points = heap.querySelector('b')
          return points ? `${textOf(points)} ${textOf(heap.querySelector('small'))}` : []
        })
        const name = textOf(who?.querySelector('b'))
        return { name, total: textOf(who).slice(name.length).trim(), heaps: heaps.sort() }
      }),
    )

test('a theft is seen and told, and the end shows every pyramid with its points', async () => {
  const mira = await arrive(browser, 'Mira', { size: phone })
  const anna = await arrive(browser, 'Anna', { size: desktop })
  const link = await shortForTwo(mira, anna)
  const devices = await Promise.all([mira, anna].map(deviceOf))
  const chance = new Chance(5)
  /** They answer elsewhere until somebody is asked something of this kind; gives the view, or null at the end. */
  const playUntil = async (kind: Decision['kind'] | null): Promise<TalView | null> => {
    for (;;) {
      const answer = await asked(devices)
      const view = answer && talView(answer)
      if (view === null || view.decisions[0]?.kind === kind) return view
      await clientOf(devices, view).pick(picked(view, chance))
    }
  }
  const before = await playUntil('steal')
  const option = before?.decisions[0]?.options[0]
  if (before?.you !== robber || option?.key !== 'steal')
    throw new Error('nobody is robbed: this deal and this chance are chosen for a theft')
  const { site: number, layer, cell, colour } = option.params
  const site = async () => required((await readBoard(link)).view.table?.sites[number - 1])
  /** What readers of text are told of the site in the position. */
  const said = ({ page }: Person) =>
    page
      .getByRole('region', { name: talText('position') })
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^\\s*${talText('site', { site: number })}, `) })
      .innerText()
  const full = layersSaid(await site()).join('; ')
  for (const person of [mira, anna]) await expect.poll(() => said(person)).toContain(full)

  const block = anna.page.getByRole('button', {
    name: talText('cell.steal', { colour: talText(`colour.${colour}`), layer: layer + 1, cell: cell + 1 }),
  })
  // The bids and the marches of the round lie open before the thief until he goes on.
  await expect
    .poll(async () => {
      await anna.page
        .getByRole('button', { name: talText('marches.on') })
        .click({ timeout: 5_000 })
        .catch(() => {})
      return block.count()
    })
    .toBe(1)
  await block.click()
  await block.waitFor({ state: 'detached' })
  const bare = layersSaid(await site()).join('; ')
  expect(bare).not.toBe(full)
  for (const person of [mira, anna]) await expect.poll(() => said(person)).not.toContain(full)
  for (const person of [mira, anna]) expect(await said(person)).toContain(bare)
  await anna.page.getByRole('button', { name: talText('ask.enough') }).click()
  const theft = talText('deed.stole', {
    sites: [{ blocks: [{ n: 1, colour: talText(`colour.${colour}`) }], site: number, from: anna.name, yours: true }],
  })
  await mira.page
    .getByRole('log', { name: t('log.told') })
    .getByText(`${anna.name} ${theft}`)
    .waitFor({ state: 'attached' })
  expect(
    (await readBoard(link)).lines
      .filter(isKey('steal'))
      .filter(({ seat, params }) => seat === robber && params.site === number),
  ).toHaveLength(1)

  await playUntil(null)
  const { view } = await readBoard(link)
  const expected = pyramidsIn(view)
  expect(complete(view).length, 'pyramids that count').toBeGreaterThan(0)
  for (const person of [mira, anna]) {
    await pyramids(person).waitFor()
    expect(await pyramidsShown(person)).toEqual(expected)
  }
  await leave(mira, anna)
})
