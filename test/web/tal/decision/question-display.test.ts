// What the question at the board says of one's blocks before a part of the round is ended, and what it asks first.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Colour } from '#shared/tal/board.ts'
import type { TalOption } from '#shared/tal/declarations.ts'
import type { Room } from '#shared/tal/forecast.ts'
import type { TalTable } from '#shared/tal/table.ts'
import { askAt, askOf } from '#web/lib/tal/decision/question-display.ts'
import { doubleTap } from '#web/lib/platform/double-tap.ts'
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import { Intent } from '#web/lib/tal/table/intent.svelte.ts'
import { drawn } from '#test/scenes/drawn-board.ts'
import { reachOf } from '#test/shared/tal/reach.ts'
import { decision, option } from '#test/shared/tal/wire-fixtures.ts'
import { still, talSeen } from '../made-viewpoint.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

const won = (n: number): readonly Colour[] => Array.from({ length: n }, () => 'red')

/** Seat 0 is asked to move workers or to build with so much left, holds so many blocks of this round, and has won them all; its workers stand at these places. */
function asked(blocks: number, workers: readonly string[], { left }: { readonly left: number | readonly Room[] }) {
  const pieces = drawn.pieces.map(piece =>
    piece.seat === 0 && piece.kind === 'worker'
      ? { ...piece, at: workers[Number(piece.id.slice(2)) - 1] ?? '16' }
      : piece,
  )
  const players = drawn.players.map(player => (player.seat === 0 ? { ...player, blocks: won(blocks) } : player))
  const table: TalTable = {
    ...drawn,
    pieces,
    players,
    auctioned: [{ blocks: won(10), bids: [], winner: 0 }],
    pharaoh: won(5),
  }
  const end = option('enough', 'enough', {})
  const asked =
    typeof left === 'number'
      ? decision('work', { left }, [
          ...reachOf(table, '0w1', left).map(({ to, steps, via }) =>
            option(`0w1>${to}`, 'go', { piece: '0w1', to, steps, via }),
          ),
          end,
        ])
      : decision('build', { left }, [end])
  const sent: string[] = []
  const viewpoint = talSeen(table, { decisions: [asked], waitingFor: [0] })
  const intent = new Intent(
    {
      pick: async (_: string, [picked]: readonly string[]) => {
        sent.push(picked ?? '')
        return null
      },
      undo: async () => null,
      pending: null,
      refusal: null,
    },
    viewpoint,
  )
  const ask = () => askOf(viewpoint, intent, still)
  const press = (label: string) =>
    ask()
      ?.buttons.find(button => button.label === label)
      ?.run()
  return { ask, press, intent, sent }
}

test('before Done it is said how many blocks can be built, and how many go to the Pharaoh', () => {
  // Site 10 has one cell free, site 11 three, of which two are for the one worker there.
  expect(asked(10, ['10/A', '10/B', '11/A'], { left: 3 }).ask()?.forecast).toBe(
    talText('forecast', { blocks: 10, built: 3, unused: 7, pharaoh: 12, of: 30 }),
  )
  expect(
    asked(10, ['11/A', '11/B'], {
      left: [
        { site: 11, blocks: 3 },
        { site: 10, blocks: 1 },
      ],
    }).ask()?.forecast,
  ).toBe(talText('forecast', { blocks: 10, built: 4, unused: 6, pharaoh: 11, of: 30 }))
  expect(asked(0, [], { left: 3 }).ask()?.forecast).toBe('')
})
test('where all blocks would be lost, Done asks first', () => {
  const { ask, press, sent } = asked(10, [], { left: 3 })
  press(talText('ask.done'))
  expect([sent, ask()?.lead, ask()?.note]).toEqual([[], talText('lose'), talText('lose.what', { n: 10, still: 0 })])
  press(talText('lose.not'))
  expect(ask()?.lead).toBe(talText('ask.move'))
  press(talText('ask.done'))
  // A double tap has not read what was asked.
  vi.advanceTimersByTime(doubleTap - 1)
  press(talText('lose.it'))
  expect([sent, ask()?.lead]).toEqual([[], talText('lose')])
  vi.advanceTimersByTime(1)
  press(talText('lose.it'))
  expect(sent).toEqual(['enough'])
})
test('whoever does something else instead has not said so', () => {
  const { ask, press, intent } = asked(10, [], { left: 3 })
  press(talText('ask.done'))
  intent.lookTo('10/A')
  expect(ask()?.lead).toBe(talText('ask.move'))
})
test('building asks first as long as nothing is built that could be', () => {
  const left = { left: [{ site: 11, blocks: 2 }] }
  const none = asked(10, ['11/A'], left)
  const some = asked(9, ['11/A'], left)
  none.press(talText('ask.enough'))
  some.press(talText('ask.enough'))
  expect([none.sent, none.ask()?.note, some.sent]).toEqual([[], talText('lose.what', { n: 10, still: 2 }), ['enough']])
})
test('nobody is asked where nothing can be done about it', () => {
  const far = asked(10, ['17', '17', '17', '17', '17'], { left: 0 })
  far.press(talText('ask.done'))
  const full = asked(10, [], { left: [] })
  full.press(talText('ask.through'))
  const empty = asked(0, [], { left: 3 })
  empty.press(talText('ask.done'))
  expect([far.sent, full.sent, empty.sent]).toEqual([['enough'], ['enough'], ['enough']])
})
test('nor who may take a site over and build there: what is foretold counts with it', () => {
  // Site 9 is a rival's, with one overseer and one worker of its owner; two cells are empty.
  const strong = asked(10, ['9/D', '9/E'], { left: 3 })
  expect(strong.ask()?.forecast).toBe(talText('forecast', { blocks: 10, built: 2, unused: 8, pharaoh: 13, of: 30 }))
  strong.press(talText('ask.done'))
  expect(strong.sent).toEqual(['enough'])
})

test('where tablets can be laid and none is, sealing asks first', () => {
  const sealing = (bids: readonly (readonly number[])[], lays: readonly TalOption[]) => {
    const mine = { tablets: [2], bids, march: [], sealed: false }
    const sent: string[] = []
    const pick = async (_: string, [picked]: readonly string[]) => {
      sent.push(picked ?? '')
      return null
    }
    const question = decision('bid', { left: 1 }, [...lays, option('seal', 'seal', {})])
    const viewpoint = talSeen({ ...drawn, mine }, { decisions: [question], waitingFor: [0] })
    const intent = new Intent({ pick, undo: async () => null, pending: null, refusal: null }, viewpoint)
    const ask = () => askOf(viewpoint, intent, still)
    ask()
      ?.buttons.find(({ ends }) => ends)
      ?.run()
    return { ask, sent }
  }
  const lays = [option('2>0', 'lay', { tablet: 2, group: 0 })]
  const none = sealing([[], []], lays)
  expect([none.sent, none.ask()?.lead, none.ask()?.note]).toEqual([[], talText('lose'), talText('lose.noBid')])
  vi.advanceTimersByTime(doubleTap)
  none
    .ask()
    ?.buttons.find(({ ends }) => ends)
    ?.run()
  expect(none.sent).toEqual(['seal'])
  expect([sealing([[4], []], lays).sent, sealing([[], []], []).sent]).toEqual([['seal'], ['seal']])
})

test('a bid says so where its tablets can no longer be taken back', () => {
  const noteOf = (bids: readonly (readonly number[])[], lifts: readonly TalOption[]) => {
    const mine = { tablets: [], bids, march: [], sealed: false }
    const question = decision('bid', { left: 1 }, [...lifts, option('seal', 'seal', {})])
    const viewpoint = talSeen({ ...drawn, mine }, { decisions: [question], waitingFor: [0] })
    const none = async () => null
    return askOf(viewpoint, new Intent({ pick: none, undo: none, pending: null, refusal: null }, viewpoint), still)
      ?.note
  }
  const usual = noteOf([[], []], [])
  expect(usual).not.toBe(talText('ask.kept'))
  expect(noteOf([[4], []], [option('4<0', 'lift', { tablet: 4, group: 0 })])).toBe(usual)
  expect(noteOf([[4], []], [])).toBe(talText('ask.kept'))
})

test('a game that is watched again asks nothing, whoever’s eyes it is seen through', () => {
  const end = option('enough', 'enough', {})
  const viewpoint = talSeen({}, { decisions: [decision('build', { left: [] }, [end])], waitingFor: [0] })
  const none = () => Promise.resolve(null)
  const intent = new Intent({ pick: none, undo: none, pending: null, refusal: null }, viewpoint)
  expect(askAt({ isReplay: false }, viewpoint, intent, still)?.own).toBe(true)
  expect(askAt({ isReplay: true }, viewpoint, intent, still)).toBeNull()
})
