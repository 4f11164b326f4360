// Lists of numbers as people write them: 0-3,7,12-14.

/**
 * The numbers of such a list.
 * @throws Error where it is none
 */
export function numbersIn(said: string): readonly number[] {
  return said
    .split(',')
    .filter(part => part !== '')
    .flatMap(part => {
      if (!/^\d+(-\d+)?$/.test(part)) throw new Error(`"${part}" is neither a number nor a range such as 3-7.`)
      const [first = 0, last = first] = part.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, at) => first + at)
    })
}

/** Such a list of these numbers. */
export function saidNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of [...numbers].sort((one, other) => one - other)) {
    const run = runs.at(-1)
    if (run && run[1] === number - 1) run[1] = number
    else runs.push([number, number])
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join()
}
