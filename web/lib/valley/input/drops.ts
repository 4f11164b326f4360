// Where a hand card can be dropped now, and what dropping it there does; in the own turn also where it can not, and why.
// Only what the open question offers: each of these can be done by tapping as well.
import type { Card } from '#shared/protocol.ts'
import type { ValleyOption } from '#shared/valley/declarations.ts'
import { t } from '../../messages/page-texts.ts'
import type { Intent } from '../table/intent.svelte.ts'
import { purchaseOf } from '../payment/purchase.ts'
import { titleOf } from '../card/learned-titles.ts'
import { purseOf } from '../decision/todo.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { waysOf } from '../hand/card-uses.ts'

export type Where = 'tomb' | 'play' | 'discard' | 'boneyard' | `place-${number}`

export interface Drop {
  readonly where: Where
  /** What it would do, in a word or two. */
  readonly what: string
  /** True where the table is told at once; else something is only planned with the card. */
  readonly tells: boolean
  act(): void
}

/** A place that the card could go to at another time. */
export interface Barred {
  readonly where: Where
  readonly why: string
}

/** Questions about a hand card whose answer is a way to somewhere. */
const answers: Readonly<
  Record<string, readonly [where: Where, what: 'drop.discard' | 'drop.sacrifice' | 'way.entomb']>
> = {
  'discard.hand': ['discard', 'drop.discard'],
  'sacrifice.hand': ['boneyard', 'drop.sacrifice'],
  'entomb.hand': ['tomb', 'way.entomb'],
  'entomb-some.hand': ['tomb', 'way.entomb'],
}

/** All places where this card can be dropped; none while an answer is on its way. */
export function dropsOf(seen: Viewpoint, mind: Intent, card: Card): readonly Drop[] {
  const { decision } = seen
  if (!decision || mind.busy) return []
  if (decision.kind === 'play')
    return [...usesOf(seen, mind, card), ...joiningOf(seen, mind, card), ...purchasesOf(seen, mind, card)]
  if (decision.kind === 'pay') return joiningOf(seen, mind, card)
  const option = mind.answers.hand.get(card.id)
  const answer = answers[decision.key]
  if (!option || !answer || mind.picked.includes(option.id)) return []
  const [where, what] = answer
  const single = decision.max === 1
  return [{ where, what: t(what), tells: single, act: () => void (single ? mind.choose(option) : mind.tap(option)) }]
}

function usesOf(seen: Viewpoint, mind: Intent, card: Card): readonly Drop[] {
  const [play, entomb] = waysOf(seen, card)
  const drop = (where: Where, what: string, option: ValleyOption | null): readonly Drop[] =>
    option ? [{ where, what, tells: true, act: () => void mind.choose(option) }] : []
  return [
    ...drop(
      'tomb',
      entomb.points ? t('drop.gain', { what: entomb.name, points: entomb.points }) : entomb.name,
      entomb.option,
    ),
    ...drop('play', play.name, play.option),
  ]
}

/** The card that is being paid for, where this one could join the payment. */
function joiningOf(seen: Viewpoint, mind: Intent, card: Card): readonly Drop[] {
  if (mind.plan?.kind !== 'pay' || mind.plan.chosen.includes(card.id)) return []
  const { offers, card: bought } = mind.plan.purchase
  const place = seen.places.findIndex(each => each !== null && each.id === bought.id)
  const offer = offers.find(({ id }) => id === card.id)
  if (place < 0 || !offer || offer.gold <= 0) return []
  return [
    {
      where: `place-${place}`,
      what: t('drop.pay', { gold: offer.gold }),
      tells: false,
      act: () => void mind.tapHand(card),
    },
  ]
}

/** Cards of the pyramid that this one helps to buy. */
function purchasesOf(seen: Viewpoint, mind: Intent, card: Card): readonly Drop[] {
  const paying = mind.plan?.kind === 'pay' ? mind.plan.purchase.card.id : undefined
  return seen.places.flatMap((bought, place): readonly Drop[] => {
    const option = bought && bought.id !== paying ? seen.toUse('buy', bought.id) : null
    if (!option) return []
    const { price, offers } = purchaseOf(seen, option)
    const offer = offers.find(({ id }) => id === card.id)
    if (price <= 0 || !offer || offer.gold <= 0) return []
    return [
      {
        where: `place-${place}`,
        what: t('drop.pay', { gold: offer.gold }),
        tells: false,
        act: () => void mind.payWith(card, place),
      },
    ]
  })
}

/** All places of the own turn that are closed to this card, each with what would have to be different. */
export function barredOf(seen: Viewpoint, mind: Intent, card: Card): readonly Barred[] {
  if (seen.decision?.kind !== 'play' || mind.busy) return []
  const [play, entomb] = waysOf(seen, card)
  return [
    ...(entomb.possible ? [] : [{ where: 'tomb', why: entomb.what } as const]),
    ...(play.possible ? [] : [{ where: 'play', why: play.what } as const]),
    ...seen.places.flatMap((bought, place): readonly Barred[] => {
      if (!bought || seen.toUse('buy', bought.id)) return []
      const where = `place-${place}` as const
      if (place < 3) return [{ where, why: t('drop.upper') }]
      const { cost } = titleOf(bought.card)
      const gold = purseOf(seen)
      return [{ where, why: cost > gold ? t('drop.dear', { cost, gold }) : t('way.noPurchase') }]
    }),
  ]
}
