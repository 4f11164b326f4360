// What all sentences of a key have in common, whatever they are made of: so a test knows them again without their words.

/** How all of these begin. */
export function commonBeginning([first = '', ...more]: readonly string[]): string {
  let length = first.length
  while (!more.every(each => each.startsWith(first.slice(0, length)))) length--
  return first.slice(0, length)
}

/** How all of these end. */
export function commonEnding([first = '', ...more]: readonly string[]): string {
  let from = 0
  while (!more.every(each => each.endsWith(first.slice(from)))) from++
  return first.slice(from)
}
