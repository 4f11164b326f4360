// What a seat has missed is told by nothing but the views that it was sent, or would have been: whatever was kept from it then
// is kept from it later, and what others seal changes no byte.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Level } from '#shared/bot-levels.ts'
import type { GameName, Missed, View } from '#shared/protocol.ts'
import { applyDiff } from '#shared/view-diff.ts'
import { anyPick } from '#test/client/player.ts'
import { asTold } from '#test/shared/as-told.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '#shared/chance.ts'
import {
  bodyOf,
  MemoryPlace,
  settled,
  type HostedTable,
  type MemoryConnection,
  type Seated,
} from '../table/memory-place.ts'
import { target } from '../push/push-target.ts'
import { longTimeout, runs } from './tested-game.ts'

interface Plan {
  readonly game: GameName
  readonly people: number
  readonly bots: readonly Level[]
  readonly options: Readonly<Record<string, unknown>>
}

const plans: readonly Plan[] = [
  { game: 'valley', people: 3, bots: [], options: { edition: 'afterlife', pharaohs: true } },
  { game: 'valley', people: 2, bots: ['newcomer', 'newcomer'], options: {} },
  { game: 'valley', people: 2, bots: ['newcomer'], options: { edition: 'last-rites', clock: 60 } },
  { game: 'tal', people: 3, bots: [], options: {} },
  { game: 'tal', people: 2, bots: ['newcomer'], options: { short: true, clock: 60 } },
]

/** A seat that a person holds, with all that it was sent. */
interface Sitter extends Seated {
  readonly line: MemoryConnection
  /** The version of its view right after its last decision. */
  decided: number
}

/** One game, at which everybody looks on all the time. */
class Game {
  private constructor(
    private readonly place: MemoryPlace,
    readonly table: HostedTable,
    readonly sitters: readonly Sitter[],
    private readonly chance: Chance,
  ) {}

  static async made({ game, people, bots, options }: Plan, seed: number): Promise<Game> {
    const place = new MemoryPlace(seed)
    const { table, seated } = await place.made({ game, seats: people + bots.length, options, bots: [...bots] }, [
      ...['Anna', 'Bert', 'Cleo'].slice(0, people),
    ])
    const sitters = seated.map(each => ({ ...each, line: table.connect(each.token), decided: 0 }))
    for (const sitter of sitters) sitter.decided = sitter.line.view.version
    await settled()
    return new Game(place, table, sitters, new Chance(seed))
  }

  get isOver(): boolean {
    return required(this.sitters[0]).line.view.phase === 'over'
  }

  /** Something that somebody does, or that comes with time. */
  async step(): Promise<void> {
    await this.place.pass(this.chance.once(12) ? 70_000 : 800)
    if (this.chance.once(4)) this.table.unload()
    const able = this.sitters.filter(({ line, seat }) => line.view.canUndo && !line.view.seats[seat]?.standIn)
    const asked = this.sitters.filter(({ line }) => line.view.decisions.length > 0)
    const sitter = this.chance.one(this.sitters)
    const standIn = sitter.line.view.seats[sitter.seat]?.standIn
    if (able.length > 0 && this.chance.once(6)) {
      const fickle = this.chance.one(able)
      bodyOf(await this.table.machine.undo(fickle.token))
      fickle.decided = fickle.line.view.version
    } else if (standIn && this.chance.once(5)) {
      bodyOf(await this.table.machine.comeBack(sitter.token, sitter.seat))
    } else if (!standIn && this.chance.once(25) && !this.isOver) {
      bodyOf(await this.table.machine.standIn(sitter.token, sitter.seat, { bot: 'newcomer', forGood: false }))
    } else if (asked.length > 0) {
      const { line, token } = required(this.chance.one(asked))
      const pick = anyPick(this.chance.one(line.view.decisions), this.chance)
      const { version } = line.view
      bodyOf(await this.table.machine.pick(token, pick))
      const one = required(asked.find(each => each.token === token))
      // Bots may have picked on before the answer came: the own decision is the first of what has come.
      one.decided = required(line.views.find(view => view.version > version)).version
    }
    await settled()
  }

  /** The answer for a seat, as text. */
  async told({ token }: Seated): Promise<string> {
    const { status, text } = await this.table.machine.missed(token)
    expect(status, text).toBe(200)
    return text
  }
}

/** The views that a seat was sent since its last decision, that one included, each version once. */
const sentSince = ({ line, decided }: Sitter): readonly View[] =>
  [...new Map(line.views.map(view => [view.version, view])).values()].filter(({ version }) => version >= decided)

test.each(plans)(
  '$game with $people people, $bots: a seat is told the views that it was sent',
  longTimeout,
  async plan => {
    const seen = { answers: 0, steps: 0, sealed: 0 }
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 90, max: 150 }), async (seed, steps) => {
        const game = await Game.made(plan, seed)
        const chance = new Chance(seed)
        for (let step = 0; step < steps && !game.isOver; step++) {
          const isCompared = chance.once(3)
          const sitter = chance.one(game.sitters)
          const before = isCompared ? await game.told(sitter) : ''
          const { version } = sitter.line.view
          const { length } = game.table.rows.texts
          await game.step()
          if (!isCompared) continue
          const text = await game.told(sitter)
          if (sitter.line.view.version === version && game.table.rows.texts.length > length) {
            // Something was stored of which this seat learns nothing.
            expect(text).toBe(before)
            seen.sealed++
          }
          const { from, changes }: Missed = JSON.parse(text)
          const told = changes.reduce((views, change) => [...views, applyDiff(required(views.at(-1)), change)], [from])
          expect(told).toEqual(sentSince(sitter).map(asTold))
          seen.answers++
          seen.steps += changes.length
        }
        expect(game.table.unexpectedErrors).toEqual([])
      }),
      runs(1),
    )
    expect(seen.answers).toBeGreaterThan(15)
    expect(seen.steps).toBeGreaterThan(40)
    expect(seen.sealed).toBeGreaterThan(0)
  },
)

test('of a long absence at most the last 400 steps are told, and they lead to the present', longTimeout, async () => {
  const place = new MemoryPlace(4)
  const { table, seated } = await place.made({ game: 'valley', seats: 4 }, ['Anna', 'Bert', 'Cleo', 'Dora'])
  const [anna, ...others] = seated.map(({ token }) => token)
  bodyOf(await table.machine.standIn(required(anna), 0, { bot: 'newcomer', forGood: false }))
  const lines = others.map(token => ({ token, line: table.connect(token) }))
  const chance = new Chance(4)
  const seen = table.connect(required(anna))
  const isOver = () => seen.view.phase === 'over' || seen.view.version > 450
  while (!isOver()) {
    await place.pass(1000)
    for (const { token, line } of lines) {
      const [decision] = line.view.decisions
      if (line.view.canUndo && chance.once(2)) bodyOf(await table.machine.undo(token))
      else if (decision) bodyOf(await table.machine.pick(token, anyPick(decision, chance)))
    }
  }
  const now = bodyOf<View>(await table.machine.fetchView(required(anna), null))
  expect(now.version).toBeGreaterThan(420)
  const { from, changes } = bodyOf<Missed>(await table.machine.missed(required(anna)))
  expect(changes.length).toBeLessThanOrEqual(400)
  expect(changes.length).toBeGreaterThan(360)
  const last = changes.reduce<View>((view, change) => applyDiff(view, change), from)
  expect(last).toEqual(asTold(now, changes.length))
})

test('no more than 1,000 rows are read for it, also where most of them have changed nothing', longTimeout, async () => {
  const place = new MemoryPlace(2)
  const { table, seated } = await place.made({ game: 'valley', seats: 2 }, ['Anna', 'Bert'])
  const chance = new Chance(1)
  const looks = async (seat: number) => bodyOf<View>(await table.machine.fetchView(required(seated[seat]).token, null))
  const acting = required((await looks(0)).waitingFor[0])
  const { token } = required(seated[acting])
  const picks = async () => {
    const { decisions } = await looks(acting)
    return bodyOf<View>(await table.machine.pick(token, anyPick(required(decisions[0]), chance)))
  }
  const missed = async () => bodyOf<Missed>(await table.machine.missed(required(seated[1 - acting]).token))
  await picks()
  expect((await missed()).changes).toHaveLength(1)
  for (let row = 0; row < 1000; row++) {
    await place.pass(60_000)
    bodyOf(await table.machine.pushTo(token, acting, target(`${row}`)))
  }
  const before = await looks(1 - acting)
  await picks()
  const { from, changes } = await missed()
  expect(changes).toHaveLength(1)
  expect(from).toEqual(asTold(before, 0))
})
