// Why something was refused, in English: one sentence a person can act on.

/** Refused picks, by the reason the referee gives. */
export const refusedPicks = {
  'not-open': 'This question is not open for you any more. Look at the table again.',
  'not-offered': 'One of these options is not offered.',
  'too-few': 'Choose more: this question asks for more options.',
  'too-many-picked': 'Choose fewer: this question asks for fewer options.',
  'picked-twice': 'Each option can be picked once.',
  'too-far': 'Something hidden comes out, or another player could answer, before all of these picks: send them one by one.',
} as const
