// German: a game that is watched again.

export const replay = {
  'replay.title': 'Noch einmal angesehen',
  'replay.controls': 'Die Partie, Zug um Zug',
  'replay.play': 'Weiterlaufen lassen',
  'replay.pause': 'Hier anhalten',
  'replay.back': 'Ein Zug zurück',
  'replay.on': 'Ein Zug weiter',
  'replay.place': 'Stelle in der Partie',
  'replay.at': (p: { n: number, of: number, round: number }) => `Zug ${p.n} von ${p.of}, Runde ${p.round}`,
  'replay.round': (p: { n: number }) => `Runde ${p.n}`,
  'replay.speed': (p: { times: number }) => `${p.times}-mal so schnell`,
  'replay.eyes': (p: { name: string }) => `Gesehen von ${p.name}`,
  'replay.look': 'Mit anderen Augen sehen',
  'replay.all': 'Zuschauern',
  'replay.result': 'Zum Ergebnis',
  'replay.notOver': 'Diese Partie läuft noch',
  'replay.notOverWhat': 'Wenn sie zu Ende ist, kannst du sie noch einmal ansehen. Bis dahin kannst du zuschauen, wie sie gespielt wird.',
  'replay.toTable': 'Zum Tisch',
} as const
