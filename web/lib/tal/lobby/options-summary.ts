// What is played at a table of the board game, for its lobby.
import { gameTitles } from '#shared/game-names.ts'
import type { Params } from '#shared/protocol.ts'
import type { Played } from '../../table/game-page.ts'
import { talOffer } from '../messages/books.ts'
import { t } from '../../messages/page-texts.ts'

export const texts = talOffer

export const invitation = () => talOffer.all.invitation

/** What is played with these options. */
export const played = ({ short }: Params, seats: number): Played => ({
  title: t('game.players', { game: gameTitles.tal, seats }),
  text: talOffer.all[short === true ? 'playedShort' : 'played'],
})
