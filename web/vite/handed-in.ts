// What the games hand in for the build, in files of the same path in their folders (web/lib/platform/by-game.ts).
import { existsSync } from 'node:fs'
import { runnerImport } from 'vite'
import { gameNames, type GameName } from '../../shared/game-names.ts'

/**
 * Such a module of every game that has it.
 * @param path in the folder of a game
 * @returns the modules by game, and all files that they were made of
 */
export async function handedIn<Part>(path: string) {
  const sources = gameNames
    .map(name => [name, `./web/lib/${name}/${path}`] as const)
    .filter(([, file]) => existsSync(file))
  const read = await Promise.all(
    sources.map(async ([name, file]) => [name, file, await runnerImport<Part>(file)] as const),
  )
  const parts: Partial<Record<GameName, Part>> = Object.fromEntries(read.map(([name, , { module }]) => [name, module]))
  return { parts, files: read.flatMap(([, file, { dependencies }]) => [file, ...dependencies]) }
}
