// What is played at a table of the board game, for its lobby.
import type { Params } from '#shared/protocol.ts'
import type { Played } from '../../table/game-page.ts'
import { t } from '../../messages/page-texts.ts'

/** What is played with these options. */
export const played = ({ short }: Params, seats: number): Played => ({
  title: t('game.players', { game: t('game.tal'), seats }),
  text: t(short === true ? 'game.tal.saidShort' : 'game.tal.said'),
})
