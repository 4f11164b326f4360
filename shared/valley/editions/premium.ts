// The premium edition: it only adds to the others.

export const premium = {
  id: 'premium',
  starters: null,
  sets: [],
} as const
