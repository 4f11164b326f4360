// Names of the sets, in German.
export const sets: Readonly<Record<string, string>> = {
  sarcophagi: 'Sarkophage',
  'canopic-jars': 'Kanopen',
  amulets: 'Amulette',
  books: 'Bücher',
  statues: 'Statuen',
  mummification: 'Mumifizierung',
  jewelry: 'Schmuck',
  chambers: 'Kammern',
  weapons: 'Waffen',
  'tomb-art': 'Grabmalerei',
  priestesses: 'Priesterinnen',
  priests: 'Priester',
  builders: 'Bauleute',
  artisans: 'Handwerker',
}
