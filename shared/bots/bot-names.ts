// The names of bots: people of ancient Egypt, none of them a god or a pharaoh.

/** More than a table has seats, and short: with four at the board game a seat on a phone has room for five letters. */
export const botNames = [
  'Baket',
  'Bebi',
  'Dagi',
  'Djau',
  'Hapu',
  'Henut',
  'Hori',
  'Huy',
  'Ineni',
  'Ipuy',
  'Kaha',
  'Kawit',
  'Kha',
  'Maia',
  'Meryt',
  'Nakht',
  'Nebet',
  'Paser',
  'Senbi',
  'Tey',
  'Tiaa',
  'Tjay',
  'Tuya',
  'Yuya',
] as const
