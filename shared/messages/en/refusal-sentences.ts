// Why something was refused, in English: one sentence a person can act on.

/** Refused picks, by the reason the referee gives. */
export const refusedPicks = {
  'not-open': 'This question is no longer open to you. Look at the table again.',
  'not-offered': 'One of these options is not available.',
  'too-few': 'Too few: choose more.',
  'too-many-picked': 'Too many: choose fewer.',
  'picked-twice': 'Each option can be chosen only once.',
  'too-far':
    'Something hidden comes out, or another player could react, before all of these picks: send them one by one.',
} as const
