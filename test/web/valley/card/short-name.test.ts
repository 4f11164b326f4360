import { expect, test } from 'vitest'
import { shortName } from '#web/lib/valley/card/short-name.ts'

test.each([
  ['Book of the Earth', 'Earth'],
  ['Statue of Anubis', 'Anubis'],
  ['Box of Food', 'Food'],
  ['Book of Traversing Eternity', 'Traversing Eternity'],
  ['Wadj Amulet', 'Wadj Amulet'],
  ['Pesesh-kef', 'Pesesh-kef'],
  ['Hounds and Jackals Game', 'Hounds and Jackals Game'],
  ['Buch von der Erde', 'Erde'],
  ['Kanope des Duamutef', 'Duamutef'],
  ['Krummstab und Geißel', 'Krummstab und Geißel'],
  ['Totenbuch', 'Totenbuch'],
])('%s is %s on the rail', (name, short) => {
  expect(shortName(name)).toBe(short)
})
