// English: why something was refused, where the page says it in words of its own.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')

export const texts = {
  'refusal.nothing-to-undo':
    'Nothing can be undone: a hidden card was seen, others were asked, or all undos of this turn are used up.',
  'refusal.undo-unsure': 'No answer came. Check whether your move was undone before you try again.',
  'refusal.no-answer': 'The table did not answer. Try again in a moment.',
  'refusal.table-full': 'The last seat has just been taken; you can still watch.',
  'refusal.already-started': 'The game has already begun; you can still watch it.',
  'refusal.stale-decision': 'That question has already been answered.',
  'refusal.no-longer': 'After what you did just before, that can no longer be done.',
  'refusal.too-many': 'Too many requests. Try again in a moment.',
  'refusal.wait': (p: { seconds: number }) =>
    `Too many requests. Try again in ${plural(p.seconds, { one: '# second', other: '# seconds' })}.`,
  'refusal.over': 'The game is over.',
  'refusal.not-away': 'This player is there, or has not been waited for long enough yet.',
  'refusal.broken': 'Something went wrong at the table. Try again in a moment.',
  'refusal.host-stays': 'The host cannot leave while others are seated.',
  'refusal.elsewhere': 'This table is open in another tab.',
  'refusal.full': 'This device has no space left to store that. Free some, then try again.',
  'refusal.bad-token': 'This seat is no longer yours; reload the page to watch.',
  'refusal.no-such-game': 'This table is gone.',
  'refusal.other-version': 'The table was begun with an earlier version of the game.',
} as const
