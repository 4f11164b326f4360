// Last Rites: its starters are its own.

export const lastRites = {
  id: 'last-rites',
  starters: 'last-rites',
  sets: [
    { id: 'priestesses', size: 5, sign: '𓁐', colour: '#75D1ED' },
    { id: 'priests', size: 6, sign: '𓀆', colour: '#BDCC62' },
    { id: 'builders', size: 7, sign: '𓊅', colour: '#1E49DF' },
    { id: 'artisans', size: 8, sign: '𓍍', colour: '#A53723' },
  ],
} as const
