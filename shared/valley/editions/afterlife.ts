// Afterlife.

export const afterlife = {
  id: 'afterlife',
  starters: 'base',
  sets: [
    { id: 'mummification', size: 3, sign: '𓀾', colour: '#F4E4CD' },
    { id: 'jewelry', size: 4, sign: '𓋞', colour: '#F4831B' },
    { id: 'chambers', size: 5, sign: '𓉗', colour: '#562B18' },
    { id: 'weapons', size: 6, sign: '𓌉', colour: '#2BB268' },
    { id: 'tomb-art', size: 7, sign: '𓁹', colour: '#D896C5' },
  ],
} as const
