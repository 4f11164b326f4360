// The names of bots: people of ancient Egypt, none of them a god or a pharaoh.

/** More than a table has seats. */
export const botNames = [
  'Ankhu',
  'Baket',
  'Bebi',
  'Dagi',
  'Djau',
  'Henut',
  'Heqanakht',
  'Hori',
  'Ipuy',
  'Iyneferti',
  'Kawit',
  'Maia',
  'Meketre',
  'Meryt',
  'Nakht',
  'Nebamun',
  'Nofret',
  'Panehsy',
  'Paser',
  'Ranefer',
  'Rekhmire',
  'Senbi',
  'Sennedjem',
  'Tiaa',
] as const
