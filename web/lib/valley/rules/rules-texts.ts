// The texts of the rules and, once fetched, of the other ways to play. `said` divides a text so that a page can style
// emphasis and titles.
import { rules, ways } from '../messages/books.ts'

export type RuleKey = keyof typeof rules.all | keyof typeof ways.all
type Texts = Readonly<Partial<Record<RuleKey, string>>>

/** The text of this key; empty until it has been fetched. */
export function rule(key: RuleKey): string {
  for (const texts of [rules, ways]) {
    const text = texts.isLoaded ? (texts.all as Texts)[key] : undefined
    if (text !== undefined) return text
  }
  return ''
}

/** A piece of a text: `strong` is emphasized, `card` is the id of a title, whose name is the text. */
export type Run = { readonly text: string; readonly strong?: true } | { readonly card: string }

/**
 * Divides a text: `*word*` is emphasized, `{card-id}` is a title.
 * @returns the pieces in order, none of them empty
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
