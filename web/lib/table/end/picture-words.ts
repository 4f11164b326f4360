// What the pictures of all games say alike: the title, what was played, who won, and everybody's points.
import { gameTitles } from '#shared/game-names.ts'
import type { View } from '#shared/protocol.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import type { Box, Drawing, Picture, Scored } from './picture.ts'

/** What the person who shares the picture sees of it, and what is known of the table. */
export interface Wanted {
  /** Whether players are named, or only numbered. */
  readonly withNames: boolean
  /** The edition or mix and the number of players, in a few words; empty until that is known. */
  readonly what: string
}

/** Who has won, in a line. */
function winnersSaid(scores: readonly Scored[]): string {
  const [winner, ...more] = scores.filter(({ won }) => won)
  if (!winner) return ''
  const { name, total } = winner
  return more.length > 0
    ? t('end.shared', { names: [winner, ...more].map(each => each.name), total })
    : t('end.wins', { name, total })
}

/** @param players the best first */
export function pictureWords(
  { game }: Pick<View, 'game'>,
  players: readonly Scored[],
  { withNames, what }: Wanted,
): Pick<Picture, 'title' | 'what' | 'result' | 'scores'> {
  const scores = players.map(({ seat, name, total, won }) => ({
    seat,
    name: withNames ? name : t('end.player', { n: seat + 1 }),
    total,
    won,
  }))
  return { title: gameTitles[game], what, result: winnersSaid(scores), scores }
}

/** What is drawn of the winner, part by part, under words with the winner's name; null where there are no parts. */
export function drawingOf<Part>(
  winner: Scored | undefined,
  parts: readonly Part[],
  caption: (winner: Scored) => string,
  draw: (surface: CanvasRenderingContext2D, box: Box, parts: readonly Part[]) => void,
): Drawing | null {
  if (!winner || parts.length === 0) return null
  return {
    caption: caption(winner),
    draw: (surface, box) => {
      draw(surface, box, parts)
    },
  }
}
