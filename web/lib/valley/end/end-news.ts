// Notices of the coming end of the game: how many cards are left, and that this is the last round.
import { endingOf, mayStillEntomb } from '#shared/valley/ending.ts'
import { t } from '../../messages/page-texts.ts'
import { handCount } from '../seats/player-summary.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

export interface EndNews {
  readonly last: boolean
  /** The short notice on the stock; empty in the last round. */
  readonly sign: string
  /** The notice as a sentence. */
  readonly said: string
}

/** The present notice; null while the end is far, and when the game is over. */
export function endNews({ table, you, view }: Pick<Viewpoint, 'table' | 'you' | 'view'>): EndNews | null {
  const { kind, left } = endingOf(table)
  if (kind === 'far' || view.phase !== 'playing') return null
  if (kind === 'near') return { last: false, sign: t('ending.left', { n: left }), said: t('ending.near', { n: left }) }
  const me = table.players.find(({ seat }) => seat === you)
  // A new hand is drawn before the own turn; in it an empty one stays so.
  const isEmpty = me && table.turn === you && handCount(me) === 0
  const entombs = !!me && !isEmpty && view.options['solitaire'] !== 'master' && mayStillEntomb(table, me.seat)
  return {
    last: true,
    sign: '',
    said: t(table.players.length > 1 ? 'ending.lastRound' : 'ending.lastTurn', { entombs }),
  }
}

/** Announces once that the end is near, and once that the last round has begun. */
export class EndAnnouncer {
  readonly #told = new Set<boolean>()

  /** The sentences to announce now. */
  announce(viewpoint: Pick<Viewpoint, 'table' | 'you' | 'view'>): readonly string[] {
    const news = endNews(viewpoint)
    if (!news || this.#told.has(news.last)) return []
    this.#told.add(news.last)
    return [`${news.said}.`]
  }
}
