// Taking back where several seats answer in secret: what is sealed is seen, what is not sealed yet exists for nobody
// else, neither when it is made nor when it is taken back.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inOrder, simultaneously, type Effect } from '#shared/engine/effect.ts'
import { paramsFor } from '#shared/engine/log-lines.ts'
import { Chance } from '#shared/chance.ts'
import { longTimeout, runs } from '../properties/tested-game.ts'
import { knownTo } from '../known-view.ts'
import { TestTable, type Sent } from '../test-table.ts'
import { toyBoardGame, type ToyBoardState } from './toy-board-game.ts'
import { drawCoin, toyCardGame, neighbourSpends, spend, type ToyCardState, type Trader } from './toy-card-game.ts'
import type { Game } from '#shared/engine/game.ts'
import { withInstances } from '../replaced-instance.ts'

type ToyTable = TestTable<ToyBoardState>
type Viewer = number | null

const table = (seats: number, seed = 1): ToyTable =>
  new TestTable<ToyBoardState>({ game: toyBoardGame, options: {}, seats, seed: new Chance(seed).seed() })
const send = (at: ToyTable, seat: number, option: string, then?: readonly (readonly string[])[]) =>
  at.sendLegal({ seat, decision: at.referee.openFor(seat)[0] ?? '', options: [option], ...(then ? { then } : {}) })
const undo = (at: ToyTable, seat: number) => at.undo(seat)
const able = (at: TestTable) =>
  Array.from({ length: at.setting.seats }, (_, seat) => seat).filter(seat => at.referee.canUndo(seat))

/** What a viewer gets of a table, the log with it. */
const seenBy = (at: ToyTable, viewer: Viewer): string =>
  JSON.stringify([
    knownTo(viewer, at.referee),
    at.referee.waitingFor,
    at.referee.waitingFor.map(seat => at.referee.waiting(seat)),
    viewer === null ? [] : [at.referee.decisions(viewer), at.referee.canUndo(viewer)],
    at.referee.round,
    at.referee.result,
    at.lines.map(line => [line.n, line.pick, line.key, paramsFor(line, viewer)]),
  ])

/** The same, but for ids of questions, the log, and what could be taken back. */
const positionFor = (at: ToyTable, viewer: Viewer): unknown => [
  at.referee.table(viewer),
  at.referee.waitingFor,
  at.referee.waitingFor.map(seat => at.referee.waiting(seat)),
  viewer === null ? [] : at.referee.decisions(viewer).map(({ id: _, ...question }) => question),
  at.referee.round,
  at.referee.result,
]

test('what is not sealed yet is taken back without a line in the log, and nobody else sees anything of it', () => {
  const at = table(3)
  send(at, 0, '1>0')
  const before = [1, 2, null].map(viewer => seenBy(at, viewer))
  send(at, 0, '3>1')
  expect(undo(at, 0)).toEqual({ lines: [] })
  expect(undo(at, 0)).toEqual({ lines: [] })
  expect([1, 2, null].map(viewer => seenBy(at, viewer))).toEqual(before)
  expect(at.context.state.bids[0]).toEqual([])
  expect(at.referee.openFor(0)).toEqual(['0-5'])
  expect(able(at)).toEqual([])
})

test('a sealed bid is taken back with a line in the log, for everybody saw that it was sealed', () => {
  const at = table(3)
  send(at, 0, '1>0')
  send(at, 0, 'seal')
  expect(at.referee.waitingFor).toEqual([1, 2])
  expect(undo(at, 0)).toMatchObject({ lines: [{ key: 'undo', seat: 0, params: { since: 2 } }] })
  expect(at.referee.waitingFor).toEqual([0, 1, 2])
  expect(at.context.state.bids[0]).toEqual([1])
})

test('a sealed bid is taken back only while no other seat has sealed since', () => {
  const at = table(3)
  send(at, 0, 'seal')
  send(at, 1, '2>0')
  expect(able(at)).toEqual([0, 1])
  send(at, 1, 'seal')
  expect(able(at)).toEqual([1])
  expect(undo(at, 0)).toEqual({ code: 'nothing-to-undo' })
})

test('a bid that is not sealed is not taken back either once another seat has made a pick that this seat may see', () => {
  const at = table(3)
  send(at, 0, '1>0')
  send(at, 1, 'seal')
  expect(able(at)).toEqual([1])
})

test('a seal that was taken back is as if it had never been made', () => {
  const at = table(3)
  send(at, 0, 'seal')
  send(at, 1, 'seal')
  undo(at, 1)
  expect(able(at)).toEqual([0])
  undo(at, 0)
  expect(at.referee.waitingFor).toEqual([0, 1, 2])
})

test('what others have not sealed never counts, and stays when an earlier pick is taken back', () => {
  const at = table(3)
  send(at, 0, '3>0')
  send(at, 0, 'seal')
  for (const option of ['1>0', '2>1', 'back', '3>1']) send(at, 1, option)
  const theirs = at.referee.decisions(1)
  expect(able(at)).toEqual([0, 1])
  undo(at, 0)
  undo(at, 0)
  expect(at.context.state.bids).toEqual([[], [1, 7], []])
  expect(at.referee.decisions(1)).toEqual(theirs)
  undo(at, 1)
  expect(at.context.state.bids[1]).toEqual([1])
})

test('a decision keeps its id while others take back', () => {
  const at = table(3)
  send(at, 0, '1>0')
  send(at, 1, '1>1')
  undo(at, 0)
  expect([0, 1, 2].map(seat => at.referee.openFor(seat))).toEqual([['0-3'], ['1-2'], ['2-1']])
  undo(at, 1)
  expect([0, 1, 2].map(seat => at.referee.openFor(seat))).toEqual([['0-3'], ['1-3'], ['2-1']])
})

test('the last seal reveals everything: nobody takes anything back', () => {
  const at = table(2)
  send(at, 0, '1>0')
  send(at, 0, 'seal')
  send(at, 1, 'seal')
  expect(able(at)).toEqual([])
  expect([0, 1].map(seat => undo(at, seat))).toEqual([{ code: 'nothing-to-undo' }, { code: 'nothing-to-undo' }])
})

/** Two rounds of sealed answers with no checkpoint between them. */
const twice: Effect<Trader> = (trader, then) =>
  trader.seat !== 0
    ? then.go()
    : simultaneously(trader.all, spend(), { cannotFail: true, go: () => simultaneously(trader.all, spend(), then) })

test('nobody takes anything back where the next secret question follows before the next checkpoint either', () => {
  const at = new TestTable<ToyCardState>({
    game: toyCardGame({
      purses: [
        [1, 2],
        [3, 4],
      ],
      turn: twice,
    }),
    options: {},
    seats: 2,
    seed: new Uint8Array(16),
  })
  at.sendLegal({ seat: 0, decision: '0-1', options: ['c1'] })
  expect(able(at)).toEqual([0])
  at.sendLegal({ seat: 1, decision: '1-1', options: ['c3'] })
  expect(able(at)).toEqual([])
  at.sendLegal({ seat: 1, decision: '1-2', options: ['c4'] })
  expect(able(at)).toEqual([1])
  expect(at.undo(1)).toHaveProperty('lines')
  expect([at.context.state.spent, able(at)]).toEqual([[1, 3], []])
})

test('a bid and its seal in one call are taken back together', () => {
  const at = table(2)
  send(at, 0, '1>0', [['2>0'], ['seal']])
  undo(at, 0)
  expect(at.context.state.bids[0]).toEqual([])
  expect(able(at)).toEqual([])
  send(at, 0, '1>0')
  send(at, 0, '2>0', [['3>1'], ['back']])
  undo(at, 0)
  expect(at.context.state.bids[0]).toEqual([1])
})

test('a pick that was taken back and arrives once more finds no decision, under whatever id it comes', () => {
  const at = table(2)
  const sent: Sent = { seat: 0, decision: '0-1', options: ['1>0'] }
  at.sendLegal(sent)
  send(at, 1, '1>0')
  undo(at, 0)
  undo(at, 1)
  const before = at.everything
  for (const late of [sent, { ...sent, decision: '0-2' }, { ...sent, seat: 1, decision: '1-1' }]) {
    expect(at.send(late)).toEqual({ code: 'stale-decision', reason: 'not-open' })
  }
  expect(at.everything).toEqual(before)
})

test('the end of a game is never taken back', () => {
  const at = new TestTable<ToyCardState>({
    game: toyCardGame({ purses: [[1, 2]], turn: inOrder(spend(), spend()) }),
    options: {},
    seats: 1,
    seed: new Uint8Array(16),
  })
  at.sendLegal({ seat: 0, decision: '0-1', options: ['c1'] })
  at.sendLegal({ seat: 0, decision: '0-2', options: ['c2'] })
  expect([at.referee.over, able(at)]).toEqual([true, []])
})

test('the end of a game is not taken back even where it is no checkpoint', () => {
  const setting = {
    game: toyCardGame({ purses: [[1]], turn: spend() }),
    options: {},
    seats: 1,
    seed: new Uint8Array(16),
  }
  const game = withInstances<ToyCardState, Game<ToyCardState>>(setting.game, instance =>
    Object.defineProperty(instance, 'checkpoint', { value: 0 }),
  )
  const at = new TestTable<ToyCardState>({ ...setting, game })
  at.sendLegal({ seat: 0, decision: '0-1', options: ['c1'] })
  expect([at.referee.over, able(at)]).toEqual([true, []])
})

test('after an undo the same hidden things are revealed as if nothing had been taken back', () => {
  const turn = inOrder(spend(), drawCoin, spend(), spend(), neighbourSpends(true), drawCoin)
  const setting = {
    game: toyCardGame({ purses: [[1, 2, 3], [9]], bag: [5, 6, 7, 8], turn }),
    options: {},
    seats: 2,
    seed: new Uint8Array(16),
  }
  const [taken, never] = [new TestTable<ToyCardState>(setting), new TestTable<ToyCardState>(setting)]
  for (const at of [taken, never]) at.sendLegal({ seat: 0, decision: '0-1', options: ['c1'] })
  expect(able(taken)).toEqual([])
  taken.sendLegal({ seat: 0, decision: '0-2', options: ['c2'] })
  taken.undo(0)
  for (const at of [taken, never]) {
    const decision = () => at.referee.openFor(0)[0] ?? ''
    at.sendLegal({ seat: 0, decision: decision(), options: ['c3'] })
    at.sendLegal({ seat: 0, decision: decision(), options: ['c2'] })
    at.sendLegal({ seat: 1, decision: '1-1', options: ['pass'] })
  }
  expect(taken.context.state).toEqual(never.context.state)
})

interface Made {
  readonly seat: number
  readonly options: readonly string[]
  readonly then: readonly (readonly string[])[]
  readonly seals?: boolean
}

/** A batch that lays a token or two, or a single pick. */
function wish(at: ToyTable, seat: number, chance: Chance): Made {
  const [question] = at.referee.decisions(seat)
  if (!question) throw new Error('nothing is asked of this seat')
  const options = [chance.one(question.options).id]
  return { seat, options, then: options[0] !== 'seal' && question.kind === 'bid' && chance.once(4) ? [['seal']] : [] }
}

test(
  'picks and undos in any order: as if what was taken back had never been made, and nothing shown before it is due',
  longTimeout,
  () => {
    const sum = { undone: 0, beneath: 0, sealed: 0 }
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
        const at = table(seats, seed)
        const chance = new Chance(seed * 31 + seats)
        const viewers: readonly Viewer[] = at.viewers
        let made: Made[] = []
        let checkpoint = at.referee.checkpoint
        let [since, saved] = [0, JSON.stringify(at.referee.saved)]
        const asked = new Set<string>()
        let open: readonly string[] = []
        for (let steps = 0; steps < 80 && !at.referee.over; steps++) {
          const others = (seat: number) => viewers.filter(viewer => viewer !== seat)
          const undoing = able(at)
          const taker = undoing.length > 0 && chance.once(3) ? chance.one(undoing) : null
          const seat = taker ?? chance.one(at.referee.waitingFor)
          const before = others(seat).map(viewer => seenBy(at, viewer))
          const wasWaitingFor = at.referee.waitingFor
          if (taker === null) {
            const wished = wish(at, seat, chance)
            at.sendLegal({ ...wished, decision: at.referee.openFor(seat)[0] ?? '' })
            made.push({ ...wished, seals: [...wished.options, ...wished.then.flat()].includes('seal') })
          } else {
            const last = made.findLastIndex(each => each.seat === seat)
            if (last < made.length - 1) sum.beneath++
            made.splice(last, 1)
            expect(at.undo(seat)).toHaveProperty('lines')
            sum.undone++
          }
          const isSecret =
            at.referee.checkpoint === checkpoint && wasWaitingFor.includes(seat) && at.referee.waitingFor.includes(seat)
          if (isSecret) expect(others(seat).map(viewer => seenBy(at, viewer))).toEqual(before)
          else sum.sealed++

          if (at.referee.checkpoint !== checkpoint) {
            checkpoint = at.referee.checkpoint
            made = []
            saved = JSON.stringify(at.referee.saved)
            since = at.picks.length
          }
          // Who can take back follows from who has sealed, which everybody sees, and from the own picks.
          const lastOf = (each: number) => made.findLastIndex(pick => pick.seat === each)
          expect(able(at)).toEqual(
            Array.from({ length: seats }, (_, each) => each).filter(
              each => lastOf(each) >= 0 && !made.slice(lastOf(each) + 1).some(pick => pick.seals),
            ),
          )
          // No decision has an id that another one had.
          const now = Array.from({ length: seats }, (_, each) => at.referee.openFor(each)).flat()
          for (const name of now) expect(asked.has(name) && !open.includes(name)).toBe(false)
          for (const name of now) asked.add(name)
          open = now
          if (!chance.once(taker === null ? 8 : 2)) continue
          // Played again from its stored moves everything is the same, to the last number.
          expect(TestTable.again<ToyBoardState>(at.setting, saved, at.picks.slice(since)).everything).toEqual(
            at.everything,
          )
          // And beside a table at which nothing was ever taken back.
          const never = TestTable.again<ToyBoardState>(at.setting, saved, [])
          for (const each of made) never.sendLegal({ ...each, decision: never.referee.openFor(each.seat)[0] ?? '' })
          expect(at.context.state).toEqual(never.context.state)
          for (const viewer of viewers) expect(positionFor(at, viewer)).toEqual(positionFor(never, viewer))
          expect(able(at)).toEqual(able(never))
        }
      }),
      runs(30),
    )
    expect(sum.undone).toBeGreaterThan(200)
    expect(sum.beneath).toBeGreaterThan(50)
    expect(sum.sealed).toBeGreaterThan(200)
  },
)

test('a seat takes back at most fifty picks between two checkpoints, and other seats are not affected by it', () => {
  const at = table(2)
  for (let undone = 0; undone < 50; undone++) {
    send(at, 0, '1>0')
    expect([able(at), at.referee.undos.spent(0)]).toEqual([[0], false])
    undo(at, 0)
  }
  send(at, 0, '1>0')
  expect([able(at), at.referee.undos.spent(0)]).toEqual([[], true])
  expect(undo(at, 0)).toEqual({ code: 'nothing-to-undo' })
  send(at, 1, '2>0')
  expect([able(at), at.referee.undos.spent(1)]).toEqual([[1], false])
  send(at, 0, 'seal')
  send(at, 1, 'seal')
  expect([0, 1].map(seat => at.referee.undos.spent(seat))).toEqual([false, false])
})
