// For fixtures and lists of which the test knows that something stands there.

/** The value itself; throws where there is none. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('nothing stands where a test needs something')
  return value
}
