// The texts of the rules in the reader's language, loaded with the rules and not before; those of the other ways to play
// when these come. `said` takes a text apart, so that what stands out and what can be looked at is set off.
import { rules } from '../words/en/rules.ts'
import type { ways } from '../words/en/ways.ts'

type Texts<Collection> = { readonly [Key in keyof Collection]: string }
/** What every language has to say: of the base game, and of the other ways to play. */
export type RuleWords = Texts<typeof rules>
export type WayWords = Texts<typeof ways>
export type RuleKey = keyof RuleWords | keyof WayWords

const base: RuleWords = rules
const known = new Map<string, string>(Object.entries(base))

/** Makes the texts of the other ways to play known. */
export function learnWays(words: WayWords): void {
  for (const [key, text] of Object.entries(words)) known.set(key, text)
}

/** The text of this key; empty as long as it has not come. */
export const rule = (key: RuleKey): string => known.get(key) ?? ''

/** A run of words; `strong` stands out, `card` is a title's id, whose name is the text. */
export type Run = { readonly text: string, readonly strong?: true } | { readonly card: string }

/**
 * Takes a text apart: `*word*` stands out, `{card-id}` is a title.
 * @returns the runs in their order, none of them empty
 */
export function said(text: string): readonly Run[] {
  return text.split(/(\*[^*]+\*|\{[a-z-]+\})/u).filter(Boolean).map((part): Run => {
    if (part.startsWith('{')) return { card: part.slice(1, -1) }
    return part.startsWith('*') ? { text: part.slice(1, -1), strong: true } : { text: part }
  })
}
