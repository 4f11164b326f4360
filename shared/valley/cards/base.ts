// The cards of the base game. Values without a source are reconstructed and may differ from the printed card.
import { inOrder } from '../../engine/effect.ts'
import { eachOpponent } from '../attacks.ts'
import { buy } from '../buying.ts'
import { openGates, repeatAction } from '../action-effects.ts'
import { draw, shuffleDeck } from '../draw-effects.ts'
import { swapInPyramid } from '../exchange-effects.ts'
import {
  base,
  boneyardTop,
  deck,
  discardPile,
  discardTop,
  hand,
  itself,
  pyramid,
  stockTop,
  tomb,
  wholePyramid,
} from '../place.ts'
import { baseCards } from '../pyramid.ts'
import { entombSome } from '../multi-card-effects.ts'
import { boughtToHand, handGold4 } from '../lasting-effects.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { PlayerContext } from '../player-context.ts'
import {
  byCard,
  discard,
  either,
  entomb,
  give,
  lasting,
  may,
  provided,
  recover,
  sacrifice,
  stack,
  take,
  when,
} from '../verbs.ts'
import { edition } from './card.ts'
import { cheapest, holdsFourOrMore, isOfSet, ownsMoreThanFive } from './conditions.ts'

const { starter, card, unique } = edition('base')

const sharesSetWithTomb = (title: CardDefinition, context: PlayerContext) =>
  title.set !== null && context.player.tomb.some(other => context.title(other).set === title.set)
const otherSarcophagusInTomb = (context: PlayerContext) =>
  context.player.tomb.some(
    other => context.title(other).set === 'sarcophagi' && context.title(other).id !== 'outer-sarcophagus',
  )

export const starters: readonly CardDefinition[] = [
  starter(
    'shabti',
    { copies: 4, gold: 1, sign: '𓀾', sources: { text: 'rulebook', vp: 'rulebook' } },
    either('swap-or-sacrifice', swapInPyramid, sacrifice(wholePyramid)),
  ),
  starter('urn', { copies: 3, gold: 1, sign: '𓏋', sources: { vp: 'public' } }, stack(hand)),
  starter('box-of-food', { copies: 2, gold: 1, sign: '𓊬', sources: { vp: 'public' } }, draw(1)),
  starter(
    'offering-table',
    {
      gold: 1,
      sign: '𓊲',
      protects: { from: 'discard-or-sacrifice', by: 'showing' },
      sources: { vp: 'public', reaction: 'rulebook' },
    },
    inOrder(sacrifice(hand), draw(1)),
  ),
]

export const stock: readonly CardDefinition[] = [
  card('inner-sarcophagus', { set: 'sarcophagi', level: 2, gold: 2, cost: 4, sign: '𓀿' }, entomb(hand)),
  card('middle-sarcophagus', { set: 'sarcophagi', level: 2, gold: 2, cost: 3, sign: '𓁀' }, inOrder(draw(2), discard())),
  card(
    'outer-sarcophagus',
    { set: 'sarcophagi', level: 3, gold: 3, cost: 5, sign: '𓊭' },
    inOrder(entomb(hand), when(otherSarcophagusInTomb, draw(2, 'ifPossible'))),
  ),

  card('imseti-canopic-jar', { set: 'canopic-jars', level: 2, gold: 2, cost: 4, sign: '𓁶' }, draw(2)),
  card(
    'qebehsenuef-canopic-jar',
    {
      set: 'canopic-jars',
      level: 2,
      gold: 2,
      cost: 3,
      sign: '𓏁',
      mentionsOpponent: true,
      sources: { text: 'rulebook', gold: 'public' },
    },
    eachOpponent(ownsMoreThanFive, sacrifice(hand)),
  ),
  card(
    'duamutef-canopic-jar',
    { set: 'canopic-jars', level: 3, gold: 4, cost: 5, sign: '𓃥', mentionsOpponent: true },
    eachOpponent(holdsFourOrMore, discard()),
  ),
  card(
    'hopi-canopic-jar',
    { set: 'canopic-jars', level: 3, gold: 3, cost: 5, sign: '𓃻' },
    inOrder(recover(deck), shuffleDeck),
  ),

  card(
    'heart-scarab-amulet',
    { set: 'amulets', level: 2, gold: 2, cost: 3, sign: '𓆣' },
    recover(
      tomb,
      byCard(recovered => entomb(hand, (_title, _turn, other) => other !== recovered)),
    ),
  ),
  card(
    'tyet-amulet',
    { set: 'amulets', level: 2, gold: 2, cost: 3, sign: '𓎬', sources: { text: 'rulebook', gold: 'rulebook' } },
    repeatAction,
  ),
  card('wadj-amulet', { set: 'amulets', level: 2, gold: 2, cost: 3, sign: '𓇅' }, recover(discardTop)),
  card(
    'djed-pillar-amulet',
    { set: 'amulets', level: 3, gold: 3, cost: 5, sign: '𓊽', sources: { text: 'rulebook' } },
    take(pyramid, sharesSetWithTomb),
  ),
  card('weres-amulet', { set: 'amulets', level: 3, gold: 3, cost: 4, sign: '𓊫' }, buy(pyramid, 2)),

  card(
    'book-of-gates',
    { set: 'books', level: 2, gold: 2, cost: 2, sign: '𓊀', sources: { text: 'rulebook' } },
    openGates,
  ),
  card(
    'book-of-the-earth',
    { set: 'books', level: 2, gold: 2, cost: 3, sign: '𓇾', sources: { text: 'public' } },
    sacrifice(hand, given => take(pyramid, title => title.cost <= 2 * given.cost)),
  ),
  card(
    'book-of-the-heavens',
    { set: 'books', level: 2, gold: 2, cost: 4, sign: '𓇯', sources: { text: 'public' } },
    provided(context => context.player.discard.length >= 5, entomb(discardPile)),
  ),
  card(
    'book-of-the-dead',
    { set: 'books', level: 3, gold: 3, cost: 6, sign: '𓏛', sources: { text: 'rulebook' } },
    entomb(pyramid, cheapest),
  ),
  card(
    'book-of-the-netherworld',
    { set: 'books', level: 3, gold: 3, cost: 4, sign: '𓇽', sources: { text: 'public', gold: 'rulebook' } },
    take(stockTop),
  ),
  card(
    'book-of-traversing-eternity',
    { set: 'books', level: 3, gold: 3, cost: 5, sign: '𓂻', sources: { text: 'rulebook' } },
    take(pyramid, (title, context) => title.cost < context.state.dearest),
  ),

  card('statue-of-anubis', { set: 'statues', level: 2, gold: 2, cost: 3, sign: '𓁢' }, take(boneyardTop)),
  card(
    'statue-of-bastet',
    {
      set: 'statues',
      level: 2,
      gold: 2,
      cost: 4,
      sign: '𓎰',
      mentionsOpponent: true,
      sources: { text: 'rulebook', cost: 'rulebook' },
    },
    eachOpponent(ownsMoreThanFive, give(hand)),
  ),
  card(
    'statue-of-sobek',
    { set: 'statues', level: 2, gold: 2, cost: 2, sign: '𓆋' },
    sacrifice(hand, given => may(buy(base, 1 + given.cost))),
  ),
  card(
    'statue-of-horus',
    { set: 'statues', level: 3, gold: 3, cost: 6, sign: '𓅃' },
    take(pyramid, title => title.cost <= 5),
  ),
  card('statue-of-isis', { set: 'statues', level: 3, gold: 3, cost: 5, sign: '𓊨' }, recover(discardPile)),
  card('statue-of-osiris', { set: 'statues', level: 3, gold: 3, cost: 6, sign: '𓋚' }, entombSome(1, 2)),
  card(
    'statue-of-thoth',
    { set: 'statues', level: 3, gold: 3, cost: 5, sign: '𓁟', lasting: true, sources: { text: 'rulebook' } },
    lasting(handGold4),
  ),

  unique(
    'boat',
    {
      level: 2,
      gold: 2,
      cost: 4,
      vp: 4,
      sign: '𓊛',
      mentionsOpponent: true,
      sources: { text: 'rulebook', reaction: 'rulebook' },
      answers: { to: 'bought', possible: context => baseCards(context).length > 0, effect: () => take(base) },
    },
    null,
  ),
  unique(
    'ka-figurine',
    { level: 2, gold: 2, cost: 3, vp: 3, sign: '𓂓', sources: { text: 'rulebook' } },
    discard(isOfSet, given => take(pyramid, title => title.set === given.set)),
  ),
  unique(
    'mummified-cat',
    {
      level: 2,
      gold: 1,
      cost: 2,
      vp: 2,
      sign: '𓃠',
      mentionsOpponent: true,
      sources: { text: 'rulebook', reaction: 'rulebook' },
      answers: {
        to: 'sacrificed',
        possible: (context, [sacrificed]) => context.state.boneyard.at(-1) === sacrificed,
        effect: () => take(boneyardTop),
      },
    },
    null,
  ),
  unique(
    'burial-mask',
    { level: 3, gold: 5, cost: 7, vp: 6, sign: '𓁷', namesItself: true },
    inOrder(entomb(itself), may(entomb(hand))),
  ),
  unique('censer', { level: 3, gold: 3, cost: 6, vp: 5, sign: '𓊶', lasting: true }, lasting(boughtToHand)),
  unique('chariot', { level: 3, gold: 5, cost: 6, vp: 5, sign: '𓌝' }, draw(3)),
]
