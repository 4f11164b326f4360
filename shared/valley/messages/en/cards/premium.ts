// Titles and texts of the premium edition, in English.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  sistrum: {
    name: 'Sistrum',
    text: 'Reaction: when an opponent’s action takes a pyramid card you may discard this card to draw 2 cards.',
    reaction: 'Discard Sistrum and draw 2 cards.',
    when: 'An opponent’s action has taken a card from the pyramid',
  },
  'oil-lamp': { name: 'Oil Lamp', text: 'Draw 2 extra cards for your next hand.' },
  'water-clock': { name: 'Water Clock', text: 'Reveal the top 2 stock cards. Take one and sacrifice the other.' },
  'golden-throne': { name: 'Golden Throne', text: 'Take any pyramid card. Every opponent then draws a card.' },
  'crook-and-flail': {
    name: 'Crook and Flail',
    text: 'Search your discard pile: recover one card and entomb another.',
  },
  'canopic-shrine': { name: 'Canopic Shrine', text: 'Entomb up to 3 starters from your hand.' },
}
