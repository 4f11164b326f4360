// What a newer view says again is taken from the older one, so that whoever looks at a part that has not changed is not
// called to look again.

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The one of a list that says of itself to be the same thing as another, wherever it stands; else what stood there. */
function counterpart(list: readonly unknown[], one: unknown, at: number): unknown {
  return isRecord(one) && 'id' in one ? list.find(each => isRecord(each) && each['id'] === one['id']) : list[at]
}

/**
 * A newer value made of as much of an older one as is equal; where all of it is, the older one itself.
 * @param newer plain data, as JSON brings it
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
