// English: the end of a game.
const and = new Intl.ListFormat('en')

export const end = {
  'end.wins': (p: { name: string, total: number }) => `${p.name} wins with ${p.total}`,
  'end.youWin': (p: { total: number }) => `You win with ${p.total}`,
  'end.shared': (p: { names: readonly string[], total: number }) => `${and.format(p.names)} share the victory with ${p.total}`,
  'end.what': 'The pyramid is gone, the tombs are sealed: a set of n different treasures counts n × n.',
  'end.table': 'Points of each player, set by set',
  'end.fewer': (p: { counts: readonly { name: string, cards: number }[] }) =>
    `Equal points: fewer cards in the tomb decide (${p.counts.map(({ name, cards }) => `${name} ${cards}`).join(', ')}).`,
  'end.set': 'Set',
  'end.square': (p: { n: number }) => `${p.n} × ${p.n}`,
  'end.others': 'Others',
  'end.starters': (p: { n: number, points: number }) =>
    `${p.n === 1 ? 'one starter' : `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][p.n] ?? p.n} starters`} ${p.points}`,
  'end.one': (p: { card: string, points: number }) => `${p.card} ${p.points}`,
  'end.again': 'Play again',
  'end.againing': 'Making the next table …',
  'end.againJoin': 'Play again: the next table stands',
  'end.againWatch': 'Watch the next game',
  'end.watch': 'Watch it again',
  'end.check': 'Check the shuffle',
  'end.checkTitle': 'The shuffle',
  'end.checkWhat': 'The fingerprint was shown before the first card was dealt. It is the SHA-256 of the 16 bytes of the seed, which stayed secret until now.',
  'end.fingerprint': 'Fingerprint',
  'end.seed': 'Seed',
  'end.fits': 'Seed and fingerprint fit: the shuffle was settled before the game began.',
  'end.fitsNot': 'Seed and fingerprint do not fit.',
} as const
