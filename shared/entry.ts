// Reading from a list what is known to lie there.

/** The entry of a list at an index; throws where there is none, for then something before it has gone wrong. */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new Error(`no entry at ${index} of ${list.length}`)
  return entry
}
