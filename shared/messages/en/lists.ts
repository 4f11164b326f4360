// How English lists things. The spelling is British, so no comma stands before "and" and "or".
export const and = new Intl.ListFormat('en-GB')
export const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
export const comma = new Intl.ListFormat('en-GB', { type: 'unit' })
