// What is announced at the board game's table: one sentence for what was done in one go, nothing twice, somebody else's turn
// when it is over.
import { describe, expect, test } from 'vitest'
import type { Colour } from '#shared/tal/board.ts'
import type { TalDecision, TalLine } from '#shared/tal/declarations.ts'
import type { Mine } from '#shared/tal/table.ts'
import { heardBefore, heardBeforeMove } from '#web/lib/table/announced.ts'
import { logGroupsOf } from '#web/lib/tal/log/log-groups.ts'
import { Announcer } from '#web/lib/tal/log/announcer.ts'
import { plain, promptPieces, type SentenceContext } from '#web/lib/messages/telling.ts'
import { decision, line } from '#test/shared/tal/wire-fixtures.ts'
import { watchTalGame } from '#test/web/played-games.ts'
import { at, march, view, work } from './moments.ts'
import { unannounced } from './unannounced.ts'
import '#test/web/load-texts.ts'

describe('the announcer', () => {
  const announce = (
    announcer: Announcer,
    lines: readonly TalLine[],
    table: ReturnType<typeof at>,
    asked: TalDecision | null = null,
    away = false,
  ) => announcer.announce({ view: { ...view, waitingFor: [1] }, table, lines, decision: asked, away })

  test('announces a turn of somebody else in one sentence, when it is over', () => {
    const announcer = new Announcer(-1)
    const lines = [work(1, 1, 1, '16', '14/A'), work(2, 1, 2, '16', '21'), work(3, 1, 2, '21', '9/B')]
    expect(announce(announcer, lines.slice(0, 2), at('workers', 1))).toEqual([])
    expect(announce(announcer, lines, at('workers', 1))).toEqual([])
    expect(announce(announcer, lines, at('workers', 0), decision('work', { left: 3 }))).toEqual([
      'Anna moved workers to 14/A and 9/B.',
      'Move your workers: 3 steps left.',
    ])
    expect(announce(announcer, lines, at('workers', 0), decision('work', { left: 3 }))).toEqual([])
  })
  test('announces what somebody else did once they go on in another phase or round, or something is asked', () => {
    const lines = [work(1, 1, 1, '16', '14/A')]
    const goesOn = at('workers', 1)
    for (const table of [at('overseers', 1), { ...goesOn, round: 7 }])
      expect(announce(new Announcer(-1), lines, table)).toEqual(['Anna moved a worker to 14/A.'])
    const next = [...lines, march(2, 1, 1, '16', '21')]
    expect(announce(new Announcer(-1), next, goesOn)[0]).toBe('Anna moved a worker to 14/A.')
    const asked = announce(new Announcer(-1), lines, goesOn, decision('claim', { site: 14, piece: '0o1' }))
    expect(asked).toEqual(['Anna moved a worker to 14/A.', 'Claim site 14?'])
  })
  test('asks in full about another site, and anew in another round', () => {
    const announcer = new Announcer(-1)
    const table = at('overseers', 0)
    const claim = (site: number, id: string) => decision('claim', { site, piece: '0o1' }, [], id)
    expect(announce(announcer, [], table, claim(14, '0-4'))).toEqual(['Claim site 14?'])
    expect(announce(announcer, [], table, claim(15, '0-5'))).toEqual(['Claim site 15?'])
    expect(announce(announcer, [], { ...table, round: 7 }, claim(15, '0-6'))).toEqual(['Claim site 15?'])
  })
  test('announces a question about a site again where it comes again, as a march goes on round the site', () => {
    const announcer = new Announcer(-1)
    const claim = (id: string) => decision('claim', { site: 14, piece: '0o1' }, [], id)
    const asked = (id: string, place: string) =>
      announce(announcer, [], at('overseers', 0, [{ id: '0o1', seat: 0, kind: 'overseer', at: place }]), claim(id))
    expect([asked('0-4', '14/A'), asked('0-4', '14/A'), asked('0-5', '14/B')]).toEqual([
      ['Claim site 14?'],
      [],
      ['Now at 14/B: Claim site 14?'],
    ])
  })
  test('announces revealed bids with their sums, and a march by its ends and by what stopped it', () => {
    const announcer = new Announcer(-1)
    const bids = [
      { seat: 1, tablets: 2, value: 5 },
      { seat: 0, tablets: 1, value: 4 },
    ]
    expect(
      announce(
        announcer,
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
    expect(announce(announcer, marched, at('workers', 0))).toEqual([
      'Anna moved an overseer from 16 to 21 (9/B was taken) and one from 16 to 19; claimed site 9.',
    ])
  })
  test('announces whom else the table waits for, and never the viewer', () => {
    const announcer = new Announcer(-1)
    const hear = (asked: TalDecision | null, ...waitingFor: readonly number[]) =>
      announcer.announce({ view: { ...view, waitingFor }, table: at('auction', null), lines: [], decision: asked })
    hear(decision('bid', { left: 8 }), 0, 1)
    expect(hear(null, 0, 1)).toEqual(['Waiting for Anna.'])
    hear(decision('bid', { left: 8 }), 0)
    expect(hear(null, 0)).toEqual([])
  })
  test('announces every move of a game that is watched again as it is shown, and asks nothing', () => {
    for (const viewer of [0, null]) {
      let announcer: Announcer | null = null
      let known = 0
      watchTalGame(0, viewer, ({ view, lines }) => {
        announcer ??= new Announcer(heardBeforeMove(lines))
        const moment = { view, table: view.table, lines, decision: view.decisions[0] ?? null, isReplay: true }
        const sentences = announcer.announce(moment)
        const fresh = lines.slice(known).filter(({ seat, key }) => seat !== null && key !== 'undo')
        known = lines.length
        if (fresh.length > 0) expect(sentences.length, fresh.map(({ text }) => text).join(' / ')).toBeGreaterThan(0)
        const asked = moment.decision && plain(promptPieces(view, moment.decision))
        expect(sentences.filter(said => said === asked || said.startsWith('Waiting for '))).toEqual([])
      })
    }
  })
  test('announces a theft by what was stolen where, and from whom', () => {
    const steal = (n: number, site: number, colour: Colour) =>
      line(n, 1, 'steal', { site, colour, layer: 0, cell: n, from: 0, piece: '1w1' })
    expect(
      announce(new Announcer(-1), [steal(1, 9, 'red'), steal(2, 9, 'red'), steal(3, 4, 'blue')], at('build', null)),
    ).toEqual(['Anna stole 2 red blocks from your site 9 and 1 blue block from your site 4.'])
  })
  test('announces blocks of several colours by how many there are of each', () => {
    const steal = (n: number, colour: Colour) =>
      line(n, 1, 'steal', { site: 9, colour, layer: 0, cell: n, from: 0, piece: '1w1' })
    expect(
      announce(new Announcer(-1), [steal(1, 'red'), steal(2, 'red'), steal(3, 'blue')], at('build', null)),
    ).toEqual(['Anna stole 3 blocks (2 red, 1 blue) from your site 9.'])
  })
  test('announces a site that was taken over during a turn with that turn', () => {
    const lines = [work(1, 1, 1, '16', '9/A'), line(2, 1, 'takeover', { site: 9, from: 0 }), work(3, 1, 2, '16', '9/B')]
    expect(announce(new Announcer(-1), lines, at('steal', null))).toEqual([
      'Anna moved workers to 9/A and 9/B; took site 9 over from you.',
    ])
  })
  test('announces what only the viewer may know: tablets as they are laid, a march step by step, and what is left', () => {
    const announcer = new Announcer(-1)
    const own = (n: number, kind: 'bid' | 'march', left: number, mine: Partial<Mine>) =>
      announcer.announce({
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
  test('announces that an announced move was undone, and nothing of a move that was undone before it was announced', () => {
    const announcer = new Announcer(-1)
    const done = work(1, 0, 1, '16', '14/A')
    expect(announce(announcer, [done], at('workers', 0))).toEqual(['You moved a worker to 14/A.'])
    expect(announce(announcer, [done, line(2, 0, 'undo', { since: 1 })], at('workers', 0))).toEqual([
      'You undid the last move.',
    ])
    const theirs = [work(3, 1, 1, '16', '14/A'), line(4, 1, 'undo', { since: 3 })]
    expect(announce(announcer, [done, line(2, 0, 'undo', { since: 1 }), ...theirs], at('steal', null))).toEqual([])
  })
  test('announces after an absence only how much has happened', () => {
    const announcer = new Announcer(-1)
    expect(
      announce(
        announcer,
        [0, 1, 2, 3, 4].map(n => work(n + 1, 1, n + 1, '16', `14/${'ABCDE'[n]}`)),
        at('steal', null),
        null,
        true,
      ),
    ).toEqual(['5 events; see the log.'])
  })
  test('announces what others did before whoever opens the page has made a first move', () => {
    const said: string[] = []
    watchTalGame(1, 1, ({ view, lines }) => {
      if (said.length > 0 || !lines.some(({ key }) => key === 'bid')) return
      const announcer = new Announcer(heardBefore(lines, 1))
      said.push(...announcer.announce({ view, table: view.table, lines, decision: view.decisions[0] ?? null }))
    })
    expect(said).toEqual([
      'Mira got the Pharaoh stone and went first.',
      'Mira laid no tablets.',
      'Lay tablets on the groups: 8 left.',
    ])
  })
  test('announces no line of a whole game twice, and every turn of others in two sentences at most', () => {
    for (const number of [0, 1, 2]) {
      let announcer: Announcer | null = null
      let known: readonly TalLine[] = []
      watchTalGame(number, 0, ({ view, lines }) => {
        announcer ??= new Announcer(heardBefore(lines, 0))
        const moment = { view, table: view.table, lines, decision: view.decisions[0] ?? null }
        const fresh = lines.slice(known.length)
        const sentences = announcer.announce(moment)
        expect(announcer.announce(moment), 'again').toEqual([])
        // One sentence a turn, and with it the question and whom the table waits for.
        const seats = logGroupsOf(lines, view.table).length - logGroupsOf(known, view.table).length
        expect(sentences.length).toBeLessThanOrEqual(Math.max(seats, 0) + fresh.length + 3)
        known = lines
      })
    }
  })
  test('announces all that anybody does in whole games', () => {
    const keys = new Set<string>()
    for (let number = 1; number <= 12; number++) {
      let announcer: Announcer | null = null
      let all: readonly TalLine[] = []
      let listener: SentenceContext = view
      let rounds = 0
      const sentences: string[] = []
      watchTalGame(number, 0, ({ view, lines }) => {
        announcer ??= new Announcer(-1)
        sentences.push(...announcer.announce({ view, table: view.table, lines, decision: view.decisions[0] ?? null }))
        all = lines
        listener = view
        rounds = view.table.round
      })
      // What the last round brings is read on the page of the end.
      const beforeLast = all.filter(({ round }) => round < rounds)
      expect(unannounced(listener, beforeLast, sentences)).toEqual([])
      for (const { key } of beforeLast) keys.add(key)
    }
    for (const key of ['bid', 'won', 'claim', 'march', 'work', 'build', 'complete', 'unused'])
      expect(keys, key).toContain(key)
  })
})
