// English: what the deck-builder's tutorial says, one thing at a time.
export const texts = {
  goal: 'Only what lies in your tomb counts at the end. Buy treasures, and entomb the best in time.',
  buy: (p: { card: string; price: number }) =>
    `Your hand is your gold. Tap ${p.card} in the lowest row, then buy it for ${p.price}.`,
  crumble: 'Two cards could fall into the gap. Choose one of them.',
  fall: 'The pyramid crumbles: a card above fills the gap. Only the lowest row is for sale.',
  entomb: (p: { card: string; points: number }) =>
    `Once a turn you may entomb a hand card: it scores, but is gone from your deck. Begin with ${p.card}: ${p.points === 1 ? '1 point' : `${p.points} points`}.`,
  end: 'Now end your turn. All your cards go to your discard pile, and you draw 5 new ones.',
  wait: (p: { name: string }) => `Now ${p.name} plays. Then new cards lie in the pyramid, and it is your turn.`,
  play: (p: { card: string }) =>
    `A card can also act instead of paying. Play ${p.card}: you draw something new for it.`,
  set: (p: { card: string; set: string }) =>
    `Sets score most: 2 different cards 2 × 2, 3 cards 3 × 3. Buy ${p.card} (${p.set}).`,
  sacrifice: 'Nothing left the pyramid this turn, so one of its cards must go. Sacrifice the one you need least.',
  first: (p: { card: string }) =>
    `${p.card} is in your hand. Entomb it: the first of a set scores 1, with a second it will be 4.`,
  second: (p: { card: string; set: string; n: number }) =>
    p.n > 1
      ? `Entomb ${p.card} too: ${p.n} different cards of ${p.set} score ${p.n} × ${p.n}.`
      : `Entomb ${p.card} too: it begins another set, ${p.set}.`,
  on: 'That is all! The game ends when stock and pyramid are empty: entomb your best before that.',
  turn: 'Nothing more to do? Then end your turn.',
  'turn.buy': (p: { card: string }) => `Buy a card in every turn, if you can: ${p.card}, for example.`,
  'turn.entomb': 'You may still entomb a card this turn. Then end it.',
  question: 'Answer the question, then it goes on.',
  waiting: (p: { name: string }) => `${p.name} plays. You are next.`,
} as const
