// Forms of a word by number, as each language has them.
type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

/** A chooser of forms: `#` in a form stands for the number. */
export function pluralOf(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', String(n))
}
