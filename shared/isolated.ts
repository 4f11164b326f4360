// Names among other words. One that is written from right to left would draw the numbers and points beside it into its own
// direction, so two characters that are not seen part it from them.

/**
 * A letter of such a script that is not parted yet; beyond U+FFFF the first half of one. The ranges hold other characters
 * too, which it does no harm to part.
 */
const rightToLeft = /^[^\u2068]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\uD802-\uD83B]/

/**
 * A name as it is put among other words; or what a sentence is made of, with each name in it.
 * @param said a text in which a name is parted already stays as it is
 */
export function isolated<Said>(said: Said): Said
export function isolated(said: unknown): unknown {
  if (Array.isArray(said)) return said.map(isolated)
  if (said instanceof Object)
    return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, isolated(value)]))
  return typeof said === 'string' && rightToLeft.test(said) ? `\u2068${said}\u2069` : said
}
