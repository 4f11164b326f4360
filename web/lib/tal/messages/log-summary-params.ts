// The params of the joined sentences of the board game's log, the same for all languages.
import type { Phrase } from '#shared/messages/pieces.ts'

export interface Counted {
  readonly blocks: readonly { readonly n: number; readonly colour: string }[]
}

export interface Way {
  readonly from: string
  readonly to: string
  readonly taken: string
  readonly by: Phrase
}

export interface Won {
  readonly letter: string
  readonly value: number
  readonly others: readonly { readonly name: Phrase; readonly value: number }[]
}
