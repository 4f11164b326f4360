// Measures how many taps turns take: several games of each edition, by two who
// decide differently, each by the fewest taps and as a beginner does.
import '../web/load-texts.ts'
import { openBrowser } from '#test/browser/chromium.ts'
import type { Box } from '#shared/valley/editions.ts'
import { ways, type Way } from './by-finger.ts'
import { playCounting } from './play-game.ts'
import { spreadOf, type Spread } from './spread.ts'

/** Other names are dealt other games. */
const names = ['Anna', 'Mira', 'Tom'] as const

/** Who decides: one keeps to buying and entombing what is best, one plays every card that is worth it. */
const deciders = ['buyer', 'strong'] as const

/** What the turns of all games of one edition took, carried out one way. */
export interface MeasuredTaps {
  readonly edition: Box
  readonly decider: (typeof deciders)[number]
  readonly way: Way
  readonly games: number
  readonly turns: Spread
  readonly reactions: Spread
}

/** @param site with known deals */
export async function measureTaps(site: string, editions: readonly Box[]): Promise<readonly MeasuredTaps[]> {
  const browser = await openBrowser()
  const measured: MeasuredTaps[] = []
  try {
    for (const edition of editions)
      for (const decider of deciders)
        for (const way of ways) {
          const played = []
          for (const name of names)
            played.push(await playCounting(browser, site, way, { edition, name, level: decider, against: 'club' }))
          measured.push({
            edition,
            decider,
            way,
            games: played.length,
            turns: spreadOf(played.flatMap(({ turns }) => turns.map(taps => taps.length))),
            reactions: spreadOf(played.flatMap(({ reactions }) => reactions.map(taps => taps.length))),
          })
        }
  } finally {
    await browser.close()
  }
  return measured
}
