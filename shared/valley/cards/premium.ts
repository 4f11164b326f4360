// The uniques that the premium edition adds. Their names are ours too; values without a source are reconstructed.
import { inOrder } from '../../engine/effect.ts'
import { eachOpponent, mustDraw } from '../attacks.ts'
import { draw } from '../draw-effects.ts'
import { discardPile, pyramid } from '../place.ts'
import { entombSome } from '../multi-card-effects.ts'
import { nextHandPlus2 } from '../lasting-effects.ts'
import type { CardDefinition } from '../card-definition.ts'
import { takeOneOfStock } from '../stock-effects.ts'
import { entomb, lasting, provided, recover, take } from '../verbs.ts'
import { edition } from './card.ts'
import { isStarter } from './conditions.ts'

const { unique } = edition('premium')

export const stock: readonly CardDefinition[] = [
  unique(
    'sistrum',
    {
      level: 2,
      gold: 2,
      cost: 3,
      vp: 3,
      sign: '𓏣',
      mentionsOpponent: true,
      answers: { to: 'taken', possible: () => true, effect: () => draw(2, 'ifPossible') },
    },
    null,
  ),
  unique('oil-lamp', { level: 2, gold: 2, cost: 4, vp: 3, sign: '𓎛', lasting: true }, lasting(nextHandPlus2)),
  unique('water-clock', { level: 2, gold: 2, cost: 4, vp: 4, sign: '𓎿' }, takeOneOfStock(2)),
  unique(
    'golden-throne',
    { level: 3, gold: 4, cost: 8, vp: 7, sign: '𓊩', mentionsOpponent: true },
    inOrder(
      take(pyramid),
      eachOpponent(() => true, mustDraw, true),
    ),
  ),
  unique(
    'crook-and-flail',
    { level: 3, gold: 3, cost: 7, vp: 6, sign: '𓌅' },
    provided(context => context.player.discard.length >= 2, inOrder(recover(discardPile), entomb(discardPile))),
  ),
  unique('canopic-shrine', { level: 3, gold: 4, cost: 6, vp: 5, sign: '𓉯' }, entombSome(1, 3, isStarter)),
]
