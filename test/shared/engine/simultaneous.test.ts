// A game of sealed bids and secret voyages through the same contract as the deck-builder: in whatever order the seats
// answer, the same happens, and what is not revealed yet exists for nobody else.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyMove } from '#shared/engine/game-replay.ts'
import { paramsFor } from '#shared/engine/log-lines.ts'
import { Chance } from '#shared/chance.ts'
import { knownTo } from '../known-view.ts'
import { runs } from '../properties/tested-game.ts'
import { TestTable } from '../test-table.ts'
import { toyBoardGame, type ToyBoardState } from './toy-board-game.ts'
import { required } from '#test/shared/required.ts'

const table = (seats: number, seed = 1) =>
  new TestTable<ToyBoardState>({ game: toyBoardGame, options: {}, seats, seed: new Chance(seed).seed() })
type ToyTable = TestTable<ToyBoardState>

/** What a viewer gets of a table, but for its log. */
const seenBy = (at: ToyTable, viewer: number | null): string =>
  JSON.stringify([
    knownTo(viewer, at.referee),
    at.referee.waitingFor,
    at.referee.waitingFor.map(seat => at.referee.waiting(seat)),
    viewer === null ? [] : at.referee.decisions(viewer),
    at.referee.round,
    at.referee.checkpoint,
    at.referee.result,
  ])
const logFor = (at: ToyTable, viewer: number | null): string =>
  JSON.stringify(at.lines.map(line => [line.n, line.pick, line.key, paramsFor(line, viewer)]))

/** Lets a seat make one pick of its own choosing. Gives what was sent. */
function pickFor(at: ToyTable, seat: number, chance: Chance) {
  const [decision] = at.referee.decisions(seat)
  if (!decision) throw new Error('nothing is asked of this seat')
  const sent = { seat, decision: decision.id, options: [chance.one(decision.options).id] }
  return { sent, taken: at.sendLegal(sent) }
}

/** Plays a whole game; who answers next comes from one chance, what each seat picks from a chance of its own. */
function play(seats: number, seed: number, order: Chance): ToyTable {
  const at = table(seats, seed)
  const chances = Array.from({ length: seats }, (_, seat) => new Chance(seed * 31 + seat))
  while (!at.referee.over) {
    const seat = order.one(at.referee.waitingFor)
    pickFor(at, seat, required(chances[seat]))
  }
  return at
}

test('every order in which the seats answer gives the same state, numbers and log', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), fc.nat(), fc.nat(), (seats, seed, one, other) => {
      const [first, second] = [play(seats, seed, new Chance(one)), play(seats, seed, new Chance(other))]
      expect(first.everything).toEqual(second.everything)
      expect(first.lines).toEqual(second.lines)
      expect(first.referee.result).toEqual(second.referee.result)
    }),
    runs(60),
  )
})

test('a pick that is not sealed yet changes nothing for anybody else; sealing shows only that it was done', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
      const at = table(seats, seed)
      const chance = new Chance(seed)
      while (!at.referee.over) {
        const seat = chance.one(at.referee.waitingFor)
        const others = at.viewers.filter(viewer => viewer !== seat)
        const before = others.map(viewer => [seenBy(at, viewer), logFor(at, viewer)])
        const asked = others.map(viewer => (viewer === null ? [] : at.referee.decisions(viewer)))
        const { taken } = pickFor(at, seat, chance)
        if (at.referee.waitingFor.includes(seat) && taken.lines.length === 0) {
          expect(others.map(viewer => [seenBy(at, viewer), logFor(at, viewer)])).toEqual(before)
        } else if (taken.lines.length === 0) {
          expect(at.referee.waitingFor).not.toContain(seat)
          expect(others.map(viewer => logFor(at, viewer))).toEqual(before.map(([, log]) => log))
          expect(others.map(viewer => (viewer === null ? [] : at.referee.decisions(viewer)))).toEqual(asked)
        }
      }
    }),
    runs(60),
  )
})

test('the log counts all that one seat sealed as one pick, however many it took', () => {
  const at = table(2)
  const send = (seat: number, option: string, then?: readonly (readonly string[])[]) =>
    at.sendLegal({ seat, decision: at.referee.openFor(seat)[0] ?? '', options: [option], ...(then ? { then } : {}) })
  for (const option of ['0>1', '3>0', 'back', '3>1', 'seal']) send(0, option)
  expect(send(1, '2>0', [['seal']]).lines.map(({ n, pick, key }) => [n, pick, key])).toEqual([
    [2, 1, 'sold'],
    [3, 1, 'sold'],
  ])
})

test('a decision keeps its id while others answer theirs', () => {
  const at = table(3)
  expect([0, 1, 2].map(seat => at.referee.openFor(seat))).toEqual([['0-1'], ['1-1'], ['2-1']])
  at.sendLegal({ seat: 1, decision: '1-1', options: ['seal'] })
  expect([0, 1, 2].map(seat => at.referee.openFor(seat))).toEqual([['0-1'], [], ['2-1']])
  at.sendLegal({ seat: 2, decision: '2-1', options: ['1>0'] })
  expect([0, 1, 2].map(seat => at.referee.openFor(seat))).toEqual([['0-1'], [], ['2-2']])
  expect(at.referee.waitingFor).toEqual([0, 2])
})

test("a batch runs through its seat's own part, whoever else is still asked, and never past the seal", () => {
  for (const sealedBefore of [[], [1], [2], [1, 2]]) {
    const at = table(3)
    for (const seat of sealedBefore) at.sendLegal({ seat, decision: `${seat}-1`, options: ['seal'] })
    const before = at.everything
    const seen = at.viewers.map(viewer => seenBy(at, viewer))
    // After the seal the rest is never looked at: whether the others have sealed cannot be logged from the refusal.
    for (const rest of [
      [['seal'], ['1>0']],
      [['seal'], ['1']],
      [['seal'], ['seal']],
      [['seal'], []],
      [['1>1'], ['seal'], ['nonsense']],
    ]) {
      expect(at.send({ seat: 0, decision: '0-1', options: ['3>0'], then: rest })).toEqual({
        code: 'then-too-far',
        reason: 'too-far',
      })
    }
    expect(at.send({ seat: 0, decision: '0-1', options: ['3>0'], then: [['3>1']] })).toEqual({
      code: 'illegal-pick',
      reason: 'not-offered',
    })
    expect(at.everything).toEqual(before)
    expect(at.viewers.map(viewer => seenBy(at, viewer))).toEqual(seen)
    const answer = at.send({ seat: 0, decision: '0-1', options: ['3>0'], then: [['0>1'], ['back'], ['0>0'], ['seal']] })
    expect('lines' in answer).toBe(true)
  }
})

test("inside one seat's part a step is offered only if the voyage can be ended after it", () => {
  const at = table(2)
  for (const seat of [0, 1]) at.sendLegal({ seat, decision: `${seat}-1`, options: ['seal'] })
  const offered = (seat: number) => at.referee.decisions(seat)[0]?.options.map(option => option.id)
  const send = (seat: number, option: string) =>
    at.sendLegal({ seat, decision: at.referee.openFor(seat)[0] ?? '', options: [option] })
  // From a quay two steps lead to a quay again; the third would end at sea.
  expect(offered(0)).toEqual(['1', '5', 'seal'])
  send(0, '1')
  expect(offered(0)).toEqual(['2', '0'])
  send(0, '2')
  expect(offered(0)).toEqual(['seal'])
  // From sea one step, or three.
  expect(offered(1)).toEqual(['2', '0'])
  send(1, '2')
  expect(offered(1)).toEqual(['3', '1', 'seal'])
})

/** Lets a seat take its last pick back, if it may. */
const canUndo = (at: ToyTable) => Array.from({ length: at.setting.seats }, (_, seat) => at.referee.canUndo(seat))

test('what others have not sealed never counts: neither for whether a pick can be taken back nor for what comes of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
      const at = table(seats, seed)
      const chance = new Chance(seed)
      const asked = new Set<string>()
      for (let made = 0; made < 150 && !at.referee.over; made++) {
        const seat =
          chance.once(3) && at.referee.canUndo(chance.below(seats))
            ? chance.below(seats)
            : chance.one(at.referee.waitingFor)
        const others = at.viewers.filter(viewer => viewer !== seat)
        const before = others.map(viewer => [seenBy(at, viewer), logFor(at, viewer)])
        const { checkpoint } = at.referee
        const wasSealed = !at.referee.waitingFor.includes(seat)
        const isUndo = at.referee.canUndo(seat) && (wasSealed || chance.once(3))
        if (wasSealed && !isUndo) continue
        const logged = isUndo ? at.sendLegal({ seat, undo: true }).lines : pickFor(at, seat, chance).taken.lines
        const isSealed = !at.referee.waitingFor.includes(seat) || at.referee.checkpoint !== checkpoint
        if (!wasSealed && !isSealed) {
          expect(logged).toEqual([])
          expect(others.map(viewer => [seenBy(at, viewer), logFor(at, viewer)])).toEqual(before)
        }
        if (isUndo && wasSealed) expect(logged.map(({ key }) => key)).toEqual(['undo'])
        for (const id of at.referee.openFor(seat)) {
          expect(asked.has(id)).toBe(false)
          asked.add(id)
        }
      }
    }),
    runs(60),
  )
})

test('a seal is taken back only while nobody else has sealed since, and nothing is once all is revealed', () => {
  const at = table(3)
  const send = (seat: number, option: string) =>
    at.sendLegal({ seat, decision: at.referee.openFor(seat)[0] ?? '', options: [option] })
  send(0, '3>0')
  send(0, 'seal')
  send(1, '2>0')
  expect(canUndo(at)).toEqual([true, true, false])
  send(1, 'seal')
  expect(canUndo(at)).toEqual([false, true, false])
  expect(at.undo(0)).toEqual({ code: 'nothing-to-undo' })
  expect(at.sendLegal({ seat: 1, undo: true }).lines.map(({ key, seat }) => [key, seat])).toEqual([['undo', 1]])
  expect([at.referee.waitingFor, at.referee.openFor(1), at.referee.openFor(2)]).toEqual([[1, 2], ['1-3'], ['2-1']])
  send(1, 'seal')
  send(2, 'seal')
  expect(canUndo(at)).toEqual([false, false, false])
})

test('once a bot has picked for somebody whose time was out nobody can take back what was picked before, sealed or not', () => {
  const at = table(3)
  at.sendLegal({ seat: 2, decision: '2-1', options: ['seal'] })
  at.sendLegal({ seat: 0, decision: '0-1', options: ['3>0'] })
  expect(canUndo(at)).toEqual([true, false, true])
  applyMove(at.referee, { seat: 1, decision: '1-1', options: ['2>0'], late: true })
  expect(canUndo(at)).toEqual([false, false, false])
})

test('that a seat has reconsidered is said once the others could see it: after a seal taken back, not before', () => {
  const at = table(2)
  const send = (option: string) =>
    at.sendLegal({ seat: 0, decision: at.referee.openFor(0)[0] ?? '', options: [option] })
  const reconsidered = () => [0, 1].map(seat => at.referee.undos.hasReconsidered(seat))
  send('3>0')
  at.sendLegal({ seat: 0, undo: true })
  expect(reconsidered()).toEqual([false, false])
  send('seal')
  at.sendLegal({ seat: 0, undo: true })
  expect(reconsidered()).toEqual([true, false])
})

test('a copy too has no undo left for a seat that has used all of a round', () => {
  const at = table(2)
  for (let undone = 0; undone < 50; undone++) {
    at.sendLegal({ seat: 0, decision: at.referee.openFor(0)[0] ?? '', options: ['3>0'] })
    at.sendLegal({ seat: 0, undo: true })
  }
  at.sendLegal({ seat: 0, decision: at.referee.openFor(0)[0] ?? '', options: ['3>0'] })
  expect([at.referee.canUndo(0), at.referee.copy().canUndo(0)]).toEqual([false, false])
})

test('a seat takes back no more than it may, not even by picks sent together, and no reason is named for it', () => {
  const at = table(2)
  at.referee.takingBackLimit = 3
  const send = (...[first = '', ...then]: readonly string[]) =>
    at.send({
      seat: 0,
      decision: at.referee.openFor(0)[0] ?? '',
      options: [first],
      then: then.map(option => [option]),
    })
  expect(send('3>0', 'back', '3>0', 'back', '3>0')).toHaveProperty('lines')
  expect(send('back', '3>0', 'back')).toEqual({ code: 'illegal-pick', reason: 'not-offered' })
  expect(send('back', '3>0')).toHaveProperty('lines')
  for (const referee of [at.referee, at.referee.copy()]) {
    const [question] = referee.decisions(0)
    expect(question?.options.map(({ id }) => id)).not.toContain('back')
    expect(question).not.toHaveProperty('blocked')
  }
  expect(send('seal')).toHaveProperty('lines')
})

test('while every seat takes back in turn each decision keeps its id, and no id comes twice', () => {
  const at = table(3)
  const send = (seat: number, option: string) =>
    at.sendLegal({ seat, decision: at.referee.openFor(seat)[0] ?? '', options: [option] })
  for (const seat of [0, 1, 2]) send(seat, '1>0')
  for (const seat of [1, 0, 2]) at.sendLegal({ seat, undo: true })
  expect([0, 1, 2].map(seat => at.referee.openFor(seat))).toEqual([['0-3'], ['1-3'], ['2-3']])
  send(0, '2>1')
  at.sendLegal({ seat: 0, undo: true })
  expect([0, 1, 2].map(seat => at.referee.openFor(seat))).toEqual([['0-5'], ['1-3'], ['2-3']])
})

test('a game restored from a settled state with several open decisions goes on with the same ids', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(), (seats, seed) => {
      const at = table(seats, seed)
      const chance = new Chance(seed)
      let saved = JSON.stringify(at.referee.saved)
      let since = 0
      let checkpoint = at.referee.checkpoint
      while (!at.referee.over) {
        pickFor(at, chance.one(at.referee.waitingFor), chance)
        if (at.referee.checkpoint !== checkpoint) {
          saved = JSON.stringify(at.referee.saved)
          since = at.picks.length
          checkpoint = at.referee.checkpoint
        }
        const again = TestTable.again<ToyBoardState>(at.setting, saved, at.picks.slice(since))
        expect(again.everything).toEqual(at.everything)
      }
    }),
    runs(15),
  )
})
