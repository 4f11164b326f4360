// What a game hands in to tell a seat what it has missed.
import type { Component } from 'svelte'
import type { Session } from '../session.svelte.ts'
import type { MissedWords } from './missed-lines.ts'

export interface MissedPart {
  readonly MissedWatch: Component<{ session: Session; words: MissedWords }>
  readonly words: MissedWords
}
