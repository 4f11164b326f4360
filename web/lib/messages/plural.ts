// Plural forms by the rules of each language.
type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>

/** Makes a function that picks the form for a number and puts the number in place of `#`. */
export function pluralOf(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language)
  return (n, forms) => (forms[rules.select(n)] ?? forms.other).replaceAll('#', String(n))
}
