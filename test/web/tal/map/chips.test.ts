// What lies over the edge of a part of the valley: chips and the small map, over any position of the figures and any part.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facts, ours } from '#shared/tal/board.ts'
import type { Piece, TalTable } from '#shared/tal/table.ts'
import { numberSpot, siteOf, spotOf } from '#web/lib/tal/board/board-geometry.ts'
import { cameraFor, framed, whole, type Camera } from '#web/lib/tal/map/camera.ts'
import { chip, covers, edgeOf, isInside, onPicture, type Box, type Size } from '#web/lib/tal/map/chips.ts'
import { Intent } from '#web/lib/tal/table/intent.svelte.ts'
import { uncovered } from '#web/lib/tal/map/keep-clear.ts'
import { type Viewpoint } from '#web/lib/tal/table/viewpoint.svelte.ts'
import { reachOf } from '#test/shared/tal/reach.ts'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { still, talSeen } from '../made-viewpoint.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { longTimeout, runs } from '#test/shared/properties/tested-game.ts'

/** The room of the valley on phones of 360 x 640, 360 x 740 and 390 x 844: while a march is written, and over a prospect. */
const pictures: readonly Size[] = [
  { width: 360, height: 345 },
  { width: 360, height: 357 },
  { width: 360, height: 445 },
  { width: 390, height: 549 },
]

const spaces = ours.sites.flatMap(({ site, size }) => [...facts.spaces[size]].map(letter => `${site}/${letter}`))
/** Where every figure stands: each space holds one, areas any number. */
const position = fc
  .tuple(
    fc.shuffledSubarray(spaces, { minLength: drawn.pieces.length }),
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: drawn.pieces.length, maxLength: drawn.pieces.length }),
  )
  .map(([places, areas]) =>
    drawn.pieces.map((piece, k): Piece => ({
      ...piece,
      at:
        areas[k] === 9
          ? (places[k] ?? '16')
          : (areas[k] ?? 0) < 4
            ? String(16 + (areas[k] ?? 0) * 2)
            : (places[k] ?? '16'),
    })),
  )

/** As in the first round, before anybody has claimed anything. */
const unclaimed = {
  round: 1,
  sites: drawn.sites.map(site => ({
    ...site,
    owner: null,
    complete: false,
    layers: site.layers.map(layer => layer.map(() => null)),
  })),
}

interface Asked {
  readonly viewpoint: Viewpoint
  readonly intent: Intent
  readonly areas: readonly string[]
}
/** Somebody has a figure in hand, and may have looked at a place for it. */
async function asked(
  pieces: readonly Piece[],
  figure: string,
  left: number,
  nth: number | null,
  others: Partial<TalTable> = {},
): Promise<Asked> {
  const table: TalTable = { ...drawn, ...others, pieces }
  const own = pieces.filter(({ seat, kind }) => seat === 0 && kind === (figure.includes('w') ? 'worker' : 'overseer'))
  const options = own.flatMap(({ id }) =>
    reachOf(table, id, left).map(({ to, steps, via }) => option(`${id}>${to}`, 'go', { piece: id, to, steps, via })),
  )
  const question = decision('work', { left }, options)
  const viewpoint = talSeen(table, { decisions: [question], waitingFor: [0] })
  const intent = new Intent({ pick: async () => null, undo: async () => null, pending: null, refusal: null }, viewpoint)
  intent.takeFigure(figure)
  const places = [...intent.costs.keys()]
  const target = nth === null ? undefined : places[nth % Math.max(1, places.length)]
  if (target !== undefined) intent.lookTo(target)
  return { viewpoint, intent, areas: places.filter(place => !place.includes('/')) }
}

const apart = (one: Box, other: Box) =>
  one.x >= other.x + other.width ||
  other.x >= one.x + one.width ||
  one.y >= other.y + other.height ||
  other.y >= one.y + one.height

/** Looks at the edge of a part; gives how many areas are not seen, and how many of these the small map holds. */
function look({ viewpoint, intent, areas }: Asked, part: Camera, picture: Size): readonly [away: number, rest: number] {
  const free = uncovered(viewpoint, intent)
  const { map, chips, rest } = edgeOf(part, new Map(areas.map(area => [area, numberSpot(Number(area))])), picture, free)
  if (!map) throw new Error('there is no small map')
  const scale = picture.width / part[2]
  const inPicture = <T extends { readonly x: number; readonly y: number }>(one: T) => ({
    ...one,
    x: (one.x - part[0]) * scale,
    y: (one.y - part[1]) * scale,
  })
  const boxes = [map, ...chips.map(({ x, y }) => ({ x, y, width: chip.width, height: chip.height }))]
  for (const [k, box] of boxes.entries()) {
    expect(box.width >= 44 && box.height >= 44, 'as large as a finger').toBe(true)
    expect(
      box.x >= 0 && box.y >= 0 && box.x + box.width <= picture.width && box.y + box.height <= picture.height,
      'in the picture',
    ).toBe(true)
    for (const other of boxes.slice(k + 1)) expect(apart(box, other), 'apart').toBe(true)
    for (const each of free.never) {
      const at = onPicture(each, part, scale)
      if (!('radius' in at) || (at.x > 0 && at.y > 0 && at.x < picture.width && at.y < picture.height))
        expect(covers(box, at), `over ${each.x} ${each.y}`).toBe(false)
    }
  }
  // Whatever can be reached is seen, or has a chip, or is found over the small map.
  const away = areas.filter(area => !isInside(inPicture(numberSpot(Number(area))), picture))
  expect([...chips.map(({ name }) => name), ...rest].sort()).toEqual(away.sort())
  return [away.length, rest.length]
}

const figures = fc.constantFrom('0o1', '0o2', '0w1', '0w3')
const left = fc.integer({ min: 1, max: 6 })
const nth = fc.option(fc.nat(400))

describe.each(pictures)('in a picture of $width x $height', picture => {
  test(
    'nothing lies over what can be pressed or is asked about, nor over another: where the question leads',
    longTimeout,
    async () => {
      const all: (readonly [number, number])[] = []
      await fc.assert(
        fc.asyncProperty(position, figures, left, nth, async (pieces, figure, steps, target) => {
          const about = await asked(pieces, figure, steps, target)
          all.push(
            look(
              about,
              framed(cameraFor(about.viewpoint, about.intent, still), picture.width / picture.height),
              picture,
            ),
          )
        }),
        runs(80),
      )
      const sum = (k: 0 | 1) => all.reduce((total, each) => total + each[k], 0)
      // It did look, and seldom something goes into the map, though plates and scales leave less room.
      expect(sum(0)).toBeGreaterThan(120)
      expect(sum(1)).toBeLessThan(sum(0) * 0.09)
    },
  )
  test('nor over a plate or a figure of the first round, when all stand in the middle or have just set out', async () => {
    let away = 0
    for (const seats of [2, 3, 4]) {
      // With those who went first, on and beside the sites of the middle.
      for (const gone of [[], ['13/A', '14/A', '15/B', '14/C', '13/D', '15/E', '19']]) {
        const pieces = drawn.pieces
          .filter(({ seat }) => seat < seats)
          .map((piece): Piece => ({
            ...piece,
            at: piece.seat === 1 ? (gone[Number(piece.id.slice(2))] ?? '16') : '16',
          }))
        for (const figure of ['0o1', '0w1']) {
          for (const target of [null, 0, 3, 12, 30]) {
            const about = await asked(pieces, figure, 6, target, unclaimed)
            away += look(
              about,
              framed(cameraFor(about.viewpoint, about.intent, still), picture.width / picture.height),
              picture,
            )[0]
          }
        }
      }
    }
    expect(away).toBeGreaterThan(50)
  })
  test('and wherever a finger has drawn the picture', longTimeout, async () => {
    const camera = fc
      .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 700 }), fc.integer({ min: 220, max: 640 }))
      .map(([x, y, wide]): Camera => [x, y, wide, wide])
    await fc.assert(
      fc.asyncProperty(position, figures, left, camera, async (pieces, figure, steps, hand) => {
        look(await asked(pieces, figure, steps, null), framed(hand, picture.width / picture.height), picture)
      }),
      runs(40),
    )
  })
})

test('a worker among the figures of the middle has that own site in the picture to which the fewest steps lead', async () => {
  const own = [6, 13]
  const sites = unclaimed.sites.map(each => (own.includes(each.site) ? { ...each, owner: 0 } : each))
  const { viewpoint, intent } = await asked(
    drawn.pieces.map(piece => ({ ...piece, at: '16' })),
    '0w1',
    6,
    null,
    { ...unclaimed, sites },
  )
  const [x, y, width, height] = framed(cameraFor(viewpoint, intent, still), 360 / 445)
  const offered = [...intent.costs.keys()].filter(place => place.startsWith('13/')).map(spotOf)
  expect(offered.length).toBeGreaterThan(3)
  for (const spot of offered)
    expect(spot.x > x + 20 && spot.y > y + 20 && spot.x < x + width - 20 && spot.y < y + height - 20).toBe(true)
})

const room = { width: 360, height: 360 }
const nothing = { never: [], rather: [] }
test('a chip rather goes round what is better seen', () => {
  const part = framed([0, 500, 300, 300], 1)
  const only = new Map([['19', numberSpot(19)]])
  const [plain] = edgeOf(part, only, room, nothing).chips
  const scale = room.width / part[2]
  const middle = {
    x: part[0] + ((plain?.x ?? 0) + chip.width / 2) / scale,
    y: part[1] + ((plain?.y ?? 0) + chip.height / 2) / scale,
  }
  const [round] = edgeOf(part, only, room, { never: [], rather: [middle] }).chips
  expect(round).toBeDefined()
  expect(
    Math.abs((round?.y ?? 0) - (plain?.y ?? 0)) > chip.height / 2 ||
      Math.abs((round?.x ?? 0) - (plain?.x ?? 0)) > chip.width / 2,
  ).toBe(true)
})
test('what finds no place goes into the map, the last named first; the map keeps to its corner while that is free', () => {
  const part: Camera = [0, 500, 300, 300]
  const spots = new Map(['21', '19', '18'].map(area => [area, numberSpot(Number(area))]))
  expect(edgeOf(part, spots, room, nothing)).toMatchObject({
    map: { x: room.width - 90 - chip.gap, y: chip.gap },
    rest: [],
  })
  // Only a piece of the right edge, below the map, is free.
  const wall = {
    never: [
      { x: 60, y: 650, radius: 140 },
      { x: 250, y: 740, radius: 100 },
    ],
    rather: [],
  }
  const { map, chips, rest } = edgeOf(part, spots, { width: 300, height: 300 }, wall)
  expect([map?.x, map?.y]).toEqual([300 - 90 - chip.gap, chip.gap])
  expect([chips.map(({ name }) => name), rest]).toEqual([['21'], ['19', '18']])
})
test('all of the land has no chips, and what is asked about is free of the map', () => {
  expect(edgeOf(whole, new Map([['16', numberSpot(16)]]), { width: 1048, height: 914 }, nothing).chips).toEqual([])
  const site = siteOf(5)
  const part: Camera = [site.x - 250, site.y - 50, 300, 300]
  expect(
    edgeOf(part, new Map(), room, { never: [{ x: site.x, y: site.y, radius: 54 }], rather: [] }).map,
  ).toMatchObject({ x: 360 - 90 - chip.gap, y: 360 - 80 - chip.gap })
})
