// English: small numbers in words.
const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
]

export const spelled = (n: number): string => words[n] ?? String(n)
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
