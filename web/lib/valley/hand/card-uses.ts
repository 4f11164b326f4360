// What a hand card can be used for in the viewer's turn, what each use would do, and why one is not possible now.
import type { Card } from '#shared/protocol.ts'
import type { ValleyOption } from '#shared/valley/declarations.ts'

import { t } from '../../messages/page-texts.ts'
import { explanations } from '../decision/explanations.ts'
import { gainOf, groupName } from '../tomb/tomb.ts'
import { titleOf } from '../card/learned-titles.ts'
import type { Viewpoint } from '../table/viewpoint.svelte.ts'

export interface CardUse {
  readonly use: 'play' | 'entomb' | 'pay'
  readonly name: string
  readonly what: string
  /** Points of the set, or of the card, before and after. */
  readonly points?: string
  /** The option that does it; `pay` has none, it begins a purchase. */
  readonly option: ValleyOption | null
  readonly possible: boolean
}

export function usesOf(viewpoint: Viewpoint, card: Card): readonly [play: CardUse, entomb: CardUse, pay: CardUse] {
  const { timing } = titleOf(card.card)
  const execute = viewpoint.toUse('execute', card.id)
  const entomb = viewpoint.toUse('entomb', card.id)
  const buys = viewpoint.decision?.options.some(option => option.id.startsWith('buy-')) ?? false
  const gold = viewpoint.worth(card.card)
  const gain = gainOf(viewpoint.me?.tomb ?? [], card.card, viewpoint.mix.groups)
  const alone = viewpoint.alone ? explanations.loaded?.alone : undefined
  const play = execute
    ? (explanations.loaded?.effectOf(viewpoint, card) ?? t('way.action'))
    : (alone?.whyNotPlayed(card.card) ?? t(timing === 'reaction' ? 'way.reaction' : 'way.impossible'))
  const burial =
    gain.sets.length === 0
      ? t('way.points')
      : gain.to === gain.from
        ? (alone?.twice(groupName(gain.sets)) ?? t('way.double', { set: groupName(gain.sets) }))
        : t('way.set', { set: groupName(gain.sets), from: gain.from, to: gain.to })
  return [
    { use: 'play', name: t('way.play'), what: play, option: execute, possible: execute !== null },
    {
      use: 'entomb',
      name: t('way.entomb'),
      what: entomb ? burial : (alone?.whyNotEntombed(viewpoint.mix.alone) ?? t('way.entombed')),
      option: entomb,
      possible: entomb !== null,
      ...(entomb && gain.after > gain.before
        ? { points: gain.sets.length === 0 ? `+${gain.after}` : `${gain.before} → ${gain.after}` }
        : {}),
    },
    {
      use: 'pay',
      name: t('way.pay'),
      what: buys ? t('way.payWhat') : t('way.noPurchase'),
      option: null,
      possible: buys && gold > 0,
    },
  ]
}
