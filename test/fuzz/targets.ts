// The tables at which the fuzzer aims: in every phase, of both games, one that is gone, one of another version, and those of
// honest players, whose addresses it knows, but not their tokens. What is used up is made anew.
import type { Chance } from '#shared/chance.ts'
import type { View } from '#shared/protocol.ts'
import { anyPick, Client, fullTable, madeTable, type Reach } from '../client/player.ts'

/** One table, with what the fuzzer knows of it. */
export interface Target {
  readonly id: string
  readonly phase: View['phase'] | 'none'
  readonly tokens: readonly string[]
  /** The newest view of each seat, as answers have told. */
  readonly views: Map<number | null, View>
}

interface Recipe {
  readonly phase: View['phase']
  readonly make: () => Promise<readonly Client[]>
}

/** All tables that there are to aim at. */
export class Targets {
  private readonly own: (Target | null)[]
  private readonly recipes: readonly Recipe[]

  /**
   * @param honest the ids of the tables of honest players
   * @param fixed tables that stay as they are
   */
  constructor(
    private readonly reach: Reach,
    private readonly chance: Chance,
    private readonly honest: () => readonly string[],
    private readonly fixed: readonly Target[],
  ) {
    const lobby = (seats: number, game: string) => () => madeTable(reach, seats, {}, game).then(host => [host])
    this.recipes = [
      { phase: 'lobby', make: () => this.lobbyWithGuest() },
      { phase: 'lobby', make: lobby(3, 'tal') },
      { phase: 'playing', make: () => fullTable(reach, 3, { edition: 'last-rites', pharaohs: true }) },
      { phase: 'playing', make: () => fullTable(reach, 2, { clock: 10, patience: 60 }, 'tal') },
      { phase: 'playing', make: () => this.besideBot() },
      { phase: 'over', make: () => this.playedOut() },
    ]
    this.own = this.recipes.map(() => null)
  }

  /** Makes anew what is not what it should be any more. */
  async renew(): Promise<void> {
    await Promise.all(
      this.recipes.map(async ({ phase, make }, at) => {
        const target = this.own[at]
        if (target && (await this.isStill(target))) return
        const clients = await make()
        const views = new Map<number | null, View>()
        for (const client of clients) {
          const view = await client.view()
          views.set(view.you, view)
        }
        const tokens = clients.map(({ token }) => token ?? '')
        this.own[at] = { id: clients[0]?.id ?? '', phase, tokens, views }
      }),
    )
  }

  /** One to aim at. */
  any(chance: Chance): Target {
    const honest = this.honest().map(id => ({ id, phase: 'none' as const, tokens: [], views: new Map() }))
    return chance.one([...this.own.filter(target => target !== null), ...this.fixed, ...honest])
  }

  /** Learns from an answer what a seat sees now. */
  learn(target: Target, answer: unknown): void {
    const view = answer as Partial<View> | null
    if (view?.id === target.id && view.decisions) target.views.set(view.you ?? null, view as View)
  }

  private async isStill({ id, phase, tokens }: Target): Promise<boolean> {
    for (const token of tokens) {
      const answer = await new Client(this.reach, id, token).call('')
      if (!answer.ok || ((await answer.json()) as View).phase !== phase) return false
    }
    return true
  }

  private async lobbyWithGuest(): Promise<readonly Client[]> {
    const host = await madeTable(this.reach, 4)
    const { token }: { readonly token: string } = await (await host.call('/seats', 'POST', { name: 'Ben' })).json()
    return [host, new Client(this.reach, host.id, token)]
  }

  private async besideBot(): Promise<readonly Client[]> {
    const host = await madeTable(this.reach, 2)
    await host.call('/seats', 'POST', { bot: 'newcomer' })
    return [host]
  }

  private async playedOut(): Promise<readonly Client[]> {
    const host = await madeTable(this.reach, 1, { solitaire: 'starter' })
    let view = await host.view()
    while (view.phase !== 'over') view = await host.pick(anyPick(this.chance.one(view.decisions), this.chance))
    return [host]
  }
}
