// English: a hint, whatever is played.
const then = (moves: readonly string[]) => moves.join(', then ')

export const texts = {
  hint: 'Hint',
  'hint.thinking': 'The strongest bot thinks about it …',
  'hint.failed': 'No hint came. Ask again in a moment.',
  'hint.close': 'Close the hint',
  'hint.moves': (p: { moves: readonly string[] }) => then(p.moves),
  'hint.nothing': 'Choose nothing',
  'hint.said': (p: { move: string; reason: string; ahead: number }) =>
    [p.move, p.reason, p.ahead > 0 ? `Chances better by ${p.ahead} of 100 than with the next best.` : '']
      .filter(Boolean)
      .join(' '),
} as const
