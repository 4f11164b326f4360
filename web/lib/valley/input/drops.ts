// Where a hand card can be dropped now and what that does; in the viewer's own turn also where it cannot, and why. Only
// what the open question offers: everything here can be done by taps as well.
import type { Card } from '#shared/protocol.ts'
import type { ValleyOption } from '#shared/valley/declarations.ts'
import { t } from '../../messages/page-texts.ts'
import type { Intent } from '../table/intent.svelte.ts'
import { purchaseOf } from '../payment/purchase.ts'
import { explanations } from '../decision/explanations.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'
import { usesOf } from '../hand/card-uses.ts'

export type Where = 'tomb' | 'play' | 'discard' | 'boneyard' | `place-${number}`

export interface Drop {
  readonly where: Where
  /** What it would do, in a word or two. */
  readonly what: string
  /** Whether dropping sends a pick; else it only changes what is planned. */
  readonly tells: boolean
  act(): void
}

/** A place that is closed to the card now. */
export interface ForbiddenDrop {
  readonly where: Where
  readonly why: string
}

/** Questions that are answered by moving a hand card somewhere, by their keys. */
const answers: Readonly<
  Record<string, readonly [where: Where, what: 'drop.discard' | 'drop.sacrifice' | 'way.entomb']>
> = {
  'discard.hand': ['discard', 'drop.discard'],
  'sacrifice.hand': ['boneyard', 'drop.sacrifice'],
  'entomb.hand': ['tomb', 'way.entomb'],
  'entomb-some.hand': ['tomb', 'way.entomb'],
}

/** All places where this card can be dropped; none while a pick is being sent. */
export function dropsOf(viewpoint: Viewpoint, intent: Intent, card: Card): readonly Drop[] {
  const { decision } = viewpoint
  if (!decision || intent.busy) return []
  if (decision.kind === 'play')
    return [
      ...dropsOfUses(viewpoint, intent, card),
      ...joiningOf(viewpoint, intent, card),
      ...purchasesOf(viewpoint, intent, card),
    ]
  if (decision.kind === 'pay') return joiningOf(viewpoint, intent, card)
  const option = intent.optionPlaces.hand.get(card.id)
  const answer = answers[decision.key]
  if (!option || !answer || intent.picked.includes(option.id)) return []
  const [where, what] = answer
  const single = decision.max === 1
  return [
    { where, what: t(what), tells: single, act: () => void (single ? intent.choose(option) : intent.tap(option)) },
  ]
}

function dropsOfUses(viewpoint: Viewpoint, intent: Intent, card: Card): readonly Drop[] {
  const [play, entomb] = usesOf(viewpoint, card)
  const drop = (where: Where, what: string, option: ValleyOption | null): readonly Drop[] =>
    option ? [{ where, what, tells: true, act: () => void intent.choose(option) }] : []
  return [
    ...drop(
      'tomb',
      entomb.points ? t('drop.gain', { what: entomb.name, points: entomb.points }) : entomb.name,
      entomb.option,
    ),
    ...drop('play', play.name, play.option),
  ]
}

/** The card that is being bought, if this one could join its payment. */
function joiningOf(viewpoint: Viewpoint, intent: Intent, card: Card): readonly Drop[] {
  if (intent.plan?.kind !== 'pay' || intent.plan.chosen.includes(card.id)) return []
  const { offers, card: bought } = intent.plan.purchase
  const place = viewpoint.places.findIndex(each => each !== null && each.id === bought.id)
  const offer = offers.find(({ id }) => id === card.id)
  if (place < 0 || !offer || offer.gold <= 0) return []
  return [
    {
      where: `place-${place}`,
      what: t('drop.pay', { gold: offer.gold }),
      tells: false,
      act: () => intent.tapHand(card),
    },
  ]
}

/** Cards of the pyramid that this one could help to buy. */
function purchasesOf(viewpoint: Viewpoint, intent: Intent, card: Card): readonly Drop[] {
  const paying = intent.plan?.kind === 'pay' ? intent.plan.purchase.card.id : undefined
  return viewpoint.places.flatMap((bought, place): readonly Drop[] => {
    const option = bought && bought.id !== paying ? viewpoint.toUse('buy', bought.id) : null
    if (!option) return []
    const { price, offers } = purchaseOf(viewpoint, option)
    const offer = offers.find(({ id }) => id === card.id)
    if (price <= 0 || !offer || offer.gold <= 0) return []
    return [
      {
        where: `place-${place}`,
        what: t('drop.pay', { gold: offer.gold }),
        tells: false,
        act: () => intent.payWith(card, place),
      },
    ]
  })
}

/** All places that are closed to this card in the viewer's own turn, each with the reason. */
export function forbiddenDropsOf(viewpoint: Viewpoint, intent: Intent, card: Card): readonly ForbiddenDrop[] {
  if (viewpoint.decision?.kind !== 'play' || intent.busy) return []
  const [play, entomb] = usesOf(viewpoint, card)
  return [
    ...(entomb.possible ? [] : [{ where: 'tomb', why: entomb.what } as const]),
    ...(play.possible ? [] : [{ where: 'play', why: play.what } as const]),
    ...viewpoint.places.flatMap((bought, place): readonly ForbiddenDrop[] => {
      if (!bought || viewpoint.toUse('buy', bought.id)) return []
      return [
        { where: `place-${place}`, why: explanations.loaded?.whyNot(viewpoint, `buy-${bought.id}`, bought.card) ?? '' },
      ]
    }),
  ]
}
