// The texts of the rules in the reader's language, loaded with the rules and not before. `said` takes a text apart, so
// that what stands out and what can be looked at is set off.
import { rules } from '../words/en/rules.ts'

export type RuleKey = keyof typeof rules
/** What every language has to say. */
export type RuleWords = { readonly [Key in RuleKey]: string }

const words: RuleWords = rules
export const ruleKeys = Object.keys(words) as readonly RuleKey[]

export const rule = (key: RuleKey): string => words[key]

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
