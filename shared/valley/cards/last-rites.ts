// The cards of Last Rites. Values without a source are reconstructed and may differ from the printed card.
import { inOrder } from '../../engine/effect.ts'
import { drainHand, eachOpponent, everybodyMayDraw, everybodyMayEntomb, oneOpponent, plaster } from '../attacks.ts'
import { buy, credit } from '../buying.ts'
import { callFrom, repeatFirst } from '../action-effects.ts'
import { draw, drawForKinds, entombAndRecoverOfTop, recoverAndOrderTop, shuffleDeck } from '../draw-effects.ts'
import { exchange, withBoneyard, withDiscard, withPyramid } from '../exchange-effects.ts'
import { apex, base, deck, discardTop, hand, handOrDiscard, itself, pyramid, tomb, wholePyramid } from '../place.ts'
import { openCards } from '../pyramid.ts'
import { discardExactly, trade } from '../multi-card-effects.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { PlayerContext } from '../player-context.ts'
import { buyOrSacrificeStock, digUp, entombOneOfStock } from '../stock-effects.ts'
import {
  discard,
  either,
  entomb,
  faceDown,
  may,
  provided,
  recover,
  refillGap,
  reveal,
  sacrifice,
  take,
} from '../verbs.ts'
import { edition } from './card.ts'
import { cheapest, holdsFourOrMore, isBehind, isOfSet, isStarter } from './conditions.ts'

const { starter, card, unique } = edition('last-rites')

const hasDiscards = (context: PlayerContext) => context.player.discard.length > 0

export const starters: readonly CardDefinition[] = [
  starter(
    'menial',
    { copies: 4, gold: 1, sign: '𓀋', sources: { text: 'public', vp: 'rulebook' } },
    either('menial', buy(pyramid, 0), inOrder(discard(), draw(1))),
  ),
  starter(
    'embalmer',
    { copies: 3, gold: 1, sign: '𓐎', sources: { text: 'rulebook' } },
    either('embalmer', sacrifice(wholePyramid), sacrifice(hand), refillGap),
  ),
  starter('kite', { copies: 2, gold: 1, sign: '𓁿', sources: { text: 'rulebook' } }, faceDown),
  starter(
    'medjay',
    {
      gold: 1,
      sign: '𓀎',
      namesItself: true,
      protects: { from: 'touch', by: 'discarding' },
      sources: { text: 'rulebook', reaction: 'rulebook' },
    },
    inOrder(sacrifice(itself), discardExactly(4), take(pyramid)),
  ),
]

export const stock: readonly CardDefinition[] = [
  card(
    'priestess-of-hathor',
    { set: 'priestesses', level: 2, gold: 2, cost: 3, sign: '𓁥', sources: { text: 'rulebook' } },
    draw(context => Math.floor(context.player.deck.length / 3)),
  ),
  card('priestess-of-maat', { set: 'priestesses', level: 2, gold: 2, cost: 3, sign: '𓆄' }, drawForKinds),
  card(
    'priestess-of-sekhmet',
    {
      set: 'priestesses',
      level: 2,
      gold: 2,
      cost: 4,
      sign: '𓌂',
      mentionsOpponent: true,
      sources: { text: 'rulebook', cost: 'rulebook' },
    },
    everybodyMayDraw(3),
  ),
  card(
    'high-priestess-of-bastet',
    {
      set: 'priestesses',
      level: 3,
      gold: 3,
      cost: 6,
      sign: '𓁙',
      mentionsOpponent: true,
      sources: { text: 'rulebook' },
    },
    digUp,
  ),
  card('priestess-of-nut', { set: 'priestesses', level: 3, gold: 3, cost: 6, sign: '𓇰' }, entombAndRecoverOfTop),

  // Adjusted from cost 3, at which players who had it won a fifth more often than others (test/balance/decided.md).
  card('priest-of-anubis', { set: 'priests', level: 2, gold: 2, cost: 4, sign: '𓃣' }, exchange(withBoneyard)),
  card(
    'priest-of-sobek',
    { set: 'priests', level: 2, gold: 2, cost: 3, sign: '𓆊', mentionsOpponent: true, sources: { gold: 'rulebook' } },
    oneOpponent(holdsFourOrMore, drainHand),
  ),
  card(
    'priest-of-horus',
    { set: 'priests', level: 2, gold: 2, cost: 4, sign: '𓂀', sources: { text: 'rulebook' } },
    repeatFirst,
  ),
  card(
    'high-priest-of-ra',
    { set: 'priests', level: 3, gold: 3, cost: 6, sign: '𓇳', sources: { text: 'rulebook' } },
    inOrder(entomb(hand), recover(discardTop)),
  ),
  card(
    'priest-of-osiris',
    { set: 'priests', level: 3, gold: 3, cost: 5, sign: '𓋄', mentionsOpponent: true, sources: { text: 'rulebook' } },
    provided(isBehind, entomb(handOrDiscard)),
  ),
  card(
    'priest-of-thoth',
    { set: 'priests', level: 3, gold: 3, cost: 6, sign: '𓅝' },
    inOrder(entomb(deck), shuffleDeck),
  ),

  card(
    'carpenter',
    { set: 'builders', level: 2, gold: 2, cost: 4, sign: '𓍇' },
    take(base, title => title.cost <= 3),
  ),
  card('stone-mason', { set: 'builders', level: 2, gold: 2, cost: 2, sign: '𓊌' }, buyOrSacrificeStock(2)),
  card(
    'brick-mason',
    { set: 'builders', level: 2, gold: 2, cost: 3, sign: '𓀨', mentionsOpponent: true, sources: { text: 'rulebook' } },
    everybodyMayEntomb,
  ),
  card(
    'architect',
    { set: 'builders', level: 3, gold: 2, cost: 5, sign: '𓍠', sources: { text: 'rulebook' } },
    either(
      'architect',
      credit(({ player }) => player.discard.length),
      provided(({ player }) => player.deck.length >= 7, take(pyramid)),
    ),
  ),
  card(
    'engineer',
    { set: 'builders', level: 3, gold: 3, cost: 5, sign: '𓊎', sources: { text: 'rulebook' } },
    inOrder(sacrifice(hand, undefined, isStarter), discard(isOfSet), take(pyramid, cheapest), take(pyramid, cheapest)),
  ),
  card('overseer', { set: 'builders', level: 3, gold: 3, cost: 6, sign: '𓄓' }, callFrom(tomb)),
  card(
    'plasterer',
    { set: 'builders', level: 3, gold: 4, cost: 5, sign: '𓐪', mentionsOpponent: true, sources: { text: 'rulebook' } },
    provided(
      context => openCards(context).length >= context.seats,
      oneOpponent(() => true, plaster),
    ),
  ),

  card(
    'weaver',
    { set: 'artisans', level: 2, gold: 2, cost: 3, sign: '𓐥', sources: { text: 'rulebook' } },
    discard(undefined, given => entomb(hand, title => title.cost < given.cost)),
  ),
  card(
    'potter',
    { set: 'artisans', level: 2, gold: 2, cost: 3, sign: '𓍔', sources: { text: 'rulebook' } },
    callFrom(apex),
  ),
  card('leather-worker', { set: 'artisans', level: 2, gold: 2, cost: 2, sign: '𓄛' }, exchange(withDiscard)),
  card(
    'glass-blower',
    { set: 'artisans', level: 2, gold: 2, cost: 3, sign: '𓊮' },
    sacrifice(hand, given => take(pyramid, title => title.cost <= given.cost + 2)),
  ),
  card(
    'draughtsman',
    { set: 'artisans', level: 3, gold: 3, cost: 4, sign: '𓏟', mentionsOpponent: true, sources: { text: 'rulebook' } },
    inOrder(exchange(withPyramid, isOfSet), eachOpponent(hasDiscards, may(recover(discardTop)), true)),
  ),
  card(
    'goldsmith',
    { set: 'artisans', level: 3, gold: 3, cost: 6, sign: '𓋞', sources: { text: 'rulebook' } },
    inOrder(sacrifice(hand, undefined, isOfSet), entomb(pyramid)),
  ),
  card(
    'sculptor',
    { set: 'artisans', level: 3, gold: 3, cost: 5, sign: '𓍋', sources: { gold: 'rulebook' } },
    reveal(hand, shown => take(pyramid, title => title.set === shown.set), isOfSet),
  ),
  card(
    'tomb-painter',
    { set: 'artisans', level: 3, gold: 3, cost: 4, sign: '𓁼' },
    draw(context => 1 + context.player.entombed),
  ),

  unique('merchant', { level: 2, gold: 3, cost: 5, vp: 5, sign: '𓀦' }, trade(3)),
  unique('scribe', { level: 2, gold: 3, cost: 6, vp: 6, sign: '𓏞' }, recoverAndOrderTop(4)),
  unique('jeweler', { level: 3, gold: 5, cost: 8, vp: 8, sign: '𓍏' }, buy(pyramid, 0, 'tomb')),
  unique('astrologer', { level: 3, gold: 4, cost: 9, vp: 9, sign: '𓇼' }, entombOneOfStock(3)),
]
