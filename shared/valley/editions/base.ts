// Valley of the Kings, the first edition.

export const base = {
  id: 'base',
  starters: 'base',
  sets: [
    { id: 'sarcophagi', size: 3, sign: '𓊭', colour: '#DA1D12' },
    { id: 'canopic-jars', size: 4, sign: '𓏂', colour: '#A5F3F1' },
    { id: 'amulets', size: 5, sign: '𓎃', colour: '#F8D927' },
    { id: 'books', size: 6, sign: '𓏛', colour: '#211C15' },
    { id: 'statues', size: 7, sign: '𓀭', colour: '#F898A0' },
  ],
} as const
