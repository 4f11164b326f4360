// Whole games of both games at the machine of a table, without any server: it may be unloaded between any two steps, and
// what each viewer is sent always adds up to what that viewer may see.
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { GameName, View } from '#shared/protocol.ts'
import { anyPick } from '#test/client/player.ts'
import { Chance } from '#shared/chance.ts'
import { MemoryPlace, bodyOf, refusalOf, type HostedTable, type MemoryConnection, type Seated } from './memory-place.ts'
import { required } from '#test/shared/required.ts'

const names = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fina']
const moment = 1000
/** How many steps lie between two comparisons with what the table itself answers. */
const looksEvery = 10

interface Plan {
  readonly game: GameName
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  /** Whether the table is unloaded before every step. */
  readonly forgets: boolean
}

/** Two connections of one viewer: one that follows changes, and one that always gets whole views. */
interface Looker {
  readonly token: string | null
  readonly following: MemoryConnection
  readonly whole: MemoryConnection
}

/** One game as it is played at a table. */
class Played {
  undone = 0
  private steps = 0
  readonly lookers: readonly Looker[]

  constructor(
    readonly plan: Plan,
    readonly place: MemoryPlace,
    readonly table: HostedTable,
    readonly seated: readonly Seated[],
    private readonly chance: Chance,
  ) {
    this.lookers = [null, ...seated.map(({ token }) => token)].map(token => ({
      token,
      following: table.connect(token),
      whole: table.connect(token, false),
    }))
  }

  async toItsEnd(): Promise<void> {
    // Who is connected is sent a moment later.
    await this.place.pass(moment)
    await this.check()
    while (this.watching.view.phase !== 'over') {
      await this.step()
      await this.check()
    }
  }

  /** What a spectator was sent. */
  get watching(): MemoryConnection {
    return this.of(null).following
  }

  of(seat: number | null): Looker {
    const looker = this.lookers[seat === null ? 0 : seat + 1]
    if (!looker) throw new Error('nobody sits there')
    return looker
  }

  private async step(): Promise<void> {
    this.place.now += 10
    if (this.plan.forgets) this.table.unload()
    const fickle = this.lookers.find(({ following }) => following.view.canUndo)
    if (fickle && this.chance.once(8)) {
      bodyOf(await this.table.machine.undo(fickle.token))
      this.undone++
      return
    }
    const { token, following } = this.of(this.chance.one(this.watching.view.waitingFor))
    const pick = anyPick(this.chance.one(following.view.decisions), this.chance)
    if (this.chance.once(2)) bodyOf(await this.table.machine.pick(token, pick))
    else {
      await this.table.machine.receive(following, JSON.stringify({ type: 'pick', ...pick }))
      expect(following.messages.at(-1)).toMatchObject({ type: 'accepted', version: following.view.version })
    }
  }

  private async check(): Promise<void> {
    const looks = this.steps++ % looksEvery === 0 || this.watching.view.phase === 'over'
    for (const { token, following, whole } of this.lookers) {
      // Quicker than `expect`, which says what differs.
      if (!isDeepStrictEqual(following.view, whole.view)) expect(following.view).toEqual(whole.view)
      if (looks) expect(following.view).toEqual(bodyOf<View>(await this.table.machine.fetchView(token, null)))
    }
  }
}

async function played(plan: Plan): Promise<Played> {
  const place = new MemoryPlace(plan.seats)
  const { game, seats, options = {} } = plan
  const { table, seated } = await place.made({ game, seats, options }, names.slice(0, seats))
  const one = new Played(plan, place, table, seated, new Chance(seats))
  await one.toItsEnd()
  return one
}

const games: readonly Omit<Plan, 'forgets'>[] = [
  { game: 'valley', seats: 1, options: { solitaire: 'starter' } },
  { game: 'valley', seats: 2 },
  { game: 'valley', seats: 3, options: { edition: 'afterlife', pharaohs: true } },
  { game: 'valley', seats: 4, options: { edition: 'last-rites', openDiscards: true } },
  { game: 'tal', seats: 2, options: { short: true } },
  { game: 'tal', seats: 4 },
]

test.each(games)(
  '$game with $seats seats: what a viewer is sent adds up to his view, whether or not the table is unloaded between steps',
  async plan => {
    const [kept, forgetful] = [await played({ ...plan, forgets: false }), await played({ ...plan, forgets: true })]
    expect(forgetful.table.rows.texts).toEqual(kept.table.rows.texts)
    expect(forgetful.lookers.map(({ whole }) => whole.view)).toEqual(kept.lookers.map(({ whole }) => whole.view))
    for (const { table, lookers, undone } of [kept, forgetful]) {
      expect(table.unexpectedErrors).toEqual([])
      expect(undone).toBeGreaterThan(0)
      for (const { following } of lookers) {
        const changes = following.messages.filter(({ type }) => type === 'change').length
        expect(following.messages.filter(({ type }) => type === 'view')).toHaveLength(1)
        expect(changes).toBeGreaterThan(10)
      }
      expect(lookers[0]?.following.views.every(({ decisions }) => decisions.length === 0)).toBe(true)
    }
  },
)

test('the same people go on at one next table, where each always finds the same seat', async () => {
  const { place, table, seated, lookers } = await played({ game: 'valley', seats: 3, forgets: false })
  const again = async ({ token }: Seated) =>
    bodyOf<Seated & { readonly id: string }>(await table.machine.again(token, 'https://table.test'))
  const [host, ...others] = [await again(required(seated[2])), await again(required(seated[0]))]
  expect([host.seat, ...others.map(({ seat }) => seat)]).toEqual([0, 1])
  for (const { following } of lookers) expect(following.view.next).toBe(host.id)
  place.table(host.id).unload()
  expect(await again(required(seated[2]))).toEqual(host)
  const last = await again(required(seated[1]))
  const view = bodyOf<View>(await place.table(host.id).machine.fetchView(last.token, null))
  expect([view.you, view.phase, view.seats.map(({ name }) => name)]).toEqual([2, 'playing', ['Cleo', 'Anna', 'Bert']])
})

test('a game that is over can be replayed, and its log read from the end back to the beginning', async () => {
  const { table, watching } = await played({ game: 'tal', seats: 3, forgets: true })
  const { picks } = bodyOf<{ readonly picks: readonly object[] }>(await table.machine.history(null))
  expect(picks).toHaveLength(table.rows.texts.length - 3)
  const numbers: number[] = []
  for (let before = Number.MAX_SAFE_INTEGER; ; before = numbers[0] ?? 0) {
    table.unload()
    const { log } = bodyOf<Pick<View, 'log'>>(await table.machine.log(null, before))
    if (log.length === 0) break
    numbers.unshift(...log.map(({ n }) => n))
  }
  expect(numbers).toEqual(Array.from({ length: watching.view.log.at(-1)?.n ?? 0 }, (_, at) => at + 1))
})

test('whoever takes back for as long as may be holds up no game: it goes on to its end, beyond 5,000 rows', async () => {
  const { table, seated } = await new MemoryPlace(3).made({ game: 'tal', seats: 3 }, names.slice(0, 3))
  const chance = new Chance(2)
  /** By seat and phase, how often something was taken back. */
  const takenBack = new Map<string, number>()
  for (;;) {
    const [seat] = bodyOf<View>(await table.machine.fetchView(null, null)).waitingFor
    if (seat === undefined) break
    const { token } = required(seated[seat])
    const decision = required(bodyOf<View>(await table.machine.fetchView(token, null)).decisions[0])
    const back = decision.options.find(({ id }) => id === 'back' || id.includes('<'))
    const next = back ?? decision.options.find(({ id }) => id.includes('>'))
    const { begun, settled } = required(table.rows.newest).after
    const phase = `${seat} ${settled}`
    if (back) takenBack.set(phase, (takenBack.get(phase) ?? 0) + 1)
    if (settled - begun >= 4000) expect(back).toBeUndefined()
    if (takenBack.get(phase) === 200) table.unload()
    const pick = next ? { decision: decision.id, options: [next.id] } : anyPick(decision, chance)
    bodyOf(await table.machine.pick(token, pick))
  }
  expect(Math.max(...takenBack.values())).toBe(200)
  expect(table.rows.texts.length).toBeGreaterThan(5000)
  expect(bodyOf<View>(await table.machine.fetchView(null, null)).phase).toBe('over')
})

test('a tablet that may not be lifted any more is not lifted by whoever says so all the same', async () => {
  const { table, seated } = await new MemoryPlace(5).made({ game: 'tal', seats: 2 }, names.slice(0, 2))
  const [seat = 0] = bodyOf<View>(await table.machine.fetchView(null, null)).waitingFor
  const { token } = required(seated[seat])
  const picked = async (option: string) => {
    const { decisions } = bodyOf<View>(await table.machine.fetchView(token, null))
    return table.machine.pick(token, { decision: required(decisions[0]).id, options: [option] })
  }
  for (let count = 0; count < 200; count++) for (const option of ['4>0', '4<0']) bodyOf(await picked(option))
  bodyOf(await picked('4>0'))
  expect(refusalOf(await picked('4<0'))).toBe('422 illegal-pick')
  bodyOf(await picked('3>0'))
  bodyOf(await picked('seal'))
})
