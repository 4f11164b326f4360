// What a hand card can be used for in the viewer's turn, what each use would do, and why one is not possible now.
import type { Card } from '#shared/protocol.ts'
import type { ValleyOption } from '#shared/valley/declarations.ts'

import { t } from '../../messages/page-texts.ts'
import { explanations } from '../decision/explanations.ts'
import { gainOf, groupName } from '../tomb/tomb.ts'
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

/** What entombing a title would change in the viewer's tomb; `points` is null if that is nothing. */
export function burialOf(
  viewpoint: Viewpoint,
  title: string,
): { readonly what: string; readonly points: string | null } {
  const gain = gainOf(viewpoint.me?.tomb ?? [], title, viewpoint.mix.groups, viewpoint.alone)
  const alone = gain.after < gain.before ? explanations.loaded?.alone : undefined
  const set = groupName(gain.sets)
  if (gain.sets.length === 0) return { what: t('way.points'), points: gain.after > 0 ? `+${gain.after}` : null }
  if (gain.to === gain.from) return { what: alone?.twice(set) ?? t('way.double', { set }), points: null }
  return { what: t('way.set', { set, from: gain.from, to: gain.to }), points: `${gain.before} → ${gain.after}` }
}

/** What can be done with a hand card now: by its action, in the tomb, and as gold. */
export function usesOf(viewpoint: Viewpoint, card: Card): readonly [play: CardUse, entomb: CardUse, pay: CardUse] {
  const execute = viewpoint.toUse('execute', card.id)
  const entomb = viewpoint.toUse('entomb', card.id)
  const buys = viewpoint.decision?.options.some(option => option.id.startsWith('buy-')) ?? false
  const gold = viewpoint.worth(card.card)
  const whyNot = (id: string) => explanations.loaded?.whyNot(viewpoint, id, card.card) ?? ''
  const play = execute
    ? (explanations.loaded?.effectOf(viewpoint, card) ?? t('way.action'))
    : whyNot(`execute-${card.id}`)
  const burial = burialOf(viewpoint, card.card)
  return [
    { use: 'play', name: t('way.play'), what: play, option: execute, possible: execute !== null },
    {
      use: 'entomb',
      name: t('way.entomb'),
      what: entomb ? burial.what : whyNot(`entomb-${card.id}`),
      option: entomb,
      possible: entomb !== null,
      ...(burial.points === null ? {} : { points: burial.points }),
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
