// What happens while bots think: picks and undos of people, crashes, rows that cannot be stored, bots that throw.
import { expect, test, vi } from 'vitest'
import type { State } from '#shared/engine/game-context.ts'
import type { GameManifest, Games } from '#shared/game-manifest.ts'
import { games } from '#shared/games.ts'
import type { View } from '#shared/protocol.ts'
import { untouched } from '#shared/table/lifetime.ts'
import { seatToken } from '#shared/table/tokens.ts'
import { anyPick } from '#test/client/player.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '#shared/chance.ts'
import { BotTable, withBots, type Plan } from './bot-table.ts'
import { MemoryPlace, bodyOf, refusalOf, settled, type HostedTable } from './memory-place.ts'

const withPharaohs: Plan = {
  game: 'valley',
  people: 2,
  bots: ['newcomer', 'newcomer'],
  options: { edition: 'last-rites', pharaohs: true },
}
const alone: Plan = { game: 'valley', people: 1, bots: ['newcomer'] }

const kindsIn = ({ rows }: BotTable) => rows.map(({ event }) => event.kind)
const botsPicks = ({ rows }: BotTable) => rows.flatMap(({ event }) => (event.kind === 'bots' ? event.picks : []))
const look = async (table: HostedTable, token: string | null = null) =>
  bodyOf<View>(await table.machine.fetchView(token, null))

/** A table at which all choose pharaohs, and what is to happen at the n-th moment in which others are served while bots think. */
async function choosing(at: number, happen: (table: HostedTable, tokens: readonly string[]) => Promise<void>) {
  const place = new MemoryPlace(9)
  const { game, options = {}, bots } = withPharaohs
  const { id, table, seated } = await place.made({ game, seats: 4, options, bots: [...bots] }, ['Anna'])
  const host = required(seated[0]).token
  const key = 'k'.repeat(22)
  const token = seatToken(id, key, count => new Uint8Array(count))
  let turns = 0
  table.onTurn = async () => {
    if (turns++ === at) await happen(table, [host, token])
  }
  bodyOf(await table.machine.sit({ name: 'Bert', key }))
  await settled()
  return { table, tokens: [host, token] }
}

async function choose(table: HostedTable, token: string): Promise<void> {
  const [decision] = (await look(table, token)).decisions
  bodyOf(await table.machine.pick(token, anyPick(required(decision), new Chance(1))))
}

const eventsOf = (table: HostedTable) => table.rows.events()
const choicesOfBots = (table: HostedTable) =>
  eventsOf(table).flatMap(event =>
    event.kind === 'bots' ? event.picks.filter(({ decision }) => decision.endsWith('-1')) : [],
  )

test('two picks of people while bots think are both taken, and bots pick what they would have picked without', async () => {
  const quiet = await choosing(0, async () => {})
  for (const token of quiet.tokens) await choose(quiet.table, token)
  const busy = await choosing(2, async (table, tokens) => {
    await Promise.all(tokens.map(token => choose(table, token)))
  })
  await settled()
  const kinds = eventsOf(busy.table).map(({ kind }) => kind)
  expect(kinds.slice(0, 5)).toEqual(['made', 'sat', 'pick', 'pick', 'bots'])
  expect(choicesOfBots(busy.table)).toEqual(choicesOfBots(quiet.table))
  expect(busy.table.unexpectedErrors).toEqual([])
})

test('an undo while bots think throws away what they have thought, and they think again', async () => {
  const quiet = await choosing(0, async () => {})
  const fickle = await choosing(2, async (table, [anna = '']) => {
    await choose(table, anna)
    bodyOf(await table.machine.undo(anna))
  })
  expect(eventsOf(fickle.table).map(({ kind }) => kind)).toEqual(['made', 'sat', 'pick', 'undo', 'bots'])
  expect(choicesOfBots(fickle.table)).toEqual(choicesOfBots(quiet.table))
  expect((await look(fickle.table, fickle.tokens[0])).decisions.map(({ id }) => id)).toEqual(['0-2'])
})

test('what bots have sealed before others keeps nobody from taking a sealed pick back', async () => {
  const { table, tokens } = await choosing(0, async () => {})
  const [anna = ''] = tokens
  await choose(table, anna)
  expect((await look(table, anna)).canUndo).toBe(true)
  bodyOf(await table.machine.undo(anna))
  expect((await look(table, anna)).decisions.map(({ id }) => id)).toEqual(['0-2'])
})

test('a pick since which a bot was asked is not taken back, one after the stretch of a bot is', async () => {
  const played = await BotTable.made(alone, 3)
  let undone = 0
  for (let asked = played.asked; asked; asked = played.asked) {
    const { length } = botsPicks(played)
    await played.pick(asked)
    await played.quiet()
    const { view } = asked.following
    if (botsPicks(played).length > length) {
      const answer = refusalOf(await played.table.machine.undo(asked.token))
      expect(answer).toBe(view.phase === 'over' ? '409 over' : '409 nothing-to-undo')
    } else if (view.canUndo && undone < 20) {
      undone++
      bodyOf(await played.table.machine.undo(asked.token))
    }
  }
  expect(undone).toBe(20)
  await played.check()
})

test('a crash at any moment between a pick and the end of what bots answer changes nothing that is stored', async () => {
  const play = async (crashAt: number) => {
    const played = await BotTable.made(alone, 11)
    let crashes = 0
    for (let made = 0; made < 30; made++) {
      const asked = required(played.asked)
      let turns = 0
      played.table.onTurn = () => {
        if (++turns !== crashAt) return
        crashes++
        played.table.unload()
      }
      void played.pick(asked)
      await settled()
      // Somebody looks, or a page connects again: that takes up what was left.
      await look(played.table)
      await played.quiet()
      for (const { token, following } of played.lookers) {
        following.views.push(await look(played.table, token))
      }
    }
    return { texts: played.table.rows.texts, crashes, errors: played.table.unexpectedErrors }
  }
  const whole = await play(0)
  for (const crashAt of [1, 2, 3, 5, 8]) {
    const { texts, crashes, errors } = await play(crashAt)
    expect(crashes).toBeGreaterThan(0)
    expect([texts, errors]).toEqual([whole.texts, []])
  }
})

test('a row of bots that cannot be stored is told to nobody, and is stored when somebody looks again', async () => {
  const whole = await BotTable.made(alone, 12)
  const played = await BotTable.made(alone, 12)
  await whole.playOn(20)
  let failed = 0
  for (let made = 0; made < 20; made++) {
    const asked = required(played.asked)
    const { length } = played.rows
    played.table.onTurn = () => {
      if (played.rows.length === length + 1) played.table.rows.failure ??= new Error('the disk is full')
    }
    await played.pick(asked)
    const seen = played.lookers.map(({ following }) => following.messages.length)
    await settled()
    played.table.onTurn = () => {}
    if (played.table.unexpectedErrors.length > failed) {
      failed = played.table.unexpectedErrors.length
      expect(played.rows).toHaveLength(length + 1)
      expect(played.lookers.map(({ following }) => following.messages.length)).toEqual(seen)
    }
    played.table.rows.failure = null
    await look(played.table)
    await played.quiet()
    await played.check()
  }
  expect(failed).toBeGreaterThan(0)
  expect(played.table.rows.texts).toEqual(whole.table.rows.texts)
})

/**
 * A table whose bots are asked something, and whose storage takes none of their rows.
 * @param isStored whether it takes one after all, once so many have failed
 */
async function failing(isStored: (failed: number) => boolean) {
  const played = await BotTable.made(alone, 12)
  const { table, place } = played
  const failedAt: number[] = []
  let since = 0
  table.rows.beforeStoring = ({ event }) => {
    if (event.kind !== 'bots' || isStored(failedAt.length)) return
    since ||= place.now
    failedAt.push(place.now - since)
    throw new Error('the disk is full')
  }
  while (failedAt.length === 0) {
    await played.pick(required(played.asked))
    await settled()
  }
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) await place.pass(1000)
  }
  return { played, failedAt, pass, rows: played.rows.length }
}

test('bots whose row could not be stored try again by themselves, and play what they would have played', async () => {
  const { played, failedAt, pass, rows } = await failing(failed => failed === 2)
  await pass(30)
  expect([failedAt.length, played.table.unexpectedErrors.length]).toEqual([2, 2])
  expect(played.rows.length).toBeGreaterThan(rows)
  expect(played.asked).not.toBeNull()
  expect(required(played.table.wakeAt)).toBeGreaterThan(played.place.now + untouched - 60_000)
  await played.check()

  const whole = await BotTable.made(alone, 12)
  while (whole.rows.length <= rows) await whole.playOn(1)
  const events = ({ rows: all }: BotTable) => all.slice(0, rows + 1).map(({ event }) => event)
  expect(events(played)).toEqual(events(whole))
})

test.each([
  ['stays loaded', false],
  ['is unloaded meanwhile', true],
])(
  'they try again, ever later, while the table lasts if it %s, and at once if somebody looks',
  async (_, isUnloaded) => {
    const { played, failedAt, pass, rows } = await failing(() => false)
    const { table, place } = played
    const passes = async (each: number, times: number) => {
      for (let time = 0; time < times; time++) {
        if (isUnloaded) table.unload()
        await place.pass(each)
      }
    }
    const minute = 60_000
    await passes(minute, 180)
    expect(failedAt.length).toBeGreaterThan(7)
    expect(failedAt.length).toBeLessThan(16)
    await passes(60 * minute, 24 * 59 - 3)
    expect(failedAt.length).toBeLessThan(26)
    const pauses = failedAt.slice(1).map((at, k) => at - required(failedAt[k]))
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
    expect(Math.max(...failedAt)).toBeGreaterThan(untouched / 4)
    expect(table.wakeAt).toBe(required(table.rows.newest).at + untouched)

    table.rows.beforeStoring = () => {}
    await look(table)
    await pass(1)
    expect(played.rows.length).toBeGreaterThan(rows)
  },
)

test('an outage is made up for within as long again as it has lasted, though nobody looks', async () => {
  const { played, failedAt, pass, rows } = await failing(failed => failed === 2)
  const hours = 6 * 60 * 60_000
  await played.place.pass(hours)
  await pass(1)
  expect(failedAt).toHaveLength(2)
  await played.place.pass(hours)
  await pass(1)
  expect(played.rows.length).toBeGreaterThan(rows)
  await played.check()
})

test('they try again where the table could not be read in the wake-up that has them play', async () => {
  const { played, pass, rows } = await failing(failed => failed === 1)
  const { table } = played
  table.unload()
  const { rows: disk } = table
  const read = disk.row.bind(disk)
  const reading = vi.spyOn(disk, 'row').mockImplementation(n => {
    if (n > 1) return read(n)
    throw new Error('the disk is gone')
  })
  await pass(2)
  expect(reading).toHaveBeenCalledWith(1)
  reading.mockRestore()
  expect(played.rows).toHaveLength(rows)
  await pass(60)
  expect(played.rows.length).toBeGreaterThan(rows)
  await played.check()
})

const broken: Readonly<Record<string, () => Games>> = {
  'throws whenever it is asked': () =>
    withBots(() => ({
      choices: () => {
        throw new Error('a bot of a test')
      },
    })),
  'throws while it tries a pick': () =>
    withBots(() => ({
      read: () => {
        throw new Error('a bot of a test')
      },
    })),
  'picks what is no option': () => withBots(() => ({ choices: () => [[[-12345]]] })),
  'picks one option twice': () =>
    withBots(() => ({
      choices: (_match, { candidates: [first = 0] }) => [[[first, first]]],
    })),
  'plans nothing': () => withBots(() => ({ choices: () => [[]] })),
  'cannot be made': () => {
    const bots = required((games.valley as GameManifest<State>).bots)
    return {
      ...games,
      valley: {
        ...games.valley,
        bots: {
          ...bots,
          weights: () => {
            throw new Error('a bot of a test')
          },
        },
      },
    }
  },
}

test.each(Object.entries(broken))(
  'a bot that %s costs moves at random, the same in the same game, and never the table',
  async (_, made) => {
    const play = async () => {
      const played = await BotTable.made(alone, 13, made())
      await played.playOn()
      await played.check()
      return played
    }
    const [one, other] = [await play(), await play()]
    expect(one.view.phase).toBe('over')
    expect(one.table.rows.texts).toEqual(other.table.rows.texts)
    expect(one.table.unexpectedErrors.length).toBeGreaterThan(0)
    expect(one.table.unexpectedErrors.length).toBeLessThanOrEqual(botsPicks(one).length)
    expect(kindsIn(one)).not.toContain('undo')
  },
)
