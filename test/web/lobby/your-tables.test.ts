// The list of one's own tables: loaded a few at a time, your turn first, described in sentences, removed and put back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LogLine, View } from '#shared/protocol.ts'
import { ago, summaryOf, tablesText } from '#web/lib/lobby/table-summary.ts'
import { deleteTablesOff } from '#web/lib/lobby/tables-off.ts'
import { YourTables } from '#web/lib/lobby/your-tables.svelte.ts'
import { keepToken, noteOpened, tokenFor } from '#web/lib/table/seat-storage.ts'
import { seatsKept } from '#web/lib/table/seats-kept.ts'
import { noAnswer, type Answer } from '#web/lib/table/table-api.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import { required } from '#test/shared/required.ts'
import { fakeStorage } from '../fakes.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

const noon = new Date(2026, 10, 22, 12).getTime()
const before = (minutes: number) => new Date(noon - minutes * 60_000).toISOString()
const line = (minutes: number, seat: number | null = 1): LogLine =>
  lineOf({
    at: before(minutes),
    seat,
    text: 'entombed Urn',
    key: 'entomb',
    params: { card: { card: 'urn' }, from: 'hand', free: true },
  })
const seats = ['Mira', 'Anna'].map((name, seat) => ({ seat, name, bot: null, standIn: null, connected: true }))
const playing = (waitingFor: readonly number[], minutes = 5, more: Partial<View> = {}): View =>
  viewOf({
    phase: 'playing',
    you: 0,
    seats,
    waitingFor,
    table: { round: 3, turn: waitingFor[0] ?? null, players: [] },
    log: [line(minutes)],
    ...more,
  })
const over: Partial<View> = {
  phase: 'over',
  result: {
    scores: [
      { seat: 0, total: 48, parts: [] },
      { seat: 1, total: 62, parts: [] },
    ],
    winners: [1],
  },
}

const kept = (count: number) =>
  Array.from({ length: count }, (_, k) => ({ table: `t${k}`, token: `token-${k}`, lastOpened: noon - k }))
const answered = (view: View): Answer<View> => ({ ok: true, body: view, tag: null })
const refused = (code: 'no-such-game' | 'other-version' | 'bad-token'): Answer<View> => ({
  ok: false,
  trouble: { code, message: '' },
  view: null,
})

test('your turn comes first, then what goes on, what is over, what is gone', async () => {
  const answers: Readonly<Record<string, Answer<View>>> = {
    t0: refused('no-such-game'),
    t1: answered(playing([], 5, over)),
    t2: answered(playing([1], 5)),
    t3: answered(playing([0], 90)),
    t4: answered(playing([1], 2)),
    t5: refused('other-version'),
    t6: answered(playing([0], 1)),
    t7: { ok: false, trouble: noAnswer, view: null },
  }
  const tables = new YourTables(kept(8), table => Promise.resolve(answers[table] ?? refused('bad-token')))
  await tables.more()
  expect(tables.shown.map(({ id }) => id)).toEqual(['t6', 't3', 't7', 't4', 't2', 't1', 't5', 't0'])
})

test('of the tables where it is your turn that comes first whose time is out first, then those without a clock', async () => {
  const inHours = (hours: number): Partial<View> => ({
    waiting: { 0: { since: before(1), until: before(-60 * hours), key: 'waiting.turn', params: {} } },
  })
  const answers: Readonly<Record<string, Answer<View>>> = {
    t0: answered(playing([0], 1)),
    t1: answered(playing([0], 2, inHours(40))),
    t2: answered(playing([0], 900, inHours(2))),
    t3: answered(playing([0], 3)),
    t4: answered(playing([1], 1, { waiting: { 1: required(inHours(1).waiting?.[0]) } })),
  }
  const tables = new YourTables(kept(5), table => Promise.resolve(required(answers[table])))
  await tables.more()
  expect(tables.shown.map(({ id }) => id)).toEqual(['t2', 't1', 't0', 't3', 't4'])
})

test('a game that is over says that there is a rematch, and stands among those that go on, until this browser sits there', async () => {
  const rematch = playing([], 5, { ...over, next: 'next' })
  const answers: Readonly<Record<string, Answer<View>>> = {
    t0: answered(playing([], 2, over)),
    t1: answered(rematch),
    t2: answered(playing([1], 8)),
  }
  const tables = new YourTables(kept(3), table => Promise.resolve(required(answers[table])))
  await tables.more()
  expect(tables.shown.map(({ id }) => id)).toEqual(['t1', 't2', 't0'])
  const detail = () => summaryOf({ view: rematch }, 0, noon).detail
  expect(detail()).toBe(`${tablesText('rematch')} · Anna 62, ${t('you')} 48`)
  keepToken('next', 'a-token')
  expect(detail()).toBe(`Anna 62, ${t('you')} 48`)
  await tables.anew(kept(3))
  expect(tables.shown.map(({ id }) => id)).toEqual(['t2', 't0', 't1'])
})

test('of players with equal points the one who has won is named first', () => {
  const scores = [0, 1].map(seat => ({ seat, total: 48, parts: [] }))
  const level = playing([], 5, { phase: 'over', result: { scores, winners: [1] } })
  expect(summaryOf({ view: level }, 0, noon).detail).toBe(`Anna 48, ${t('you')} 48`)
})

test('after a solitaire that goes on elsewhere there is a next game, no rematch', () => {
  const [mira] = seats
  const alone = playing([], 5, {
    phase: 'over',
    seats: [required(mira)],
    next: 'elsewhere',
    result: { scores: [{ seat: 0, total: 48, parts: [] }], winners: [] },
  })
  expect(summaryOf({ view: alone }, 0, noon).detail).toMatch(/^The next game has begun · /)
})

test('a table of several people on one device is yours whoever of them is asked, and not while bots play', async () => {
  const [mira, anna] = seats
  const shared = (waitingFor: number, more: Partial<View> = {}) =>
    playing([waitingFor], 5, {
      id: 'here-AAAAAAAAAAAAAAAA',
      seats: [required(mira), required(anna), { seat: 2, name: 'Hapi', bot: 'club', standIn: null, connected: true }],
      ...more,
    })
  const looked = async (view: View) => {
    const tables = new YourTables(kept(1), () => Promise.resolve(answered(view)))
    await tables.more()
    return [summaryOf({ view }, 0, noon).yours, tables.shown[0]?.rank]
  }
  expect(await looked(shared(0))).toEqual([true, 0])
  expect(await looked(shared(1))).toEqual([true, 0])
  expect(await looked(shared(2))).toEqual([false, 1])
  const asleep = [required(mira), { ...required(anna), standIn: 'club' as const }]
  expect(await looked(shared(1, { seats: asleep }))).toEqual([false, 1])
})

test('twelve tables are loaded, three at a time, the newest first; more on request', async () => {
  let [under, most] = [0, 0]
  const asked: string[] = []
  const tables = new YourTables(kept(14), async table => {
    asked.push(table)
    most = Math.max(most, ++under)
    await Promise.resolve()
    under--
    return answered(playing([1]))
  })
  await tables.more()
  expect([asked.length, asked[0], most, tables.next]).toEqual([12, 't0', 3, 2])
  await tables.more()
  expect([asked.length, tables.shown.length, tables.next]).toEqual([14, 14, 0])
})

test.each(['no-answer', 'too-many', 'broken'] as const)(
  'a table that could not answer (%s) is loaded again',
  async code => {
    let online = false
    const asked: string[] = []
    const tables = new YourTables(kept(2), table => {
      asked.push(table)
      return Promise.resolve(
        online || table === 't1' ? answered(playing([1])) : { ok: false, trouble: { code, message: '' }, view: null },
      )
    })
    await tables.more()
    online = true
    await tables.again()
    expect(asked).toEqual(['t0', 't1', 't0'])
    expect(tables.shown.map(({ found }) => found && 'view' in found)).toEqual([true, true])
  },
)

test('whoever comes back to the list sees how every table stands now, but for those just taken off', async () => {
  let waitingFor = [0]
  const asked: string[] = []
  const tables = new YourTables(kept(3), table => {
    asked.push(table)
    return Promise.resolve(answered(playing(table === 't0' ? waitingFor : [1])))
  })
  await tables.more()
  required(tables.shown.find(({ id }) => id === 't2')).off = true
  waitingFor = [1]
  asked.length = 0
  await tables.anew(kept(2))
  expect(asked).toEqual(['t0', 't1'])
  expect(tables.shown.map(({ rank }) => rank)).toEqual([1, 1, 1])
})

test('what a table answers late does not take the place of what it has answered since', async () => {
  const { promise: late, resolve: fail } = Promise.withResolvers<Answer<View>>()
  const answers = [late, Promise.resolve(answered(playing([1])))]
  const tables = new YourTables(kept(1), () => required(answers.shift()))
  const first = tables.more()
  await tables.anew(kept(1))
  fail({ ok: false, trouble: noAnswer, view: null })
  await first
  expect(tables.shown.map(({ unreached }) => unreached)).toEqual([false])
})

test('whoever comes back to the list finds the seats there that were taken in another tab, each table once', async () => {
  const tokens: string[] = []
  const tables = new YourTables(kept(14), (_, token) => {
    tokens.push(token)
    return Promise.resolve(answered(playing([1])))
  })
  await tables.more()
  tokens.length = 0
  const again = (table: string) => ({ table, token: `new-${table}`, lastOpened: noon + 1 })
  await tables.anew([again('made'), again('t0'), again('t13'), ...kept(13).slice(1)])
  expect(tokens).toHaveLength(14)
  expect(tokens).toEqual(expect.arrayContaining(['new-made', 'new-t0', 'new-t13', 'token-1', 'token-11']))
  expect(tables.shown.map(({ id }) => id)).toEqual(expect.arrayContaining(['made', 't0', 't13', 't1', 't11']))
  expect([new Set(tables.shown.map(({ id }) => id)).size, tables.next]).toEqual([14, 1])
})

test('a table is taken off the list and put back, and its seat is kept all the while', () => {
  keepToken('one', 'its-token')
  noteOpened('one')
  const tables = new YourTables(seatsKept(), () => Promise.resolve(answered(playing([1]))))
  void tables.more()
  const [table] = tables.shown
  if (!table) throw new Error('nothing is shown')
  tables.take(table, true)
  expect([table.off, seatsKept(), tokenFor('one')]).toEqual([true, [], 'its-token'])
  tables.take(table, false)
  expect([table.off, seatsKept().map(({ table }) => table)]).toEqual([false, ['one']])
})

test('a deleted table of this browser can be put back while its list is shown, whatever other tabs do', async () => {
  const asked: string[] = []
  const fetch = (path: string) => {
    asked.push(path)
    return Promise.resolve(new Response(JSON.stringify({ id: path })))
  }
  const id = 'here-AAAAAAAAAAAAAAAA'
  keepToken(id, 'its-token')
  noteOpened(id)
  const tables = new YourTables(seatsKept(), () => Promise.resolve(answered(playing([1]))))
  await tables.more()
  const table = required(tables.shown[0])
  tables.take(table, true)
  // As another tab does that opens the front page.
  await deleteTablesOff(fetch)
  expect([asked, tokenFor(id)]).toEqual([[], 'its-token'])
  tables.take(table, false)
  await deleteTablesOff(fetch)
  expect([asked, seatsKept().length]).toEqual([[], 1])
  tables.take(table, true)
  tables.close()
  await expect
    .poll(async () => {
      await deleteTablesOff(fetch)
      return [asked, tokenFor(id)]
    })
    .toEqual([[`/api/games/${id}`], null])
})

test('a table of this browser that was deleted in another tab says so when it is put back', async () => {
  const id = 'here-AAAAAAAAAAAAAAAA'
  keepToken(id, 'its-token')
  noteOpened(id)
  const answers = [answered(playing([1])), refused('no-such-game')]
  const tables = new YourTables(seatsKept(), () => Promise.resolve(required(answers.shift())))
  await tables.more()
  const table = required(tables.shown[0])
  tables.take(table, true)
  tables.take(table, false)
  await expect.poll(() => table.found).toMatchObject({ trouble: { code: 'no-such-game' } })
})

test('an entry says who else plays, whose turn it is, and what happened last and when', () => {
  expect(summaryOf({ view: playing([0], 5) }, 0, noon)).toEqual({
    game: 'valley',
    who: 'Anna',
    state: t('turn.yours'),
    detail: '5 minutes ago: Anna entombed Urn',
    kept: 'Kept until 21 January 2027 if nothing happens here.',
    yours: true,
  })
  expect(summaryOf({ view: playing([1], 180) }, 0, noon)).toMatchObject({
    state: t('turn.theirs', { name: 'Anna' }),
    detail: expect.stringMatching(/^3 hours ago: Anna/),
    yours: false,
  })
})

test('a game that is over has its result, a lobby says who is missing', () => {
  expect(summaryOf({ view: playing([], 5, over) }, 0, noon)).toMatchObject({
    state: t('end.pageTitle', { names: ['Anna'] }),
    detail: `Anna 62, ${t('you')} 48`,
    yours: false,
  })
  const lobby = viewOf({ you: 0 })
  expect(summaryOf({ view: lobby }, noon - 60_000, noon)).toMatchObject({
    who: tablesText('nobody'),
    state: t('lobby.missing', { missing: 1 }),
    detail: 'last opened 1 minute ago',
  })
})

test('a table that cannot be opened says why; one of an earlier version, who played and how it ended', () => {
  const stateOf = (code: 'no-such-game' | 'no-answer' | 'bad-token') =>
    summaryOf({ trouble: { code, message: '' } }, 0, noon).state
  expect([stateOf('no-such-game'), stateOf('no-answer'), stateOf('bad-token')]).toEqual([
    tablesText('state.gone'),
    tablesText('state.offline'),
    tablesText('state.removed'),
  ])
  const remains = {
    game: 'tal',
    names: ['Mira', 'Anna'],
    result: {
      scores: [
        { seat: 0, total: 9, parts: [] },
        { seat: 1, total: 7, parts: [] },
      ],
      winners: [0],
    },
  } as const
  expect(summaryOf({ trouble: { code: 'other-version', message: '', remains } }, 0, noon)).toEqual({
    game: 'tal',
    who: 'Mira and Anna',
    state: tablesText('state.version'),
    detail: 'Mira 9, Anna 7',
    kept: '',
    yours: false,
  })
})

test.each([
  [0, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 minute ago'],
  [7_200_000, '2 hours ago'],
  [86_400_000, 'yesterday'],
  [3 * 86_400_000, '3 days ago'],
])('%i ms are %s', (passed, said) => {
  expect(ago(noon - passed, noon)).toBe(said)
})

test('what was two nights ago is not said to be of yesterday, nor what was three nights ago of the day before', () => {
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime()
  expect(ago(at(20, 12), at(21, 13))).toBe('yesterday')
  expect(ago(at(20, 18), at(22, 9))).toBe('2 days ago')
  expect(ago(at(20, 23), at(23, 22))).toBe('3 days ago')
})

test('at a table with a clock it says how much time there is, of you or of whoever is waited for', () => {
  const inMinutes = (minutes: number) => ({
    since: before(1),
    until: before(-minutes),
    key: 'waiting.turn',
    params: {},
  })
  const state = (waitingFor: readonly number[], minutes: number) =>
    summaryOf({ view: playing(waitingFor, 5, { waiting: { [waitingFor[0] ?? 0]: inMinutes(minutes) } }) }, 0, noon)
      .state
  expect(state([0], 90)).toBe(tablesText('state.timed', { standing: t('turn.yours'), span: '1 hr' }))
  expect(state([1], 3 * 24 * 60)).toBe(
    tablesText('state.timed', { standing: t('turn.theirs', { name: 'Anna' }), span: '3 days' }),
  )
  expect(state([0], 0.5)).toBe(tablesText('state.timed', { standing: t('turn.yours'), span: '30 secs' }))
})

test('a bot that plays for you or for whoever is waited for is said, and then it is not your turn', async () => {
  const standsFor = (seat: number) => ({
    seats: seats.map(each => (each.seat === seat ? { ...each, standIn: 'club' as const } : each)),
  })
  const own = summaryOf({ view: playing([0], 5, standsFor(0)) }, 0, noon)
  expect([own.state, own.yours]).toEqual([tablesText('state.ownBot'), false])
  expect(summaryOf({ view: playing([1], 5, standsFor(1)) }, 0, noon).state).toBe(
    tablesText('state.bot', { name: 'Anna' }),
  )
  // Whoever plays elsewhere at the table changes nothing.
  expect(summaryOf({ view: playing([0], 5, standsFor(1)) }, 0, noon)).toMatchObject({
    state: t('turn.yours'),
    yours: true,
  })
  const answers: Readonly<Record<string, Answer<View>>> = {
    t0: answered(playing([0], 1, standsFor(0))),
    t1: answered(playing([0], 9)),
  }
  const tables = new YourTables(kept(2), table => Promise.resolve(answers[table] ?? refused('bad-token')))
  await tables.more()
  expect(tables.shown.map(({ id }) => id)).toEqual(['t1', 't0'])
})
