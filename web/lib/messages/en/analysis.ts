// English: how a finished game was played.
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 })

export const texts = {
  'analysis.title': 'How was it played?',
  'analysis.what':
    'Your device weighs every move as the strongest bot does, by what its player could see at that time. It takes some seconds.',
  'analysis.begin': 'Analyse the game',
  'analysis.working': (p: { percent: number }) => `Analysing: ${p.percent} %`,
  'analysis.failed': 'The game could not be analysed.',
  'analysis.again': 'Try again',
  'analysis.ahead': 'Who was ahead',
  'analysis.aheadWhat': 'The chances of each player of 100, turn by turn, as the strongest bot judges positions.',
  'analysis.chances': 'Chances, turn by turn',
  'analysis.mistakes': 'The costliest mistakes',
  'analysis.mistakesWhat':
    'What a move cost is found by playing on from it and from a better one, with cards dealt anew; ± is how far chance may be off, 19 times in 20.',
  'analysis.none': 'none that is certain',
  'analysis.moment': (p: { round: number; n: number }) => `Round ${p.round}, move ${p.n}`,
  'analysis.lost': (p: { lost: number; within: number }) => `cost ${p.lost} ± ${p.within} of 100`,
  'analysis.made': 'Played',
  'analysis.better': 'Better',
  'analysis.luck': 'The luck of the draw',
  'analysis.luckWhat': 'How much better than expected the drawn cards were, in chances of 100.',
  'analysis.lucky': (p: { n: number }) => signed.format(p.n),
}
