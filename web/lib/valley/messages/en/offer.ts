// English: what the deck-builder is, for the front page and for those who are invited.
export const texts = {
  kind: 'a game of cards',
  what: 'Buy treasures from a crumbling pyramid, play them, and entomb the best in time: only your tomb scores.',
  legal: 'In the browser, free, no account. Unofficial; game by Tom Cleaver, not connected with him or his publishers.',
  invitation:
    'Buy treasures from a crumbling pyramid, play them, and entomb the best in time. Your name is all you need.',
  needs: {
    1: 'Alone: solitaire, against the perfect tomb.',
    5: 'Five players: premium rules and two sets are added.',
    6: 'Six players: premium rules and three sets are added.',
  },
  ways: {
    solitaire: 'Solitaire',
    many: 'Five or six players',
    premium: 'Premium',
  },
} as const
