// Names and powers of the pharaohs, in German.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  hatshepsut: { name: 'Hatschepsut', text: 'Ein Kauf dieses Zugs kostet dich 1 Gold weniger.' },
  'ramesses-ii': { name: 'Ramses II.', text: 'Tausche die Plätze von 2 Pyramidenkarten.' },
  'thutmose-iii': { name: 'Thutmosis III.', text: 'Kaufe die oberste Karte des Knochenfelds für 1 Gold weniger.' },
  akhenaten: { name: 'Echnaton', text: 'Opfere eine Startkarte deiner Hand: Sie ist für einen Kauf 1 Gold wert.' },
  tutankhamun: {
    name: 'Tutanchamun',
    text: 'Verwende deine freie Bestattung dieses Zugs für die oberste Karte deines Ablagestapels.',
  },
  'seti-i': { name: 'Sethos I.', text: 'Lege eine Handkarte oben auf dein Deck.' },
  'amenhotep-iii': { name: 'Amenophis III.', text: 'Ziehe eine Karte, dann lege eine Karte ab.' },
  khufu: { name: 'Cheops', text: 'Fülle die Pyramide auf.' },
  djoser: { name: 'Djoser', text: 'Sieh dir die oberste Karte des Vorrats an. Du darfst sie kaufen.' },
  'cleopatra-vii': {
    name: 'Kleopatra VII.',
    text: 'Liegen im Grab eines Gegners mehr Karten als in deinem, kostet dich ein Kauf 2 Gold weniger.',
  },
}
