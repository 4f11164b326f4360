// Rulings and notes on the pharaohs, in English.
import type { CardNotes } from '../../../../messages/words.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  hatshepsut: {
    purpose: 'Makes a purchase cheaper every turn, often by just the gold you are short of.',
    note: 'Her ships sailed to Punt and came home with myrrh trees, ebony and baboons.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'It leaves a credit of 1 for one purchase of this turn, also one made through an action.',
    ],
  },
  'ramesses-ii': {
    purpose: 'Brings a card down to the base, where you can buy it.',
    note: 'In a reign of sixty-six years he put his name on more monuments than any other king.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'Both places must hold a card; face-down cards may be swapped. Nothing crumbles.',
      'It is a change of the pyramid.',
    ],
  },
  'thutmose-iii': {
    purpose: 'Makes the boneyard a second market: what others sacrifice, you can buy.',
    note: 'His annals at Karnak list the spoils of some seventeen campaigns.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react.',
      'The card goes on top of your discard pile. It is a purchase but no change of the pyramid. Not possible with an empty boneyard.',
    ],
  },
  akhenaten: {
    purpose: 'Thins your deck turn by turn, and each starter pays a last time.',
    note: 'He moved the court to a new city and let no other god stand beside the Aten.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'The credit can be added to one single purchase this turn, together with gold cards; what is not needed is lost, and an unused credit ends with the turn.',
    ],
  },
  tutankhamun: {
    purpose: 'Entombs a card in the very turn in which you buy it.',
    note: 'His small tomb kept more than five thousand objects safe for over three thousand years.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'It uses up the free entombing, so it is not possible after that or in Master Solitaire, which has none.',
      'The top card is public; right after a purchase it is the card just bought. Not possible with an empty discard pile.',
    ],
  },
  'seti-i': {
    purpose: 'Keeps a good card for your next turn, every turn anew.',
    note: 'At nearly 140 metres his tomb is among the longest and finest in the Valley.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'Nobody else sees which card it is. Cards in play cannot be chosen.',
    ],
  },
  'amenhotep-iii': {
    purpose: 'Trades your weakest card for a new one every turn.',
    note: 'A long peace paid for the temple of Luxor and for the two giants at Kom el-Hetan.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'The discarded card may be the one just drawn and is public. If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
    ],
  },
  khufu: {
    purpose: 'Fills gaps while it is still your turn, so you can buy the new cards first.',
    note: 'More than two million blocks went into his pyramid at Giza.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'Fill every gap from the stock, base first. Only with a gap and a card in the stock.[ibex-statue: Ibex Statue cannot react.]',
    ],
  },
  djoser: {
    purpose: 'Only you see the next card, and you may buy it before it reaches the pyramid.',
    note: 'His step pyramid at Saqqara is the oldest great building of dressed stone.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'Only you see the card. If you do not buy it at once it stays on top of the stock, unseen by the others.',
      'It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react.',
      'It is no change of the pyramid. Not possible with an empty stock.',
    ],
  },
  'cleopatra-vii': {
    purpose: 'Helps you catch up: while an opponent’s tomb is fuller, you buy cheaper.',
    note: 'Plutarch says she spoke many tongues and was the first of her house to trouble with Egyptian.',
    rulings: [
      'Once per turn, on your own turn, in the step of playing cards. It is not an action: it cannot be repeated, called or cancelled, and it never counts as your first action.',
      'Compare when you use the power, which leaves a credit of 2 for one purchase of this turn; later changes do not matter. All tomb cards count and are public.',
      'Nobody is affected by it, so nothing protects against it.',
    ],
  },
}
