// The texts of the rules, and of the other ways to play when these have come. `said` takes a text apart, so that what
// stands out and what can be looked at is set off.
import { rules, ways } from '../../messages/books.ts'

export type RuleKey = keyof typeof rules.all | keyof typeof ways.all
type Texts = Readonly<Partial<Record<RuleKey, string>>>

/** The text of this key; empty as long as it has not come. */
export function rule(key: RuleKey): string {
  for (const texts of [rules, ways]) {
    const text = texts.known ? (texts.all as Texts)[key] : undefined
    if (text !== undefined) return text
  }
  return ''
}

/** A run of words; `strong` stands out, `card` is a title's id, whose name is the text. */
export type Run = { readonly text: string; readonly strong?: true } | { readonly card: string }

/**
 * Takes a text apart: `*word*` stands out, `{card-id}` is a title.
 * @returns the runs in their order, none of them empty
 */
export function said(text: string): readonly Run[] {
  return text
    .split(/(\*[^*]+\*|\{[a-z-]+\})/u)
    .filter(Boolean)
    .map((part): Run => {
      if (part.startsWith('{')) return { card: part.slice(1, -1) }
      return part.startsWith('*') ? { text: part.slice(1, -1), strong: true } : { text: part }
    })
}
