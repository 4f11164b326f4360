// English: the end of a game.
const and = new Intl.ListFormat('en')

export const texts = {
  'end.wins': (p: { name: string; total: number }) => `${p.name} wins with ${p.total}`,
  'end.youWin': (p: { total: number }) => `You win with ${p.total}`,
  'end.shared': (p: { names: readonly string[]; total: number }) =>
    `${and.format(p.names)} share the victory with ${p.total}`,
  'end.what': 'Only tombs score: 3 different cards of a set score 3 × 3 = 9.',
  'end.table': 'Points of each player, set by set',
  'end.fewer': (p: { counts: readonly { name: string; cards: number }[] }) =>
    `Tie: fewer cards in the tomb decide (${p.counts.map(({ name, cards }) => `${name} ${cards}`).join(', ')}).`,
  'end.set': 'Set',
  'end.square': (p: { n: number }) => `${p.n} × ${p.n}`,
  'end.others': 'Others',
  'end.starters': (p: { n: number; points: number }) =>
    `${p.n === 1 ? 'one starter' : `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][p.n] ?? p.n} starters`} ${p.points}`,
  'end.one': (p: { card: string; points: number }) => `${p.card} ${p.points}`,
  'end.again': 'Play again',
  'end.againing': 'Creating the rematch …',
  'end.againJoin': 'Join the rematch',
  'end.againWatch': 'Watch the rematch',
  'end.watch': 'Watch the replay',
  'end.check': 'Check the shuffle',
  'end.checkTitle': 'The shuffle',
  'end.checkWhat':
    'The fingerprint was shown before the first card was dealt. It is the SHA-256 of the 16 bytes of the seed, which stayed secret until now.',
  'end.fingerprint': 'Fingerprint',
  'end.seed': 'Seed',
  'end.fits': 'Seed and fingerprint match: the shuffle was settled before the game began.',
  'end.fitsNot': 'Seed and fingerprint do not match.',
} as const
