// What time it is at the site: the clock of a device may be wrong by hours.

/** A difference up to this counts as none: the site says its time in whole seconds, and an answer takes its time. */
const unnoticed = 3_000

/** By how many milliseconds the site's clock is ahead of this device's, below zero if it is behind; null if it does not say. */
export async function siteAhead(): Promise<number | null> {
  const asked = Date.now()
  const signal = AbortSignal.timeout(4_000)
  // A static file: that costs nothing.
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch(() => null)
  const said = Date.parse(answer?.headers.get('date') ?? '')
  // A cache on the way says how many seconds ago that was.
  const told = said + Number(answer?.headers.get('age')) * 1_000
  const ahead = told - (asked + Date.now()) / 2
  if (Number.isNaN(ahead)) return null
  return Math.abs(ahead) < unnoticed ? 0 : ahead
}
