// Bots play at a table: what of it is stored, what everybody is sent, and when.
import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { Replay } from '#shared/engine/game-replay.ts'
import { games } from '#shared/games.ts'
import type { GameHistory, MadeTable, View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { BotTable, reactionTime, withRandomBots, type Plan } from './bot-table.ts'
import { bodyOf, settled } from './memory-place.ts'

const plans: readonly Plan[] = [
  { game: 'valley', people: 1, bots: ['newcomer'] },
  { game: 'valley', people: 2, bots: ['newcomer', 'newcomer'], options: { edition: 'last-rites', pharaohs: true } },
  { game: 'valley', people: 1, bots: ['newcomer', 'club', 'newcomer'], options: { edition: 'afterlife' } },
  { game: 'tal', people: 1, bots: ['newcomer'], options: { short: true } },
  { game: 'tal', people: 2, bots: ['newcomer', 'club'], options: { short: true } },
]

test.each(plans)(
  '$game, $people with bots $bots: a whole game, whose rows are the same however often the table is unloaded',
  async plan => {
    const kept = await BotTable.made(plan, 5)
    await kept.playOn()
    await kept.check()
    const forgetful = await BotTable.made(plan, 5)
    await forgetful.playOn(Infinity, () => {
      forgetful.table.unload()
    })
    await forgetful.check()
    expect(kept.view.phase).toBe('over')
    expect(forgetful.table.rows.texts).toEqual(kept.table.rows.texts)
    for (const { table } of [kept, forgetful]) expect(table.unexpectedErrors).toEqual([])
  },
)

test.each(plans)(
  '$game, $people with bots $bots: all that bots pick until a person is asked is one row, of which everybody is sent each step',
  async plan => {
    const played = await BotTable.made(plan, 6)
    await played.playOn()
    const kinds = played.rows.map(({ event }) => event.kind)
    expect(kinds.filter((kind, at) => kind === 'bots' && kinds[at + 1] === 'bots')).toEqual([])
    const lengths = played.rows.flatMap(({ event }) => (event.kind === 'bots' ? event.picks.length : []))
    expect(Math.max(...lengths)).toBeGreaterThan(4)

    const { options, seats, seed, picks } = bodyOf<GameHistory>(await played.table.machine.history(null))
    expect(picks).toHaveLength(
      kinds.filter(kind => kind === 'pick').length + lengths.reduce((sum, length) => sum + length, 0),
    )
    const replay = new Replay(games[plan.game], { options, seats, seed: hexToBytes(seed), moves: picks })
    const tables = played.lookers.map((): string[] => [])
    for (let at = 0; at <= replay.length; at++) {
      replay.goTo(at)
      for (const [index, { following }] of played.lookers.entries()) {
        const { referee } = replay
        tables[index]?.push(JSON.stringify([referee.table(following.view.you), referee.waitingFor]))
      }
    }
    for (const [index, { following, whole }] of played.lookers.entries()) {
      const steps = following.messages.flatMap(message => (message.type === 'change' ? message : []))
      const isPresence = (view: object) => Object.keys(view).every(key => key === 'seats' || key === 'watching')
      expect(steps.every(({ from, version, view }) => version === from + 1 || isPresence(view))).toBe(true)
      const seen = following.views.map(({ table, waitingFor }) => JSON.stringify([table, waitingFor]))
      // The table was connected to when bots may have picked already.
      const all = changesOf(required(tables[index]))
      expect(all.slice(-changesOf(seen).length)).toEqual(changesOf(seen))
      expect(whole.messages.length).toBeLessThan(played.rows.length + 5)
    }
  },
)

/** A list without entries that are equal to the one before. */
const changesOf = (texts: readonly string[]): readonly string[] => texts.filter((text, at) => text !== texts[at - 1])

test('the lines of the log come with the pick they belong to, and are read back one by one', async () => {
  const played = await BotTable.made(required(plans[0]), 8)
  await played.playOn()
  const { following } = played.of(null)
  for (const message of following.messages) {
    if (message.type !== 'change') continue
    expect(new Set((message.view.log ?? []).map(({ pick }) => pick)).size).toBeLessThanOrEqual(1)
  }
  const { log } = bodyOf<Pick<View, 'log'>>(await played.table.machine.log(null, Number.MAX_SAFE_INTEGER))
  expect(log.slice(-12)).toEqual(played.view.log)
})

test("what a bot is asked in another's turn it answers after the same time, whatever it holds; in its own turn at once", async () => {
  const plan: Plan = { game: 'valley', people: 1, bots: ['newcomer', 'newcomer'] }
  const answers = new Set<string>()
  for (const seed of [2, 3, 4]) {
    const played = await BotTable.made(plan, seed, withRandomBots())
    for (let asked = played.asked; asked; asked = played.asked) {
      await played.pick(asked)
      await settled()
      const { rows, botsAsked, view } = played
      if (botsAsked.length > 0) {
        expect(botsAsked).not.toContain(view.table?.turn)
        const { length } = asked.following.messages
        await played.place.pass(reactionTime - 1)
        expect([played.rows.length, asked.following.messages.length]).toEqual([rows.length, length])
        await played.place.pass(1)
        const { event } = required(played.rows[rows.length])
        if (event.kind === 'bots') answers.add(event.picks[0]?.options[0] === 'pass' ? 'passes' : 'answers')
      }
      await played.quiet()
    }
    for (const [at, { event, at: time }] of played.rows.entries()) {
      const before = played.rows[at - 1]?.at ?? time
      if (event.kind === 'bots') expect([0, reactionTime]).toContain(time - before)
    }
  }
  expect(answers).toEqual(new Set(['passes', 'answers']))
})

test('a bot answers after the same time, though the clock is set back meanwhile', async () => {
  const plan: Plan = { game: 'valley', people: 1, bots: ['newcomer', 'newcomer'] }
  const played = await BotTable.made(plan, 3, withRandomBots())
  const { table, place } = played
  while (played.botsAsked.length === 0) {
    await played.quiet()
    table.onTurn = () => {
      table.onTurn = () => {}
      place.now -= 60 * 60 * 1000
    }
    await played.pick(required(played.asked))
    await settled()
  }
  expect(played.botsAsked).not.toContain(played.view.table?.turn)
  const { length } = played.rows
  await place.pass(reactionTime)
  expect(required(played.rows[length]).event.kind).toBe('bots')
})

test('the same people and bots go on at the next table: the bots with the first caller, under the same names', async () => {
  const played = await BotTable.made({ game: 'valley', people: 2, bots: ['newcomer', 'club'] }, 4)
  await played.playOn()
  const { view, place, table, seated } = played
  const again = async (seat: number) =>
    bodyOf<MadeTable>(
      await table.machine.again(required(seated.find(each => each.seat === seat)).token, 'https://t.test'),
    )
  const [first, other] = [required(seated[1]).seat, required(seated[0]).seat]
  const made = await again(first)
  const next = place.table(made.id)
  const bots = (seats: View['seats']) => seats.filter(({ bot }) => bot !== null).map(({ name, bot }) => [name, bot])
  const lobby = bodyOf<View>(await next.machine.fetchView(made.token, null))
  expect([made.seat, lobby.phase, bots(lobby.seats)]).toEqual([0, 'lobby', bots(view.seats)])
  expect(await again(first)).toEqual(made)
  next.unload()
  const sat = await again(other)
  const begun = bodyOf<View>(await next.machine.fetchView(sat.token, null))
  // As many seats after the first as before.
  const { length } = view.seats
  expect([sat.seat, begun.phase, bots(begun.seats)]).toEqual([
    (other - first + length) % length,
    'playing',
    bots(view.seats),
  ])
})

test('somebody alone with bots begins the next table at once', async () => {
  const played = await BotTable.made({ game: 'valley', people: 1, bots: ['newcomer'] }, 4)
  await played.playOn()
  const { token } = required(played.seated[0])
  const made = bodyOf<MadeTable>(await played.table.machine.again(token, 'https://t.test'))
  const view = bodyOf<View>(await played.place.table(made.id).machine.fetchView(made.token, null))
  expect([view.phase, view.seats.map(({ name }) => name)]).toEqual([
    'playing',
    played.view.seats.map(({ name }) => name),
  ])
})
