// Rulings and historical notes of the premium edition, in English: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  sistrum: {
    purpose: 'Keep it in hand: when an opponent takes a card without buying it, you draw two.',
    note: 'Its rustle was likened to papyrus stems being shaken for Hathor.',
    rulings: [
      'Only on an opponent’s turn and only for cards taken by an action; purchases, entombing from the pyramid and swaps do not count.',
      'Played after the card is gone and the pyramid has crumbled. If your deck runs out, shuffle your discard pile, Sistrum included.',
      'A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card.',
    ],
  },
  'oil-lamp': {
    purpose: 'Does nothing today, but makes your next turn a big one.',
    note: 'Wicks of twisted linen were counted out to the tomb crews day by day.',
    rulings: [
      'In this turn’s last step you draw 7 cards instead of 5; if cards run out, draw as many as you can.',
      'Lasting effect: it ends with the turn, [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus cannot repeat it, |tyet-amulet:Tyet Amulet cannot repeat it, |priest-of-horus:Priest of Horus cannot repeat it, ]and a second copy adds nothing.',
    ],
  },
  'water-clock': {
    purpose: 'Gives you the better of two cards that nobody has seen yet.',
    note: 'The oldest one known, from Karnak, dripped away the hours of the night under Amenhotep III.',
    rulings: [
      'Illegal with an empty stock; with only one card it is taken. The taken card goes on top of your discard pile.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'The pyramid is not changed.',
      again,
    ],
  },
  'golden-throne': {
    purpose: 'Gets you any pyramid card without gold, but opponents have one more card to play.',
    note: 'On the back of Tutankhamun’s throne his queen anoints him under the rays of the Aten.',
    rulings: [
      'Only face-up pyramid cards can be chosen; with none that fits the action is illegal.',
      'Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'Opponents draw in turn order and must draw if they can; a protected opponent does not.',
      again,
    ],
  },
  'crook-and-flail': {
    purpose: 'Brings one discarded card back to play with and another straight to your tomb.',
    note: 'Shepherd’s crook and flail, the badges of Osiris, were crossed over the royal chest.',
    rulings: [
      'Illegal with fewer than 2 cards in your discard pile. Only you look through it and its order stays.',
      'Both cards are shown to all.[free-entombing: This does not use up your free entombing.]',
      again,
    ],
  },
  'canopic-shrine': {
    purpose: 'Turns starters into points and thins your deck at the same time.',
    note: 'Four gilded goddesses spread their arms round the canopic chest of Tutankhamun.',
    rulings: [
      'At least one; illegal without a starter in hand.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
}
