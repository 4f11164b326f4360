// Names and powers of the pharaohs, in English.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  hatshepsut: { name: 'Hatshepsut', text: 'One purchase this turn costs you 1 gold less.' },
  'ramesses-ii': { name: 'Ramesses II', text: 'Swap the places of 2 pyramid cards.' },
  'thutmose-iii': { name: 'Thutmose III', text: 'Buy the top card of the boneyard for 1 gold less.' },
  akhenaten: { name: 'Akhenaten', text: 'Sacrifice a starter from your hand: it is worth 1 gold for one purchase.' },
  tutankhamun: {
    name: 'Tutankhamun',
    text: 'Use your free entombing of this turn on the card on top of your discard pile.',
  },
  'seti-i': { name: 'Seti I', text: 'Put a hand card on top of your deck.' },
  'amenhotep-iii': { name: 'Amenhotep III', text: 'Draw a card, then discard a card.' },
  khufu: { name: 'Khufu', text: 'Refill the pyramid.' },
  djoser: { name: 'Djoser', text: 'Look at the top stock card. You may buy it.' },
  'cleopatra-vii': {
    name: 'Cleopatra VII',
    text: 'If an opponent’s tomb holds more cards than yours, one purchase costs you 2 gold less.',
  },
}
