// English: why a move of the deck-builder is good. Sentences.
import { and } from '#shared/messages/en/lists.ts'

export const texts = {
  keepOrder: 'Leave the order as it is',
  set: (p: { set: string; n: number; points: number }) =>
    `${p.set} in your tomb: then ${p.n === 1 ? '1 card' : `${p.n} cards`}, +${p.points} ${p.points === 1 ? 'point' : 'points'}.`,
  points: (p: { points: number }) => (p.points === 1 ? '+1 point in your tomb.' : `+${p.points} points in your tomb.`),
  owned: (p: { set: string; gold: number }) =>
    p.gold > 0 ? `A new card for your ${p.set}, and it pays ${p.gold} later.` : `A new card for your ${p.set}.`,
  gold: (p: { gold: number }) => `It pays ${p.gold} gold in later turns.`,
  fewer: (p: { n: number }) =>
    p.n === 1 ? 'One card fewer to draw instead of better ones.' : `${p.n} fewer cards to draw instead of better ones.`,
  falls: (p: { cards: readonly string[] }) =>
    `Then ${and.format(p.cards)} ${p.cards.length === 1 ? 'lies' : 'lie'} in the base row.`,
  anyPharaoh: 'When you play alone, the bot sees no difference between them.',
  nothing: 'Nothing else would bring you more now.',
} as const
