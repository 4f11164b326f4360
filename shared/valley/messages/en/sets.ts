// Names of the sets, in English.
export const sets: Readonly<Record<string, string>> = {
  sarcophagi: 'Sarcophagi',
  'canopic-jars': 'Canopic Jars',
  amulets: 'Amulets',
  books: 'Books',
  statues: 'Statues',
  mummification: 'Mummification',
  jewelry: 'Jewelry',
  chambers: 'Chambers',
  weapons: 'Weapons',
  'tomb-art': 'Tomb Art',
  priestesses: 'Priestesses',
  priests: 'Priests',
  builders: 'Builders',
  artisans: 'Artisans',
}
