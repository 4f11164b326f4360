// Moves of the board game in words, by what was picked: what was taken back again is left out.
import { groupBy } from '#shared/group-by.ts'
import type { Option, View } from '#shared/protocol.ts'
import { letterOf } from '#shared/tal/board.ts'
import type { TalDecisions } from '#shared/tal/decisions.ts'
import type { TalOption } from '#shared/tal/declarations.ts'
import { translator } from '../../messages/collection.ts'
import { labelPieces, plain } from '../../messages/telling.ts'
import { countedSaid } from '../building/sites.ts'
import { hint as texts } from '../messages/lazy-texts.ts'

const say = translator<typeof texts.all>(texts)

/** The tablets on one group. */
interface Laid {
  readonly group: string
  /** Of those that count. */
  readonly values: readonly number[]
  readonly blanks: number
}

/** The options with such a key. */
const keyed = <K extends TalOption['key']>(options: readonly TalOption[], key: K): readonly TalOption<K>[] =>
  options.filter((option): option is TalOption<K> => option.key === key)

/** What tablets lie where after these picks of a bid. */
export function laidIn(options: readonly TalOption[]): readonly Laid[] {
  const laid = keyed(options, 'lay').map(({ params }) => params)
  for (const { params } of keyed(options, 'lift')) {
    const at = laid.findIndex(({ tablet, group }) => tablet === params.tablet && group === params.group)
    if (at >= 0) laid.splice(at, 1)
  }
  return [...groupBy(laid, ({ group }) => group)]
    .sort(([one], [other]) => one - other)
    .map(([group, tablets]) => ({
      group: letterOf(group),
      values: tablets.flatMap(({ tablet }) => (tablet > 0 ? [tablet] : [])).sort((one, other) => other - one),
      blanks: tablets.filter(({ tablet }) => tablet === 0).length,
    }))
}

/** The ways that were not taken back: whoever steps back takes back one step of the last of them. */
function gone(options: readonly TalOption[]): readonly TalOption<'go'>[] {
  const ways: TalOption<'go'>[] = []
  for (const option of options)
    if (option.key === 'go') ways.push(option)
    else if (option.key === 'back') ways.push(...withoutLastStep(ways.pop()))
  return ways
}

/** A way as far as it led before its last step; nothing if that was its only one. */
function withoutLastStep(way: TalOption<'go'> | undefined): readonly TalOption<'go'>[] {
  const to = way?.params.via.at(-1)
  if (!way || to === undefined) return []
  const { params } = way
  return [{ ...way, params: { ...params, to, via: params.via.slice(0, -1), steps: params.steps - 1 } }]
}

/** A move in words: sentences without their ends. */
export function picked(view: View, asked: string, all: readonly Option[]): readonly string[] {
  const options = all as readonly TalOption[]
  const said = (some: readonly TalOption[]) => some.map(option => plain(labelPieces(view, option)))
  switch (asked as keyof TalDecisions) {
    case 'bid':
      return [bidSaid(options)]
    case 'march':
    case 'march.open':
    case 'work': {
      const steps = gone(options)
      return steps.length > 0 ? said(steps) : [say('stay', { workers: asked === 'work' })]
    }
    case 'build': {
      const built = keyed(options, 'build').map(({ params }) => params)
      if (built.length === 0) return [say('more')]
      return [...groupBy(built, ({ site }) => site)].map(([site, blocks]) =>
        say('onSite', { site, blocks: countedSaid(blocks.map(({ colour }) => colour)) }),
      )
    }
    case 'steal':
      return options[0]?.key === 'enough' ? [say('more')] : said(options)
    default:
      return said(options)
  }
}

/** The tablets of a bid that count: blanks change nothing in what it comes to. */
function bidSaid(options: readonly TalOption[]): string {
  const groups = laidIn(options).filter(({ values }) => values.length > 0)
  return groups.length > 0 ? say('laid', { groups: groups.map(each => ({ ...each, blanks: 0 })) }) : say('blank')
}
