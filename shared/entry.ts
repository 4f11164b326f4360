// Reading a list entry that is known to exist.

/** The entry at an index. @throws Error if there is none: that is a bug of the caller */
export function entryAt<T>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new Error(`no entry at ${index} of ${list.length}`)
  return entry
}
