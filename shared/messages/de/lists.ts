// How German lists things.
export const and = new Intl.ListFormat('de')
export const or = new Intl.ListFormat('de', { type: 'disjunction' })
export const comma = new Intl.ListFormat('de', { type: 'unit' })
