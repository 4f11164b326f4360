// The board game's log joined into groups, and what is announced of it: one sentence for what was done in one go, nothing
// twice, somebody else's turn when it is over.
import { describe, expect, test } from 'vitest'
import type { Colour } from '#shared/tal/board.ts'
import type { TalDecision, TalLine } from '#shared/tal/declarations.ts'
import type { Mine } from '#shared/tal/table.ts'
import { logGroupsOf } from '#web/lib/tal/log/log-groups.ts'
import { Announcer } from '#web/lib/tal/log/announcer.ts'
import { groupPieces } from '#web/lib/tal/log/group-sentences.ts'
import { plain, waitingPieces, type Told } from '#web/lib/messages/telling.ts'
import { decision, line } from '#test/shared/tal/wire-fixtures.ts'
import { viewOf } from '#test/web/fakes.ts'
import { watchTalGame } from '#test/web/played-games.ts'
import { unannounced } from './unannounced.ts'
import '#test/web/learn-words.ts'

const view = viewOf({
  game: 'tal',
  you: 0,
  phase: 'playing',
  seats: ['Mira', 'Anna', 'Tom', 'Lea'].map((name, seat) => ({ seat, name, bot: null, connected: true })),
})
const at = (phase: 'auction' | 'overseers' | 'workers' | 'steal' | 'build', turn: number | null) => ({
  round: 6,
  phase,
  turn,
  mine: null,
  pharaoh: [],
})
const told = (lines: readonly TalLine[], now = at('build', null)) =>
  logGroupsOf(lines, now).map(deed => plain(groupPieces(view, deed)))
const work = (
  n: number,
  seat: number,
  piece: number,
  from: string,
  to: string,
  steps = 1,
  via: readonly string[] = [],
) => line(n, seat, 'work', { piece: `${seat}w${piece}`, from, to, steps, via })
const march = (n: number, seat: number, overseer: number, ...[from = '', ...way]: readonly string[]) =>
  line(n, seat, 'march', {
    piece: `${seat}o${overseer}`,
    from,
    to: way.at(-1) ?? '',
    steps: way.length,
    via: way.slice(0, -1),
  })

describe('log groups', () => {
  test('groups that one player got are one; so are those that nobody got', () => {
    expect(
      told([
        line(1, 3, 'bid', { tablets: [2] }),
        line(2, 1, 'won', { group: 1, blocks: ['white', 'red'], bids: [] }),
        line(3, 0, 'won', { group: 0, blocks: ['blue'], bids: [] }),
        line(4, 1, 'won', { group: 2, blocks: ['white', 'blue'], bids: [] }),
        line(5, null, 'unsold', { group: 3, blocks: [], bids: [], to: 'bag' }),
        line(6, null, 'unsold', { group: 4, blocks: [], bids: [], to: 'bag' }),
      ]),
    ).toEqual([
      'Anna took groups B and C: 1 red, 2 white and 1 blue',
      'You took group A: 1 blue',
      'Groups D and E go back into the bag',
    ])
  })
  test('a march is one, whoever stopped it and whatever was claimed on it', () => {
    expect(
      told([
        march(1, 3, 2, '17', '18', '3/C'),
        march(2, 0, 2, '21', '9/C'),
        march(3, 0, 1, '22', '21', '9/H'),
        line(4, 0, 'claim', { site: 9, piece: '0o1' }),
        march(5, 2, 2, '17', '16', '21'),
        line(6, 2, 'stopped', { piece: '2o2', at: '9/H', to: '21', by: 0 }),
      ]),
    ).toEqual([
      'Lea: 17 → 18 → 3/C',
      'You: 21 → 9/C and 22 → 21 → 9/H; claimed site 9',
      'Tom: 17 → 16 → 21 → 9/H, taken by you: waits in 21',
    ])
  })
  test('an own figure that stood in the way is nobody else, and older lines do not say whose it was', () => {
    const stopped = (params: { readonly by?: number }) =>
      told([march(1, 2, 2, '17', '16'), line(2, 2, 'stopped', { piece: '2o2', at: '15/B', to: '16', ...params })])
    expect(stopped({ by: 2 })).toEqual(['Tom: 17 → 16 → 15/B, which was taken: waits in 16'])
    expect(stopped({})).toEqual(stopped({ by: 2 }))
    expect(stopped({ by: 1 })).toEqual(['Tom: 17 → 16 → 15/B, taken by Anna: waits in 16'])
  })
  test('a worker that goes on is one, and who is done says how many steps are left', () => {
    const lines = [
      march(1, 3, 2, '17', '18'),
      work(2, 3, 5, '16', '14/C'),
      work(3, 0, 1, '16', '21'),
      work(4, 0, 1, '21', '9/D', 2, ['22']),
    ]
    expect(told(lines, at('workers', 0)).slice(1)).toEqual([
      'Lea: a worker 16 → 14/C, 1 step',
      'Lea is done: 5 steps unused',
      'You: a worker 16 → 21 → 22 → 9/D, 3 steps',
    ])
    expect(told(lines, at('steal', null)).at(-1)).toBe('You are done: 3 steps unused')
    expect(told(lines.slice(1), at('steal', null)).slice(0, 2)).toEqual([
      'Lea: a worker 16 → 14/C, 1 step',
      'You: a worker 16 → 21 → 22 → 9/D, 3 steps',
    ])
  })
  test('blocks are counted by site, and what came of them follows', () => {
    const build = (n: number, site: number, colour: Colour) => line(n, 1, 'build', { site, colour, layer: 0, cell: n })
    expect(
      told([
        build(1, 9, 'white'),
        build(2, 9, 'white'),
        build(3, 4, 'red'),
        line(4, 1, 'complete', { site: 9, size: 'large', kind: 'single', points: 12 }),
        line(5, 1, 'unused', { blocks: ['blue'] }),
      ]),
    ).toEqual([
      'Anna built 2 white on site 9 and 1 red on site 4; completed the pyramid of site 9: large, one colour, 12 points; left 1 blue to the Pharaoh',
    ])
  })
  test('what was taken back is struck, and begins nothing new', () => {
    const lines = [
      work(1, 1, 1, '16', '14/A'),
      work(2, 1, 2, '16', '14/B'),
      line(3, 1, 'undo', { since: 2 }),
      work(4, 1, 1, '14/A', '14/C'),
    ]
    expect(told(lines, at('workers', 1))).toEqual([
      'Anna: a worker 16 → 14/A, 1 step',
      'Anna: a worker 16 → 14/B, 1 step (undone)',
      'Anna: a worker 14/A → 14/C, 1 step',
    ])
    const undone = logGroupsOf(lines, at('workers', 1))[1]
    expect(
      undone &&
        groupPieces(view, undone)
          .filter(piece => piece.undone === true)
          .map(({ text }) => text)
          .join(''),
    ).toBe('Anna: a worker 16 → 14/B, 1 step')
  })
})

describe('the announcer', () => {
  const hear = (
    teller: Announcer,
    lines: readonly TalLine[],
    table: ReturnType<typeof at>,
    asked: TalDecision | null = null,
    away = false,
  ) => teller.announce({ view: { ...view, waitingFor: [1] }, table, lines, decision: asked, away })

  test('tells a turn of somebody else when it is over, in one sentence', () => {
    const teller = new Announcer([])
    const lines = [work(1, 1, 1, '16', '14/A'), work(2, 1, 2, '16', '21'), work(3, 1, 2, '21', '9/B')]
    expect(hear(teller, lines.slice(0, 2), at('workers', 1))).toEqual([])
    expect(hear(teller, lines, at('workers', 1))).toEqual([])
    expect(hear(teller, lines, at('workers', 0), decision('work', { left: 3 }))).toEqual([
      'Anna moved workers to 14/A and 9/B.',
      'Move your workers: 3 steps left.',
    ])
    expect(hear(teller, lines, at('workers', 0), decision('work', { left: 3 }))).toEqual([])
  })
  test('tells revealed bids with their sums, and a march by its ends and by what stopped it', () => {
    const teller = new Announcer([])
    const bids = [
      { seat: 1, tablets: 2, value: 5 },
      { seat: 0, tablets: 1, value: 4 },
    ]
    expect(
      hear(
        teller,
        [
          line(1, 1, 'won', { group: 1, blocks: ['white', 'red'], bids }),
          line(2, 1, 'won', { group: 3, blocks: ['red'], bids: [{ seat: 1, tablets: 1, value: 1 }] }),
        ],
        at('overseers', null),
      ),
    ).toEqual(['Anna took group B for 5 (you 4) and group D for 1: 2 red and 1 white.'])
    const marched = [
      march(3, 1, 1, '16', '21', '9/A'),
      march(4, 1, 2, '16', '19'),
      march(5, 1, 1, '9/A', '21'),
      line(6, 1, 'stopped', { piece: '1o1', at: '9/B', to: '21' }),
      line(7, 1, 'claim', { site: 9, piece: '1o1' }),
    ]
    expect(hear(teller, marched, at('workers', 0))).toEqual([
      'Anna moved an overseer from 16 to 21 (9/B was taken) and one from 16 to 19; claimed site 9.',
    ])
  })
  test('tells a theft by what was stolen where, and of whom', () => {
    const steal = (n: number, site: number, colour: Colour) =>
      line(n, 1, 'steal', { site, colour, layer: 0, cell: n, from: 0, piece: '1w1' })
    expect(
      hear(new Announcer([]), [steal(1, 9, 'red'), steal(2, 9, 'red'), steal(3, 4, 'blue')], at('build', null)),
    ).toEqual(['Anna stole 2 red blocks from your site 9 and 1 blue block from your site 4.'])
  })
  test('tells blocks of several colours by how many there are of each', () => {
    const steal = (n: number, colour: Colour) =>
      line(n, 1, 'steal', { site: 9, colour, layer: 0, cell: n, from: 0, piece: '1w1' })
    expect(hear(new Announcer([]), [steal(1, 'red'), steal(2, 'red'), steal(3, 'blue')], at('build', null))).toEqual([
      'Anna stole 3 blocks (2 red, 1 blue) from your site 9.',
    ])
  })
  test('says by name who is doing what', () => {
    const waiting = {
      1: { since: '', key: 'waiting.march', params: {} },
      2: { since: '', key: 'waiting.march', params: {} },
    }
    const said = (seats: readonly number[]) => plain(waitingPieces({ ...view, waiting }, 1, '', seats))
    expect([said([1]), said([1, 2])]).toEqual(['Anna is moving overseers', 'Anna and Tom are moving overseers'])
  })
  test('a site taken over on the way belongs to the turn', () => {
    const lines = [work(1, 1, 1, '16', '9/A'), line(2, 1, 'takeover', { site: 9, from: 0 }), work(3, 1, 2, '16', '9/B')]
    expect(hear(new Announcer([]), lines, at('steal', null))).toEqual([
      'Anna moved workers to 9/A and 9/B; took site 9 over from you.',
    ])
  })
  test('says what nobody else hears: tablets as they are laid, a march step by step, and what is left', () => {
    const teller = new Announcer([])
    const own = (n: number, kind: 'bid' | 'march', left: number, mine: Partial<Mine>) =>
      teller.announce({
        view: { ...view, waitingFor: [0] },
        table: {
          ...at(kind === 'bid' ? 'auction' : 'overseers', null),
          mine: { tablets: [], bids: [], march: [], sealed: false, ...mine },
        },
        lines: [],
        decision: decision(kind, { left }, [], `0-${n}`),
      })
    expect(own(1, 'bid', 8, { bids: [[], []] })).toEqual(['Lay tablets on the groups: 8 left.'])
    expect(own(2, 'bid', 7, { bids: [[], [4]] })).toEqual(['Group B: 4.', '7 tablets left.'])
    expect(own(3, 'bid', 5, { bids: [[0, 0], [4]] })).toEqual(['Group A: 2 blanks.', '5 tablets left.'])
    expect(own(4, 'bid', 6, { bids: [[0, 0], []] })).toEqual(['Group B: none of yours.', '6 tablets left.'])
    own(5, 'march', 6, {})
    expect(
      own(6, 'march', 4, {
        march: [
          { piece: '0o2', to: '21' },
          { piece: '0o2', to: '9/A' },
        ],
      }),
    ).toEqual(['Second overseer to 9/A.', '4 steps left.'])
    expect(own(7, 'march', 6, {})).toEqual(['Second overseer stays.', '6 steps left.'])
  })
  test('says that what was told is taken back, and of what was not told nothing', () => {
    const teller = new Announcer([])
    const done = work(1, 0, 1, '16', '14/A')
    expect(hear(teller, [done], at('workers', 0))).toEqual(['You moved a worker to 14/A.'])
    expect(hear(teller, [done, line(2, 0, 'undo', { since: 1 })], at('workers', 0))).toEqual([
      'You undid the last move.',
    ])
    const theirs = [work(3, 1, 1, '16', '14/A'), line(4, 1, 'undo', { since: 3 })]
    expect(hear(teller, [done, line(2, 0, 'undo', { since: 1 }), ...theirs], at('steal', null))).toEqual([])
  })
  test('after an absence tells only how much has happened', () => {
    const teller = new Announcer([])
    expect(
      hear(
        teller,
        [0, 1, 2, 3, 4].map(n => work(n + 1, 1, n + 1, '16', `14/${'ABCDE'[n]}`)),
        at('steal', null),
        null,
        true,
      ),
    ).toEqual(['5 events; see the log.'])
  })
  test('in whole games says no sentence of a line twice, and tells every turn of others at most in two sentences', () => {
    for (const number of [0, 1, 2]) {
      let teller: Announcer | null = null
      let known: readonly TalLine[] = []
      watchTalGame(number, 0, ({ view, lines }) => {
        teller ??= new Announcer(lines)
        const moment = { view, table: view.table, lines, decision: view.decisions[0] ?? null }
        const fresh = lines.slice(known.length)
        const said = teller.announce(moment)
        expect(teller.announce(moment), 'again').toEqual([])
        // One sentence a turn, and with it the question and whom the table waits for.
        const seats = logGroupsOf(lines, view.table).length - logGroupsOf(known, view.table).length
        expect(said.length).toBeLessThanOrEqual(Math.max(seats, 0) + fresh.length + 3)
        known = lines
      })
    }
  })
  test('tells all that anybody does in whole games', () => {
    const keys = new Set<string>()
    for (let number = 1; number <= 12; number++) {
      let teller: Announcer | null = null
      let all: readonly TalLine[] = []
      let hearer: Told = view
      let rounds = 0
      const said: string[] = []
      watchTalGame(number, 0, ({ view, lines }) => {
        teller ??= new Announcer([])
        said.push(...teller.announce({ view, table: view.table, lines, decision: view.decisions[0] ?? null }))
        all = lines
        hearer = view
        rounds = view.table.round
      })
      // What the last round brings is read on the page of the end.
      const told = all.filter(({ round }) => round < rounds)
      expect(unannounced(hearer, told, said)).toEqual([])
      for (const { key } of told) keys.add(key)
    }
    for (const key of ['bid', 'won', 'claim', 'march', 'work', 'build', 'complete', 'unused'])
      expect(keys, key).toContain(key)
  })
})
