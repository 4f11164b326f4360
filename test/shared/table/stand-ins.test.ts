// Bots that play on for people who are away: who may ask for one, what is shown of it, and how the seat comes back.
import { expect, test } from 'vitest'
import { hexToBytes } from '@noble/hashes/utils.js'
import { Replay } from '#shared/engine/game-replay.ts'
import { games } from '#shared/games.ts'
import type { GameHistory, GameName, StandIn, View } from '#shared/protocol.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '#shared/chance.ts'
import { bodyOf, MemoryPlace, refusalOf, settled, type HostedTable, type Seated } from './memory-place.ts'

const minute = 60_000
const club: StandIn = { bot: 'club', forGood: false }

interface Sat {
  readonly place: MemoryPlace
  readonly table: HostedTable
  readonly seated: readonly Seated[]
}

/** A table of people, of whom nobody is connected. */
async function satDown(people: number, options = {}, game: GameName = 'valley', seed = 7): Promise<Sat> {
  const place = new MemoryPlace(seed)
  const names = ['Anna', 'Bert', 'Cleo', 'Dora'].slice(0, people)
  const { table, seated } = await place.made({ game, seats: people, options }, names)
  return { place, table, seated }
}

async function seen({ table }: Sat, token: string | null = null): Promise<View> {
  return bodyOf<View>(await table.machine.fetchView(token, null))
}

const tokenOf = ({ seated }: Sat, seat: number): string => required(seated[seat]).token

async function asks(sat: Sat, by: number, seat: number, wish = club): Promise<string> {
  const answer = await sat.table.machine.standIn(tokenOf(sat, by), seat, wish)
  return answer.status === 200 ? 'done' : refusalOf(answer)
}

/** Picks at random for everybody whom the table waits for and who is not stood in for, until it is a seat's turn. */
async function untilTurnOf(sat: Sat, seat: number, chance = new Chance(3)): Promise<View> {
  for (;;) {
    const view = await seen(sat)
    if (view.table?.turn === seat && view.waitingFor.includes(seat)) return view
    await anyPickOf(sat, required(view.waitingFor[0]), chance)
  }
}

async function anyPickOf(sat: Sat, seat: number, chance: Chance): Promise<void> {
  const token = tokenOf(sat, seat)
  const { decisions } = await seen(sat, token)
  bodyOf(await sat.table.machine.pick(token, anyPick(required(decisions[0]), chance)))
  await settled()
}

test('a seat may ask for itself at any time, and a bot plays until it asks for the seat back', async () => {
  const sat = await satDown(2, {}, 'valley', 8)
  await untilTurnOf(sat, 1)
  expect(await asks(sat, 1, 1)).toBe('done')
  expect((await seen(sat)).seats.map(({ bot, standIn }) => [bot, standIn])).toEqual([
    [null, null],
    [null, 'club'],
  ])
  await settled()
  await sat.place.pass(1000)
  const after = await seen(sat)
  expect(after.table?.turn).toBe(0)
  expect(after.log.find(({ key }) => key === 'stand-in')).toMatchObject({
    seat: 1,
    params: { bot: 'club' },
    text: 'Bert let a bot play on',
  })
  await untilTurnOf(sat, 0)
  const rows = sat.table.rows.texts.length
  bodyOf(await sat.table.machine.comeBack(tokenOf(sat, 1), 1))
  expect(sat.table.rows.texts).toHaveLength(rows + 1)
  const back = await untilTurnOf(sat, 1)
  expect(back.seats[1]).toMatchObject({ standIn: null })
  await sat.place.pass(10 * minute)
  expect((await seen(sat)).version).toBe(back.version)
})

test('whoever comes back while the bot thinks has the question at once, and what it thought of is dropped', async () => {
  const sat = await satDown(2)
  const { version } = await untilTurnOf(sat, 1)
  let isBack = false
  sat.table.onTurn = async () => {
    if (isBack) return
    isBack = true
    bodyOf(await sat.table.machine.comeBack(tokenOf(sat, 1), 1))
  }
  const asked = asks(sat, 1, 1)
  await settled()
  expect(await asked).toBe('done')
  await sat.place.pass(minute)
  const view = await seen(sat, tokenOf(sat, 1))
  expect(view.decisions).toHaveLength(1)
  expect((await seen(sat)).version).toBe(version + 2)
  expect(view.log.slice(-2).map(({ key }) => key)).toEqual(['stand-in', 'back'])
})

test('the host may ask once a seat is waited for and nobody is connected as it', async () => {
  const sat = await satDown(3)
  await untilTurnOf(sat, 1)
  const line = sat.table.connect(tokenOf(sat, 1))
  expect(await asks(sat, 0, 1)).toBe('409 not-away')
  expect(await asks(sat, 0, 2)).toBe('409 not-away')
  sat.table.disconnect(line)
  expect(await asks(sat, 2, 1)).toBe('409 not-away')
  expect(await asks(sat, 0, 1)).toBe('done')
  const told = (await seen(sat)).log.find(({ key }) => key === 'stand-in')
  expect(told).toMatchObject({ seat: 0, params: { bot: 'club', seat: 1 }, text: 'Anna let a bot play on for Bert' })
})

test.each([
  ['where nothing is said', {}, 180],
  ['where the options say so', { patience: 3600 }, 3600],
])('every seat may ask once another was waited for longer than the patience, %s', async (_, options, patience) => {
  const sat = await satDown(3, options)
  await untilTurnOf(sat, 1)
  sat.table.connect(tokenOf(sat, 1))
  await sat.place.pass(patience * 1000 - 1)
  expect(await asks(sat, 2, 1)).toBe('409 not-away')
  await sat.place.pass(1)
  sat.table.unload()
  expect(await asks(sat, 2, 1)).toBe('done')
  expect((await seen(sat)).options).toMatchObject(options)
})

test('with a patience of null nobody but the host may ask, however long it takes', async () => {
  const sat = await satDown(3, { patience: null })
  await untilTurnOf(sat, 1)
  await sat.place.pass(24 * 60 * minute)
  expect(await asks(sat, 2, 1)).toBe('409 not-away')
  expect(await asks(sat, 0, 1)).toBe('done')
})

test('only its own player may give a seat up or take it back, and nobody asks for a bot, for no seat, or out of the game', async () => {
  const place = new MemoryPlace(4)
  const { table, seated } = await place.made({ game: 'valley', seats: 3, bots: ['newcomer'] }, ['Anna'])
  const lobby = { place, table, seated }
  expect(await asks(lobby, 0, 0)).toBe('409 not-started')
  const sat = await satDown(2)
  await untilTurnOf(sat, 1)
  expect(await asks(sat, 0, 1, { bot: 'club', forGood: true })).toBe('403 host-only')
  expect(refusalOf(await sat.table.machine.comeBack(tokenOf(sat, 0), 1))).toBe('403 host-only')
  expect(await asks(sat, 0, 5)).toBe('404 no-such-path')
  expect(refusalOf(await sat.table.machine.standIn('wrong', 1, club))).toBe('401 bad-token')
  const withBot = await place.made({ game: 'valley', seats: 2, bots: ['newcomer'] }, ['Anna'])
  expect(await asks({ place, ...withBot }, 0, 1)).toBe('422 bad-body')
})

test('its own player may change the level; a call by another, or the same again, changes nothing', async () => {
  const sat = await satDown(2)
  await untilTurnOf(sat, 0)
  expect(await asks(sat, 1, 1)).toBe('done')
  const rows = sat.table.rows.texts.length
  expect(await asks(sat, 1, 1)).toBe('done')
  expect(await asks(sat, 0, 1, { bot: 'master', forGood: false })).toBe('done')
  expect(sat.table.rows.texts).toHaveLength(rows)
  expect(await asks(sat, 1, 1, { bot: 'newcomer', forGood: false })).toBe('done')
  expect((await seen(sat)).seats[1]?.standIn).toBe('newcomer')
})

test('a seat that is given up is the bot’s for good, under the name of its player, whose token is dead', async () => {
  const sat = await satDown(3)
  await untilTurnOf(sat, 1)
  const line = sat.table.connect(tokenOf(sat, 1))
  expect(await asks(sat, 1, 1, { bot: 'strong', forGood: true })).toBe('done')
  expect(line.closed?.code).toBe(4401)
  await settled()
  sat.table.unload()
  const { seats, log } = await seen(sat)
  expect(seats[1]).toMatchObject({ name: 'Bert', bot: 'strong', standIn: null })
  expect(log.find(({ key }) => key === 'gave-up')).toMatchObject({ text: 'Bert left the seat to a bot for good' })
  expect(refusalOf(await sat.table.machine.fetchView(tokenOf(sat, 1), null))).toBe('401 bad-token')
  expect(refusalOf(await sat.table.machine.log(tokenOf(sat, 1), 3))).toBe('401 bad-token')
  await sat.place.pass(1000)
  expect((await seen(sat)).waitingFor).not.toContain(1)
})

test('nothing is kept for the connections of somebody who has given up the seat, however long bots play on', async () => {
  const sat = await satDown(2)
  for (const { token } of sat.seated) sat.table.connect(token)
  expect(await asks(sat, 1, 1, { bot: 'newcomer', forGood: true })).toBe('done')
  expect(await asks(sat, 0, 0)).toBe('done')
  for (let turns = 0; turns < 5; turns++) await sat.place.pass(2500)
  const broadcaster: object = Reflect.get(sat.table.machine, 'broadcaster')
  expect(Reflect.get(broadcaster, 'behind')).toEqual(new Map())
})

test('a bot is asked for at most 30 times at once, once more each minute, and the seat always comes back', async () => {
  const sat = await satDown(2)
  await untilTurnOf(sat, 0)
  const backAndForth = async () => {
    const answer = await asks(sat, 1, 1)
    expect((await sat.table.machine.comeBack(tokenOf(sat, 1), 1)).status).toBe(200)
    return answer
  }
  for (let time = 0; time < 30; time++) expect(await backAndForth()).toBe('done')
  sat.table.unload()
  expect(await backAndForth()).toBe('429 too-many')
  await sat.place.pass(minute)
  expect(await backAndForth()).toBe('done')
  expect(await backAndForth()).toBe('429 too-many')
})

test('a seat that asks for itself too often leaves others what they may ask for it', async () => {
  const sat = await satDown(3)
  await untilTurnOf(sat, 0)
  const back = async () => bodyOf(await sat.table.machine.comeBack(tokenOf(sat, 1), 1))
  for (let time = 0; time < 30; time++) {
    expect(await asks(sat, 1, 1)).toBe('done')
    await back()
  }
  expect(await asks(sat, 1, 1)).toBe('429 too-many')
  await untilTurnOf(sat, 1)
  sat.place.now += 3 * minute
  for (let time = 0; time < 3; time++) {
    expect(await asks(sat, 1, 1)).toBe('done')
    await back()
  }
  expect(await asks(sat, 1, 1)).toBe('429 too-many')
  sat.table.unload()
  expect(await asks(sat, 2, 1)).toBe('done')
  await back()
  for (let time = 1; time < 30; time++) {
    expect(await asks(sat, 2, 1)).toBe('done')
    await back()
  }
  expect(await asks(sat, 2, 1)).toBe('429 too-many')
})

test('if bots play for all people the game goes on at a pace that can be followed, watched or not', async () => {
  const sat = await satDown(2)
  for (const seat of [0, 1]) expect(await asks(sat, seat, seat, { bot: 'newcomer', forGood: false })).toBe('done')
  const turns: unknown[] = []
  for (let turn = 0; turn < 4; turn++) {
    await sat.place.pass(2500)
    turns.push((await seen(sat)).table?.turn)
  }
  expect(turns.every((turn, at) => at === 0 || turn !== turns[at - 1])).toBe(true)
  expect((await seen(sat)).phase).toBe('playing')
})

test('what was picked before a bot took over, or by it, cannot be undone; what is picked after it can', async () => {
  const sat = await satDown(2)
  await untilTurnOf(sat, 1)
  const token = tokenOf(sat, 1)
  const using = async (use: string) => {
    const view = await seen(sat, token)
    const decision = required(view.decisions[0])
    const option = required(decision.options.find(({ key }) => key === use))
    return bodyOf<View>(await sat.table.machine.pick(token, { decision: decision.id, options: [option.id] }))
  }
  expect((await using('entomb')).canUndo).toBe(true)
  sat.table.onTurn = async () => {
    sat.table.onTurn = () => {}
    bodyOf(await sat.table.machine.comeBack(token, 1))
  }
  await asks(sat, 1, 1)
  await settled()
  const undo = async () => refusalOf(await sat.table.machine.undo(token))
  expect([(await seen(sat, token)).canUndo, await undo()]).toEqual([false, '409 nothing-to-undo'])
  expect((await using('buy')).canUndo).toBe(true)
  expect(bodyOf<View>(await sat.table.machine.undo(token)).canUndo).toBe(false)
  // Now the bot picks until the turn is over.
  await asks(sat, 1, 1)
  await settled()
  await sat.place.pass(1000)
  const { version } = await seen(sat, token)
  bodyOf(await sat.table.machine.comeBack(token, 1))
  const back = await seen(sat, token)
  expect(back.version).toBeGreaterThan(version)
  expect([back.table?.turn, back.canUndo, await undo()]).toEqual([0, false, '409 nothing-to-undo'])
})

test.each<[GameName, number]>([
  ['valley', 5],
  ['tal', 6],
])(
  'a whole game of %s with stand-ins and comebacks, unloaded between steps, is played again from its history',
  async (game, seed) => {
    const sat = await satDown(3, game === 'tal' ? { short: true } : {}, game, seed)
    const chance = new Chance(seed)
    let [stoodIn, view] = [0, await seen(sat)]
    while (view.phase !== 'over') {
      if (chance.once(3)) sat.table.unload()
      const seat = chance.below(3)
      const { standIn } = required(view.seats[seat])
      const asked = view.waitingFor.filter(each => required(view.seats[each]).standIn === null)
      if (standIn && chance.once(4)) bodyOf(await sat.table.machine.comeBack(tokenOf(sat, seat), seat))
      else if (
        !standIn &&
        chance.once(4) &&
        (await asks(sat, seat, seat, { bot: 'newcomer', forGood: false })) === 'done'
      )
        stoodIn++
      else if (asked.length > 0) await anyPickOf(sat, chance.one(asked), chance)
      await settled()
      await sat.place.pass(2500)
      view = await seen(sat)
    }
    expect(sat.table.unexpectedErrors).toEqual([])
    expect(stoodIn).toBeGreaterThan(2)
    const history = bodyOf<GameHistory>(await sat.table.machine.history(null))
    expect(history.picks.filter(move => 'standIn' in move)).toHaveLength(stoodIn)
    const replay = new Replay(games[game], {
      options: history.options,
      seats: history.seats,
      seed: hexToBytes(history.seed),
      moves: history.picks,
    })
    replay.goTo(replay.length)
    expect(replay.referee.result).toMatchObject({ winners: required(view.result).winners })
    expect(replay.lines.length).toBe(required(view.log.at(-1)).n)
  },
)
