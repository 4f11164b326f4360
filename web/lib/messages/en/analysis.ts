// English: how a finished game was played.
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero', maximumFractionDigits: 0 })

export const texts = {
  'analysis.title': 'How was it played?',
  'analysis.what':
    'Your device weighs every move as the strongest bot does, by what its player could see at that time. It takes some seconds.',
  'analysis.begin': 'Analyse the game',
  'analysis.working': (p: { percent: number }) => `Analysing: ${p.percent}%`,
  'analysis.begun': 'Analysing …',
  'analysis.half': 'Half of the game is analysed',
  'analysis.ready': 'The analysis is ready',
  'analysis.failed': 'The game could not be analysed.',
  'analysis.again': 'Try again',
  'analysis.ahead': 'Who was ahead',
  'analysis.aheadWhat': 'Each player’s chances out of 100, turn by turn, as the strongest bot judges positions.',
  'analysis.chances': 'Chances, turn by turn',
  'analysis.points': 'What it was heading for',
  'analysis.pointsWhat':
    'The points that the tomb could be expected to come to, turn by turn, as a cautious bot reckons: where the line falls, something was lost.',
  'analysis.pointsRead': 'Points to be expected, turn by turn',
  'analysis.mistakes': 'The costliest mistakes',
  'analysis.mistakesWhat':
    'What a move cost is found by trying it and a better one many times, each time with what was hidden then dealt anew; ± is how far chance may be off, 19 times in 20.',
  'analysis.none': 'none that is certain',
  'analysis.moment': (p: { round: number; n: number }) => `Round ${p.round}, move ${p.n}`,
  'analysis.lost': (p: { lost: number; within: number }) => `cost ${p.lost} ± ${p.within} of 100`,
  'analysis.lostPoints': (p: { lost: number; within: number }) =>
    `cost ${p.lost} ± ${p.within} ${p.lost === 1 && p.within === 1 ? 'point' : 'points'}`,
  'analysis.made': 'Played',
  'analysis.better': 'Better',
  'analysis.nothing': 'Choose nothing',
  'analysis.luck': 'The luck of the draw',
  'analysis.luckWhat': 'How much better than expected the drawn cards were, in chances out of 100.',
  'analysis.luckOpen': 'There is none to be told here: what is drawn lies open to all before anybody bids for it.',
  'analysis.luckAlone': 'In solitaire luck is not shown: the line reckons with average draws.',
  'analysis.lucky': (p: { n: number }) => signed.format(p.n).replace('-', '−'),
}
