// How somebody does what the board game's tutorial says: what it points at is tapped.
import type { Decision } from '#shared/protocol.ts'
import type { Pointed } from '#web/lib/table/tutorial/steps.ts'
import { talView } from '#web/lib/tal/table/tal-view.ts'
import type { Doing } from './learner.ts'

type Option = Decision['options'][number]
const ending = ['seal', 'enough', 'pass']

/** The option that a tap on something leads to; of tablets it is the most valuable. */
function tapped(
  options: readonly Option[],
  pointed: Pointed,
  isOnSite: (piece: unknown) => boolean,
): Option | undefined {
  const [what = '', name = ''] = pointed.split('=')
  const paramOf = ({ params }: Option, key: string) => (params as Readonly<Record<string, unknown>>)[key]
  // A figure that stands on a site stays: the page sends the next one from where the last one came.
  if (what === 'place')
    return options.find(
      option => option.key === 'go' && paramOf(option, 'to') === name && !isOnSite(paramOf(option, 'piece')),
    )
  if (what === 'colour-held')
    return options.find(option => option.key === 'build' && paramOf(option, 'colour') === name)
  if (what === 'ground')
    return options
      .filter(option => option.key === 'lay' && paramOf(option, 'group') === Number(name))
      .sort((one, other) => Number(paramOf(other, 'tablet')) - Number(paramOf(one, 'tablet')))[0]
  if (name === 'end') return options.find(({ key }) => ending.includes(key))
  return options.find(({ key }) => key === 'claim' || key === 'takeover')
}

export const doInTal: Doing = ({ options }, { at }, view) => {
  const pieces = talView(view)?.table?.pieces ?? []
  const isOnSite = (piece: unknown) => pieces.find(({ id }) => id === piece)?.at.includes('/') ?? false
  for (const pointed of at) {
    const option = tapped(options, pointed, isOnSite)
    if (option) return [option.id]
  }
  const done = options.find(({ key }) => ending.includes(key)) ?? options[0]
  return done ? [done.id] : null
}
