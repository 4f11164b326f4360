// What the tools that are run by hand take, and what they say when they are called wrongly.
import { readFileSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { gameNames, type GameName } from '#shared/game-names.ts'

/** Ends the program with a sentence for whoever has called it: the stack of an error would tell them nothing. */
export function endWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** What was thrown, in words. */
export const saidBy = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/** What a part of a tool gives; where it throws, the program ends with what the error says. */
export function orEnd<T>(make: () => T): T {
  try {
    return make()
  } catch (thrown) {
    return endWith(saidBy(thrown))
  }
}

/** Reads the arguments as `parseArgs` does, and ends where they are others than the tool takes. */
export const readArguments = <const Config extends ParseArgsConfig>(config: Config) =>
  orEnd(() => parseArgs<Config>(config))

/**
 * A whole number that was given. Anything else ends the program, for a tool that plays no games finds no fault with them.
 * @param what is counted, as in `--games`
 */
export function wholeNumber(what: string, given: string, least = 1): number {
  const number = Number(given)
  if (given.trim() !== '' && Number.isSafeInteger(number) && number >= least) return number
  return endWith(`${what} takes a whole number from ${least} on, not "${given}".`)
}

/**
 * Those words of a list with commas, each of which has to be one of these. Other ones end the program.
 * @param what they are, as in `--without`
 */
export function namesIn<Name extends string>(what: string, given: string, all: readonly Name[]): readonly Name[] {
  return given.split(',').map(word => {
    const found = all.find(name => name === word)
    return found ?? endWith(`${what} "${word}": there is ${all.join(', ')}.`)
  })
}

/** Reads a game that was kept as a file, or a history. Throws where the file cannot be read, or holds anything else. */
export function gameIn<Kept extends { readonly game: GameName }>(file: string): Kept {
  const text = readFileSync(file, 'utf8')
  try {
    const kept = JSON.parse(text)
    if (gameNames.includes(kept.game) && typeof kept.seed === 'string' && Array.isArray(kept.picks)) return kept
  } catch {
    // Said below.
  }
  throw new Error(`${file} holds no game.`)
}

/** Reads one in the same way, for a tool that without it has nothing to do: ends where there is none. */
export const readGame = <Kept extends { readonly game: GameName }>(file: string): Kept => orEnd(() => gameIn(file))
