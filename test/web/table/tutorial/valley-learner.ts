// How somebody does what the deck-builder's tutorial says: what it points at is tapped.
import type { Doing } from './learner.ts'

/** The option that a tap on what is pointed at leads to, by the button and the card. */
const uses = { 'do=confirm': 'buy', 'use=entomb': 'entomb', 'use=play': 'execute' } as const

export const doInValley: Doing = ({ kind, options, min }, { at }) => {
  const pick = (id: string) => (options.some(option => option.id === id) ? [id] : null)
  if (kind === 'play') {
    const card = at.find(each => each.startsWith('card='))?.slice('card='.length)
    const button = at.find((each): each is keyof typeof uses => each in uses)
    return pick(card && button ? `${uses[button]}-${card}` : 'end')
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
