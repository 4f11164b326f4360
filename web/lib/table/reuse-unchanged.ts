// Reuses the unchanged parts of the older view in a newer one, so that nothing that depends on them is updated.

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The item of a list with the same `id` as another item, wherever it is; for items without an id the one at that index. */
function counterpart(list: readonly unknown[], one: unknown, at: number): unknown {
  return isRecord(one) && 'id' in one ? list.find(each => isRecord(each) && each['id'] === one['id']) : list[at]
}

/**
 * The newer value with all equal parts taken from the older one; if everything is equal, the older one itself.
 * @param newer plain data, as parsed from JSON
 */
export function reuseUnchanged<T>(older: unknown, newer: T): T
export function reuseUnchanged(older: unknown, newer: unknown): unknown {
  if (older === newer) return older
  if (Array.isArray(newer) && Array.isArray(older)) {
    const made = newer.map((one, at) => reuseUnchanged(counterpart(older, one, at), one))
    return made.length === older.length && made.every((one, at) => one === older[at]) ? older : made
  }
  if (isRecord(newer) && isRecord(older)) {
    const made = Object.entries(newer).map(([key, one]) => [key, reuseUnchanged(older[key], one)] as const)
    return made.length === Object.keys(older).length && made.every(([key, one]) => one === older[key])
      ? older
      : Object.fromEntries(made)
  }
  return newer
}
