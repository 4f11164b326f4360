// The cards of Afterlife, which is played with the starters of the base game. Values without a source are reconstructed and
// may differ from the printed card.
import type { SetId } from '../editions.ts'
import { inOrder } from '../../engine/effect.ts'
import { eachOpponent, oneOpponent, stab } from '../attacks.ts'
import { buy, credit } from '../buying.ts'
import { callFrom } from '../action-effects.ts'
import { draw, judge, press, recoverOfTop, shuffleDiscardIn, stackSome } from '../draw-effects.ts'
import { apex, base, discardTop, hand, pyramid, tomb, wholePyramid } from '../place.ts'
import { openCards } from '../pyramid.ts'
import { different } from '../scoring.ts'
import { atLeastOnce, discardAndDraw, entombOfOneSet, upTo } from '../multi-card-effects.ts'
import { cheaper2, handGoldPlus1 } from '../lasting-effects.ts'
import type { CardDefinition } from '../card-definition.ts'
import type { PlayerContext } from '../player-context.ts'
import { either, entomb, lasting, may, refillNow, reveal, sacrifice, stack, take, when } from '../verbs.ts'
import { edition } from './card.ts'
import { holdsFourOrMore } from './conditions.ts'

const { card, unique } = edition('afterlife')

const tombOf = (context: PlayerContext) => context.player.tomb.map(lying => context.title(lying))
/** How many different titles of a set lie in the player's tomb. */
const inTomb = (context: PlayerContext, set: SetId) => different(tombOf(context), set)
const setsInTomb = (context: PlayerContext) => new Set(tombOf(context).flatMap(title => title.set ?? [])).size

export const stock: readonly CardDefinition[] = [
  card('brain-hook', { set: 'mummification', level: 2, gold: 2, cost: 3, sign: '𓂉' }, recoverOfTop(3)),
  card('linen-bandages', { set: 'mummification', level: 2, gold: 2, cost: 2, sign: '𓎫' }, discardAndDraw),
  card(
    'pesesh-kef',
    { set: 'mummification', level: 3, gold: 3, cost: 5, sign: '𓂋' },
    inOrder(upTo(2, sacrifice(hand)), draw(2)),
  ),

  card(
    'bracelet',
    { set: 'jewelry', level: 2, gold: 2, cost: 3, sign: '𓍶' },
    sacrifice(hand, given => credit(3 + given.gold)),
  ),
  card('ring', { set: 'jewelry', level: 2, gold: 2, cost: 3, sign: '𓋪' }, buy(base, 0, 'hand')),
  card('brooch', { set: 'jewelry', level: 3, gold: 4, cost: 6, sign: '𓋣', lasting: true }, lasting(cheaper2)),
  card(
    'necklace',
    { set: 'jewelry', level: 3, gold: 3, cost: 5, sign: '𓋝' },
    reveal(hand, shown => credit(shown.cost)),
  ),

  card(
    'antechamber',
    { set: 'chambers', level: 2, gold: 2, cost: 3, sign: '𓉿' },
    inOrder(
      draw(1),
      when(context => inTomb(context, 'chambers') > 0, draw(1, 'ifPossible')),
    ),
  ),
  card(
    'offering-chapel',
    { set: 'chambers', level: 2, gold: 2, cost: 4, sign: '𓉱' },
    inOrder(
      sacrifice(tomb),
      take(base, title => title.cost <= 4),
    ),
  ),
  card('serdab', { set: 'chambers', level: 2, gold: 2, cost: 4, sign: '𓀚' }, entomb(discardTop)),
  card(
    'burial-chamber',
    { set: 'chambers', level: 3, gold: 3, cost: 6, sign: '𓉐' },
    inOrder(
      entomb(hand),
      when(context => inTomb(context, 'chambers') >= 2, may(entomb(hand))),
    ),
  ),
  card(
    'grand-gallery',
    { set: 'chambers', level: 3, gold: 3, cost: 5, sign: '𓊍' },
    draw(context => Math.min(4, setsInTomb(context))),
  ),

  card(
    'dagger',
    { set: 'weapons', level: 2, gold: 2, cost: 3, sign: '𓌐', mentionsOpponent: true },
    oneOpponent(holdsFourOrMore, stab),
  ),
  card('sling', { set: 'weapons', level: 2, gold: 2, cost: 2, sign: '𓌗' }, inOrder(sacrifice(wholePyramid), draw(1))),
  card('bow', { set: 'weapons', level: 2, gold: 2, cost: 4, sign: '𓌒' }, take(apex)),
  card(
    'axe',
    { set: 'weapons', level: 3, gold: 3, cost: 6, sign: '𓌎' },
    sacrifice(wholePyramid, given => take(pyramid, title => title.cost <= given.cost)),
  ),
  card(
    'khopesh',
    { set: 'weapons', level: 3, gold: 3, cost: 4, sign: '𓌛' },
    inOrder(atLeastOnce(2, sacrifice(wholePyramid)), refillNow),
  ),
  card(
    'spear',
    { set: 'weapons', level: 3, gold: 3, cost: 4, sign: '𓋁', mentionsOpponent: true },
    eachOpponent(holdsFourOrMore, stack(hand)),
  ),

  card('apis-bull', { set: 'tomb-art', level: 2, gold: 2, cost: 4, sign: '𓃒', lasting: true }, lasting(handGoldPlus1)),
  card(
    'harvest',
    { set: 'tomb-art', level: 2, gold: 2, cost: 3, sign: '𓌳' },
    draw(context => context.state.bought.length),
  ),
  card('goddess-nut', { set: 'tomb-art', level: 2, gold: 2, cost: 4, sign: '𓏌' }, inOrder(shuffleDiscardIn, draw(2))),
  card('burial-ceremony', { set: 'tomb-art', level: 3, gold: 3, cost: 6, sign: '𓍃' }, entombOfOneSet),
  card(
    'goddess-maat',
    { set: 'tomb-art', level: 3, gold: 3, cost: 5, sign: '𓁦' },
    draw(context => 3 - context.player.hand.length),
  ),
  card('judgment', { set: 'tomb-art', level: 3, gold: 3, cost: 5, sign: '𓍝' }, judge),
  card(
    'victory',
    { set: 'tomb-art', level: 3, gold: 3, cost: 6, sign: '𓌉' },
    take(pyramid, (title, context) => title.cost <= context.player.tomb.length),
  ),

  unique('calcite-cup', { level: 2, gold: 2, cost: 3, vp: 3, sign: '𓎺' }, inOrder(draw(3), stackSome(2))),
  unique('hounds-and-jackals-game', { level: 2, gold: 2, cost: 4, vp: 4, sign: '𓃡' }, press),
  unique('mirror-case', { level: 2, gold: 2, cost: 4, vp: 3, sign: '𓋹' }, callFrom(hand)),
  unique(
    'ibex-statue',
    {
      level: 3,
      gold: 3,
      cost: 5,
      vp: 5,
      sign: '𓃵',
      mentionsOpponent: true,
      answers: {
        to: 'rebuilt',
        possible: (context, added) => openCards(context).some(card => added.includes(card)),
        effect: added => take(pyramid, (_title, _turn, card) => added.includes(card)),
      },
    },
    null,
  ),
  unique(
    'senet-game',
    { level: 3, gold: 3, cost: 7, vp: 6, sign: '𓏠' },
    either('senet', draw(2), take(base), entomb(hand)),
  ),
  unique(
    'sphinx',
    {
      level: 3,
      gold: 5,
      cost: 7,
      vp: 6,
      sign: '𓃭',
      mentionsOpponent: true,
      protects: { from: 'touch', by: 'discarding', after: draw(2, 'ifPossible') },
    },
    null,
  ),
]
