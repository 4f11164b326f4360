// English: a game that is watched again.

const and = new Intl.ListFormat('en')

export const texts = {
  'replay.title': 'Replay',
  'replay.controls': 'The game, move by move',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.back': 'Previous move',
  'replay.on': 'Next move',
  'replay.place': 'Position in the game',
  'replay.at': (p: { n: number; of: number; round: number }) => `Move ${p.n} of ${p.of}, round ${p.round}`,
  'replay.round': (p: { n: number }) => `Round ${p.n}`,
  'replay.speed': (p: { times: number }) => `Speed × ${p.times}`,
  'replay.eyes': (p: { name: string }) => `Seen by ${p.name}`,
  'replay.look': 'Change viewpoint',
  'replay.all': 'spectators',
  'replay.toMove': (p: { names: readonly string[] }) => `To move: ${and.format(p.names)}`,
  'replay.result': 'Go to the result',
  'replay.notOver': 'This game is not over yet',
  'replay.notOverWhat': 'Its replay can be watched when it is over. Until then you can watch it live.',
  'replay.toTable': 'Go to the table',
} as const
