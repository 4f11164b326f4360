// Looks for a planted bug: simulates seed after seed until a promise is broken.
import { games } from '#shared/games.ts'
import { simulate, type Report } from '#shared/simulator/run.ts'
import type { PlantedBug } from './plant.ts'
import { settled } from '#test/shared/table/memory-place.ts'

/**
 * Plants a bug and simulates until it is found.
 * @param most games that are played in search of it
 * @returns the report of the game that has found it, null if none has, and how many were played
 */
export async function findPlanted(
  bug: PlantedBug,
  seed: number,
  most: number,
): Promise<{ readonly report: Report | null; readonly games: number }> {
  const planted = bug.plant(games)
  try {
    for (let played = 1; played <= most; played++) {
      const report = await simulate(seed + played - 1, { games: planted.games, settled })
      if (report.violation) return { report, games: played }
    }
    return { report: null, games: most }
  } finally {
    planted.uproot()
  }
}
