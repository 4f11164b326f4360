// What is played at a table, in a title and a sentence or two, game by game: for the lobby.
import type { GameName, Params } from '#shared/protocol.ts'
import { cardsOf } from '#web/lib/valley/maker/cards.ts'
import { summaryOf, type Summary } from '#web/lib/valley/maker/summary.ts'
import { wishOf } from '#web/lib/valley/maker/wish.ts'
import { t } from '#web/lib/words/words.ts'

/** `cards`: where those that are played with can be looked at. */
interface Played extends Summary { readonly cards?: string }

export const played: Readonly<Record<GameName, (options: Params, seats: number) => Played>> = {
  valley(options, seats) {
    const wish = wishOf(options)
    return { ...summaryOf(wish, seats), cards: cardsOf(wish) }
  },
  tal: (options, seats) => ({ title: t('game.players', { game: t('game.tal'), seats }), text: t(options['short'] === true ? 'game.tal.saidShort' : 'game.tal.said') }),
}
