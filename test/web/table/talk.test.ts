// What is said at a table as the page shows it: the newest of each seat, for some seconds, and nothing of whom the reader mutes.
import { beforeAll, expect, test, vi } from 'vitest'
import { games } from '#shared/games.ts'
import { gameNames } from '#shared/game-names.ts'
import { talkEvery } from '#shared/talk.ts'
import { seriesSaid, watchingSaid, winsSaid } from '#web/lib/table/company/company-said.ts'
import { keptUntil } from '#web/lib/table/company/kept.ts'
import { talk } from '#web/lib/table/company/talk.svelte.ts'
import { signOf } from '#web/lib/table/company/talk-signs.ts'
import { canTalk, loadTalk, phrasesOf, saidBy, talkKeys } from '#web/lib/table/company/talk-words.ts'
import { company } from '#web/lib/messages/lazy-texts.ts'
import { untouched } from '#shared/table/lifetime.ts'
import { lineOf, viewOf } from '#test/shared/wire-records.ts'
import { inBrowser, open } from './sessions.ts'

inBrowser()
beforeAll(() => company.load())

const shown = () => talk.said.map(({ seat, key }) => [seat, key])

test('every phrase that a game lists has words and a sign, and there are twelve', async () => {
  for (const name of gameNames) {
    await loadTalk(name)
    expect(phrasesOf(name)).toEqual(games[name].talk)
    expect(phrasesOf(name)).toHaveLength(12)
    for (const key of phrasesOf(name)) expect([saidBy(name, key), signOf(key)]).not.toContain('')
  }
  expect(saidBy('valley', 'what-a-pyramid')).toBe('')
})

test('a seat’s newest phrase is shown for five seconds; a muted seat’s is not, and that is remembered', () => {
  const { session, last } = open()
  let end = talk.begin(session)
  last().say({ type: 'talk', seat: 1, say: 'hello' })
  vi.advanceTimersByTime(3_000)
  last().say({ type: 'talk', seat: 0, say: 'ouch' })
  last().say({ type: 'talk', seat: 1, say: 'thanks' })
  expect(shown()).toEqual([
    [0, 'ouch'],
    [1, 'thanks'],
  ])
  vi.advanceTimersByTime(4_999)
  expect(shown()).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
  talk.mute(1, true)
  end()
  end = talk.begin(session)
  last().say({ type: 'talk', seat: 1, say: 'hello' })
  expect(shown()).toEqual([])
  talk.mute(1, false)
  last().say({ type: 'talk', seat: 1, say: 'hello' })
  expect(shown()).toEqual([[1, 'hello']])
  end()
  session.close()
})

test('whoever sits down where somebody was muted before is heard', () => {
  const { session, last } = open()
  const end = talk.begin(session)
  talk.mute(0, true)
  talk.mute(1, true)
  const seat = { bot: null, standIn: null, connected: false }
  const seats = (name: string | null) => [
    { ...seat, seat: 0, name: 'Mira' },
    { ...seat, seat: 1, name },
  ]
  talk.hearAnew(viewOf({ phase: 'lobby', seats: seats('Anna') }))
  expect(talk.muted).toEqual([0, 1])
  talk.hearAnew(viewOf({ phase: 'lobby', seats: seats(null) }))
  expect(talk.muted).toEqual([0])
  last().say({ type: 'talk', seat: 1, say: 'hello' })
  expect(shown()).toEqual([[1, 'hello']])
  talk.mute(0, false)
  end()
  session.close()
})

test('who has said something waits until the table would take more, which counts from when it has heard it', () => {
  const { session, last, say } = open(undefined, 'mine')
  const end = talk.begin(session)
  expect([talk.say('hello'), talk.isResting]).toEqual([false, false])
  last().open()
  say(viewOf({ you: 0 }))
  expect([talk.say('hello'), talk.isResting]).toEqual([true, true])
  vi.advanceTimersByTime(900)
  last().say({ type: 'talk', seat: 0, say: 'hello' })
  vi.advanceTimersByTime(talkEvery - 1)
  last().say({ type: 'talk', seat: 1, say: 'hello' })
  expect(talk.isResting).toBe(true)
  vi.advanceTimersByTime(1)
  expect(talk.isResting).toBe(false)
  end()
  session.close()
})

test('there is something to say where another person sits, not to bots', () => {
  const { seats } = viewOf()
  expect(canTalk(viewOf({ you: 0 }))).toBe(false)
  expect(canTalk(viewOf({ you: null }))).toBe(true)
  const bot = seats.map(each => (each.seat === 1 ? { ...each, name: 'Hapi', bot: 'club' as const } : each))
  expect(canTalk(viewOf({ you: 0, seats: bot }))).toBe(false)
})

test('who watches is promised no saying, only that others can be muted', () => {
  const both = viewOf().seats.map(each => ({ ...each, name: each.seat === 0 ? 'Mira' : 'Anna' }))
  const rowsOf = (you: number | null) => talkKeys(viewOf({ you, seats: both })).map(([key, what]) => `${key} ${what}`)
  expect(rowsOf(0)).toEqual(['W Say something'])
  expect(rowsOf(null)).toEqual(['W Mute players'])
})

test('a series and spectators are said in sentences, and nothing where there are none', () => {
  const seats = viewOf().seats.map(each => ({ ...each, name: each.seat === 0 ? 'Mira' : 'Anna' }))
  expect([seriesSaid(viewOf()), watchingSaid(viewOf({ you: 0 }))]).toEqual([[], ''])
  const view = viewOf({ you: 1, seats, watching: 2, series: { game: 3, wins: [2, 0], begins: 1 } })
  expect(seriesSaid(view)).toEqual(['Game 3 of this series. Games won: Mira 2, you 0.', 'You go first.'])
  expect(seriesSaid({ ...view, phase: 'over' })).toEqual(seriesSaid(view).slice(0, 1))
  const free = { seat: 2, name: null, bot: null, standIn: null, connected: false }
  const lobby = { ...view, seats: [...seats, free], series: { game: 3, wins: [2, 0, 0], begins: 1 } }
  expect(seriesSaid(lobby)).toEqual(seriesSaid(view))
  expect(seriesSaid({ ...lobby, series: { ...lobby.series, begins: 2 } })).toEqual(seriesSaid(view).slice(0, 1))
  expect([0, 1].map(seat => winsSaid(view, seat))).toEqual(['Mira: 2 games won', 'You: 0 games won'])
  expect(watchingSaid(view)).toBe('2 watch')
  expect(watchingSaid({ ...view, you: null })).toBe('You are watching, with 1 other')
  expect(watchingSaid({ ...view, id: 'here-AAAAAAAAAAAAAAAA', you: null })).toBe('')
})

test('games won are counted from the second game on, or once one is over, and never for one who plays alone', () => {
  const seats = viewOf().seats.map(each => ({ ...each, name: each.seat === 0 ? 'Mira' : 'Anna' }))
  const at = (game: number, wins: readonly number[]) => winsSaid(viewOf({ you: 1, seats, series: { game, wins } }), 0)
  expect([at(1, [0, 0]), at(1, [1, 0]), at(2, [0, 0])]).toEqual(['', 'Mira: 1 game won', 'Mira: 0 games won'])
  const [mira] = seats
  if (mira) expect(winsSaid(viewOf({ you: 0, seats: [mira], series: { game: 2, wins: [0], best: 84 } }), 0)).toBe('')
})

test('a table is kept until it says so itself, or during the game for sixty days after its last line', () => {
  const at = '2026-11-24T12:00:00.000Z'
  expect(keptUntil(viewOf())).toBeNull()
  expect(keptUntil(viewOf({ log: [lineOf({ at })] }))).toBe(Date.parse(at) + untouched)
  expect(keptUntil(viewOf({ keptUntil: at, log: [lineOf({ at: '2026-01-01T00:00:00Z' })] }))).toBe(Date.parse(at))
})
