// English: a game that is watched again.

export const replay = {
  'replay.title': 'Watched again',
  'replay.controls': 'The game, move by move',
  'replay.play': 'Play on',
  'replay.pause': 'Stop here',
  'replay.back': 'One move back',
  'replay.on': 'One move on',
  'replay.place': 'Place in the game',
  'replay.at': (p: { n: number, of: number, round: number }) => `Move ${p.n} of ${p.of}, round ${p.round}`,
  'replay.round': (p: { n: number }) => `Round ${p.n}`,
  'replay.speed': (p: { times: number }) => `${p.times} times as fast`,
  'replay.eyes': (p: { name: string }) => `Seen by ${p.name}`,
  'replay.look': 'See it with other eyes',
  'replay.all': 'watchers',
  'replay.result': 'To the result',
  'replay.notOver': 'This game still goes on',
  'replay.notOverWhat': 'It can be watched again when it is over. Until then you can watch it as it is played.',
  'replay.toTable': 'To the table',
} as const
