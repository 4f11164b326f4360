// What travels under names of its own, such as a table's options, before whoever knows the names has looked at it.

/** Whether a value is a record, as JSON has it. */
export const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** No option is more than a list. */
const deepest = 3

/** Whether a value nests no deeper than this: what nests thousands deep could not be handed on to a table. */
const isShallow = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every(each => isShallow(each, depth - 1)))

/** Whether a value can be a table's options, of which each game's `settle` checks the rest. */
export const areOptions = (value: unknown): boolean => isNamed(value) && isShallow(value, deepest)
