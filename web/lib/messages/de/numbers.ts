// German: small numbers in words, as they stand before a noun.
const words = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
  'dreizehn',
  'vierzehn',
]

export const spelled = (n: number): string => words[n] ?? String(n)
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
