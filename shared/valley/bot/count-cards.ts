// Counting what lies where. Done for each position that is judged, so nothing new is made.

/** Adds one to a count. */
export function bump(counts: Int8Array, index: number): void {
  counts[index] = (counts[index] as number) + 1
}

/**
 * The gold of all cards of a zone.
 * @param goldOf the gold of each card of the table
 */
export function goldIn(goldOf: Int8Array, zone: readonly number[]): number {
  let gold = 0
  for (let each = 0; each < zone.length; each++) gold += goldOf[zone[each] as number] as number
  return gold
}
