// How somebody does what the deck-builder's tutorial says: what it points at is tapped.
import type { Doing } from './learner.ts'

export const doInValley: Doing = ({ kind, options, min }, { at }) => {
  const pick = (id: string) => (options.some(option => option.id === id) ? [id] : null)
  if (kind === 'play') {
    // A button is called like the option it is for, but for one.
    const button = at.find(each => each.startsWith('use='))?.slice('use='.length)
    return pick(button?.replace('play-', 'execute-') ?? 'end')
  }
  // The page pays with what is worth least.
  const gold = ({ params }: (typeof options)[number]) => ('gold' in params ? Number(params['gold']) : 0)
  if (kind === 'pay')
    return [...options]
      .sort((one, other) => gold(one) - gold(other))
      .slice(0, 1)
      .map(({ id }) => id)
  return options.slice(0, min).map(({ id }) => id)
}
