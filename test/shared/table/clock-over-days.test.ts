// One game over four days of a clock that the test turns: people who come and go, a stand-in, a table that sleeps and crashes.
import { expect, test } from 'vitest'
import type { View } from '#shared/protocol.ts'
import { required } from '#test/shared/required.ts'
import { Chance } from '#shared/chance.ts'
import { bodyOf, MemoryPlace, settled, type HostedTable, type Seated } from './memory-place.ts'

const hour = 3_600_000
const day = 24 * hour
/** What everybody has for a turn or an answer: so long that a table mostly sleeps. */
const clock = 8 * hour

const viewOf = async (table: HostedTable, token: string | null): Promise<View> =>
  bodyOf<View>(await table.machine.fetchView(token, null))

/** The one time at which a table of people wants to be woken: when the first of those is out of time that it waits for. */
const firstDeadline = ({ waiting }: View): number =>
  Math.min(...Object.values(waiting).map(({ until }) => Date.parse(required(until))))

/** Answers what a seat is asked, by chance. */
async function answer(table: HostedTable, token: string, chance: Chance): Promise<void> {
  const [decision] = (await viewOf(table, token)).decisions
  if (!decision) throw new Error('nothing is asked')
  const options = chance.some(decision.options, decision.min).map(({ id }) => id)
  bodyOf(await table.machine.pick(token, { decision: decision.id, options }))
  await settled()
}

/**
 * Lets hours pass, and the table sleep in between. What it does by itself happens only when a deadline was reached, each
 * deadline is kept, and none is moved by sleeping.
 */
async function letPass(place: MemoryPlace, table: HostedTable, length: number): Promise<void> {
  const end = place.now + length
  while (place.now < end) {
    table.unload()
    const before = await viewOf(table, null)
    const rows = table.rows.texts.length
    if (before.phase === 'over') return
    const isTimed = Object.values(before.waiting).some(({ until }) => until !== undefined)
    const deadline = isTimed ? firstDeadline(before) : Infinity
    // Asleep: nothing ticks.
    table.unload()
    expect(table.timersSet).toBe(0)
    await place.pass(Math.min(hour, end - place.now))
    const after = await viewOf(table, null)
    if (place.now < deadline) {
      expect(table.rows.texts.length).toBe(rows)
      expect(after.waiting).toEqual(before.waiting)
    } else {
      expect(table.rows.texts.length).toBeGreaterThan(rows)
      expect(after.log.some(({ key }) => key === 'late')).toBe(true)
    }
  }
}

test.each(['valley', 'tal'] as const)(
  '%s: a game of four days keeps every deadline through sleep, crash and stand-in, with one alarm, and comes to its end',
  async game => {
    const place = new MemoryPlace(4)
    const { table, seated } = await place.made({ game, seats: 2, options: { clock: clock / 1000, patience: 600 } }, [
      'Anna',
      'Bert',
    ])
    const chance = new Chance(9)
    const began = place.now
    const token = (seat: number) => required(seated[seat] as Seated | undefined).token
    const waited = async () => required((await viewOf(table, null)).waitingFor[0])

    // The first day: both play in time, a quarter of an hour for each pick; the table sleeps in between, and its deadlines come out of its rows.
    for (let picks = 0; picks < 16; picks++) {
      await answer(table, token(await waited()), chance)
      const { waiting } = await viewOf(table, null)
      table.unload()
      expect((await viewOf(table, null)).waiting).toEqual(waiting)
      await place.pass(hour / 4)
    }
    expect(table.rows.events().some(event => event.kind === 'bots')).toBe(false)
    // One alarm, no later than the first deadline; it may ring too early, and then does nothing but set the next.
    expect(required(table.wakeAt)).toBeLessThanOrEqual(firstDeadline(await viewOf(table, null)))

    // The night: nobody is there. A bot makes one pick at each deadline, never two.
    await letPass(place, table, began + day - place.now)
    const late = table.rows.events().flatMap(event => (event.kind === 'bots' ? event.picks : []))
    expect(late.length).toBeGreaterThan(0)
    expect(late.every(pick => pick.late)).toBe(true)

    // The second day: a crash just when a pick is stored. It was not answered, so it was not made, and the deadline stands.
    const asked = await waited()
    const before = await viewOf(table, token(asked))
    table.rows.failure = new Error('the power is gone')
    const [decision] = before.decisions
    const options = chance.some(required(decision).options, required(decision).min).map(({ id }) => id)
    expect((await table.machine.pick(token(asked), { decision: required(decision).id, options })).status).toBe(500)
    table.unload()
    const after = await viewOf(table, token(asked))
    expect([after.version, after.waiting]).toEqual([before.version, before.waiting])

    // A stand-in: no time runs for its seat, whatever is asked of it, and the whole time when its player is back.
    bodyOf(await table.machine.standIn(token(asked), asked, { bot: 'newcomer', forGood: false }))
    await settled()
    expect((await viewOf(table, null)).waiting[asked]?.until).toBeUndefined()
    await letPass(place, table, began + 2 * day - place.now)
    // Its player comes back to a question that the bot has been put, and has not got to think about.
    table.onTurn = () => new Promise(() => {})
    while ((await waited()) !== asked) {
      void answer(table, token(await waited()), chance)
      await settled()
      table.unload()
    }
    place.now += hour
    void table.machine.comeBack(token(asked), asked)
    await settled()
    table.onTurn = () => {}
    table.unload()
    const back = await viewOf(table, null)
    expect([back.waitingFor, back.seats[asked]?.standIn]).toEqual([[asked], null])
    expect(Date.parse(required(back.waiting[asked]?.until))).toBe(place.now + clock)

    // Two more days without anybody; then somebody looks in, and the clock alone brings it to its end.
    await letPass(place, table, began + 4 * day - place.now)
    for (let wakes = 0; (await viewOf(table, null)).phase !== 'over'; wakes++) {
      if (wakes > 2000) throw new Error('it does not end')
      table.unload()
      await place.pass(Math.max(0, required(table.wakeAt) - place.now))
    }
    expect(place.now - began).toBeGreaterThan(4 * day)
    // Nobody is waited for any more: nothing rings but to forget it.
    table.unload()
    expect(required(table.wakeAt) - place.now).toBeGreaterThan(day)
    expect(table.unexpectedErrors.filter(thrown => !String(thrown).includes('the power is gone'))).toEqual([])
  },
)
