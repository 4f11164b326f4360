// Somebody who means harm: a player who tries what is not offered, or a stranger without a seat. Knows more than such a person
// should: what others are asked, as if they had said so.
import type { Message, SeatPick, View } from '../protocol.ts'
import type { Call } from './calls.ts'
import { Client, type Action, type Site } from './client.ts'
import type { ActionKind } from './action-kinds.ts'
import { followed, type SimulatedConnection } from './connection.ts'

/** Somebody at the table, as far as an intruder looks over that person's shoulder. */
export interface Overseen {
  readonly token: string | null
  readonly view: View | null
}

const garbage = [
  '',
  '{',
  'null',
  '[]',
  '{"type":"pick"}',
  '{"type":"view","view":1}',
  '"ping"',
  '{"type":"talk","say":"x"}',
]
const target = {
  endpoint: 'https://fcm.googleapis.com/intruder/1',
  keys: { p256dh: 'p', auth: 'a' },
  language: 'en',
} as const
const ids = ['end', 'pass', 'enough', 'power', 'seal', '0', '1', '5', 'boneyard', 'stock', 'nonsense', '__proto__']

/** One intruder. */
export class Intruder extends Client {
  readonly role = 'intruder'
  private view: View | null = null

  /**
   * @param own whose token it has; null for a stranger
   * @param others whose questions it knows
   */
  constructor(
    name: string,
    private readonly own: Overseen | null,
    private readonly others: readonly Overseen[],
    site: Site,
  ) {
    super(name, site)
  }

  actions(isCalm: boolean): Action[] {
    if (isCalm) return []
    const { line, site } = this
    const { chance } = site
    const token = this.token()
    const seat = chance.below(6)
    const ask = (weight: number, what: ActionKind, call: Call): Action => ({
      weight,
      what,
      run: () => site.call(this, call),
    })
    const actions = [
      ask(0.5, 'makes-up-pick', { kind: 'pick', token, pick: this.madeUp(), isOffered: false }),
      ask(0.1, 'takes-back-others', { kind: 'undo', token }),
      ask(0.1, 'sends-away', { kind: 'leave', token, seat }),
      ask(0.1, 'stand-in-for-others', {
        kind: 'stand-in',
        token,
        seat,
        wish: { bot: 'newcomer', forGood: false },
      }),
      ask(0.1, 'gives-up-others', {
        kind: 'stand-in',
        token,
        seat,
        wish: { bot: 'newcomer', forGood: true },
      }),
      ask(0.1, 'takes-seat-of-others', { kind: 'come-back', token, seat }),
      ask(0.1, 'deletes', { kind: 'remove', token }),
      ask(0.1, 'seats-bot', { kind: 'seat-bot', token, level: 'newcomer' }),
      ask(0.1, 'asks-for-history', { kind: 'history', token }),
      ask(0.1, 'asks-for-hint', { kind: 'hint', token }),
      ask(0.1, 'reads-missed', { kind: 'missed', token }),
      ask(0.1, 'asks-to-be-told', { kind: 'push', token, seat, target }),
      ask(0.1, 'plays-again', { kind: 'again', token, origin: 'https://table.test' }),
    ]
    if (line) {
      actions.push(
        {
          weight: 1,
          what: 'makes-up-pick',
          run: () => site.frame(line, JSON.stringify({ type: 'pick', ...this.madeUp() })),
        },
        { weight: 0.3, what: 'sends-garbage', run: () => site.frame(line, chance.one(garbage)) },
        { weight: 0.1, what: 'closes-page', run: () => this.closePage() },
      )
    } else if (!this.isConnecting)
      actions.push({
        weight: 1,
        what: 'connects',
        run: () => {
          this.isConnecting = true
          site.open(this, { token, changes: chance.once(2), talk: true })
        },
      })
    return actions
  }

  protected received(message: Message): void {
    this.view = followed(this.view, message) ?? this.view
  }

  protected override connected(line: SimulatedConnection): void {
    super.connected(line)
    this.view = null
  }

  answered(): void {}

  /** Its own token, none, or one that nobody has. */
  private token(): string | null {
    return this.site.chance.one([this.own?.token ?? null, this.own?.token ?? null, null, 'A'.repeat(43), ''])
  }

  /** A pick out of what can be seen, of questions that may be somebody else's. */
  private madeUp(): SeatPick {
    const { view, site, others } = this
    const { chance } = site
    const asked = others.flatMap(other => (other === this.own ? [] : (other.view?.decisions ?? [])))
    if (asked.length > 0 && chance.once(3)) {
      const { id, options } = chance.one(asked)
      return { decision: id, options: [chance.one(options).id] }
    }
    const own = view?.decisions[0]
    const seat = chance.below(view?.seats.length ?? 4)
    const number = own && chance.once(2) ? own.id.split('-')[1] : String(1 + chance.below(60))
    const known = [...ids, ...(own?.options.map(({ id }) => id) ?? [])]
    const some = () => [...chance.some(known, chance.below(3))]
    return {
      decision: own && chance.once(2) ? own.id : `${seat}-${number}`,
      options: some(),
      ...(chance.once(3) ? { then: Array.from({ length: chance.below(4) }, some) } : {}),
    }
  }
}
