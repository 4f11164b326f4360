// Why something that a player could think of cannot be done now: each reason by a key. The rules themselves find them, where
// they decide what is offered; pages make sentences of them.
import type { ValleyDecisions } from './decisions.ts'

/** What an action needs, of which nothing is there. */
export type Lacking =
  /** Something lies neither in the own deck nor in the own discard pile. */
  | 'own-cards'
  /** A card that it would draw: its text counts for how many, and there is none to count. */
  | 'draw'
  | 'hand'
  | 'stock'
  | 'boneyard'
  /** A card at the apex whose action can be called. */
  | 'apex'
  /** A face-up card at the apex. */
  | 'open-apex'
  | 'pile-top'
  /** A gap in the pyramid, and a card of the stock for it. */
  | 'gap'
  | 'second-card'
  | 'card-each'
  /** An opponent whom it would reach. */
  | 'opponent'
  /** An action that was carried out before in this turn and can be repeated. */
  | 'earlier-action'
  /** What the text itself makes a condition. */
  | 'condition'

/** Why the rules do not offer something. A choice's key: there is nothing to choose, which carrying it out would come to. */
export type ValleyObstacle =
  | 'upper-row'
  | 'face-down'
  | 'too-dear'
  | 'entombed'
  /** In the solitaire Master only actions entomb. */
  | 'only-actions'
  | 'reaction'
  | 'no-action'
  /** In a solitaire an action that mentions other players. */
  | 'opponents'
  | 'power-used'
  | `no-${Lacking}`
  | Exclude<keyof ValleyDecisions, 'play' | 'pay' | 'crumble' | 'order' | 'pharaoh' | `react${string}`>
