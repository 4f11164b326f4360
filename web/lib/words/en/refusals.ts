// English: why something was refused, where the page says it in words of its own.
export const refusals = {
  'refusal.nothing-to-undo': 'Nothing could be taken back: something was seen since, or others were asked.',
  'refusal.undo-unsure': 'No answer came. Look whether your move was taken back before you try again.',
  'refusal.no-answer': 'The table did not answer. Try again in a moment.',
  'refusal.table-full': 'The last seat has just been taken; you can still watch.',
  'refusal.already-started': 'The game has already begun; you can still watch it.',
  'refusal.stale-decision': 'That question has already been answered: look at the one that is open now.',
  'refusal.too-many': 'Too much at once. Wait a moment and try again.',
  'refusal.over': 'The game is over.',
  'refusal.broken': 'Something went wrong at the table. Try again in a moment.',
  'refusal.host-stays': 'While others sit here the host stays.',
  'refusal.bad-token': 'This seat is not yours any more; load the page again to watch.',
  'refusal.other-version': 'The table was begun with an earlier version of the game.',
} as const
