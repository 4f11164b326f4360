// Rulings and historical notes of Afterlife, in English: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  'brain-hook': {
    purpose: 'Picks the best of three cards for now; the others come round again later.',
    note: 'A bronze hook passed through the nose removed the brain, an organ nobody thought worth keeping.',
    rulings: [
      'If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing; with still fewer, use what there is. Illegal only when both piles are empty.',
      'The card you keep stays secret; the discarded ones are public and lie in the order you choose.',
      again,
    ],
  },
  'linen-bandages': {
    purpose: 'Swaps a bad hand for a fresh one, card for card.',
    note: 'One body could take hundreds of square metres of linen, much of it torn from old household cloth.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      'Announce and discard all of them first, then draw. Cards just discarded may come back if your deck runs out.',
      'Cards you draw stay secret.',
      again,
    ],
  },
  'pesesh-kef': {
    purpose: 'Clears weak cards out of your deck and brings new ones, even if you sacrifice none.',
    note: 'With this fishtail-shaped blade a priest gave the mummy back its speech and its breath.',
    rulings: [
      'You may sacrifice none, one or two; you always draw 2.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      again,
    ],
  },
  bracelet: {
    purpose: 'Turns a weak card into gold for one big purchase and rids you of it for good.',
    note: 'Queen Hetepheres wore silver bracelets set with butterflies, at a time when silver was rarer than gold.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'The printed gold value counts, whatever other effects say.',
      'The credit can be added to one single purchase this turn, together with gold cards; what is not needed is lost, and an unused credit ends with the turn.',
      '[tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.][tyet-amulet: Each time gives a new credit.|priest-of-horus: Each time gives a new credit.]',
      'Called by another card, the credit is still yours.',
    ],
  },
  ring: {
    purpose: 'What it buys you can use at once, even to pay for the next purchase.',
    note: 'A turn of the signet on wet clay sealed letters, wine jars and the doors of tombs.',
    rulings: [
      'It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react.',
      'Illegal if no card there can be paid for.',
      'The card may be used at once. The pyramid crumbles at once.',
      again,
    ],
  },
  brooch: {
    purpose: 'Pays off when you buy several cards in one turn: each of them is cheaper.',
    note: 'Goldsmiths bent tiny walls of gold and filled each cell with carnelian, turquoise or lapis.',
    rulings: [
      'Applies to every purchase, also those made through actions; subtract it first, then other rebates, which may go down to 0.',
      'Printed costs stay the same for every other purpose.',
      'Lasting effect: it ends with the turn, [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus cannot repeat it, |tyet-amulet:Tyet Amulet cannot repeat it, |priest-of-horus:Priest of Horus cannot repeat it, ]and a second copy adds nothing.',
    ],
  },
  necklace: {
    purpose: 'Lets an expensive hand card help you pay without leaving your hand.',
    note: 'Broad collars of beads were copied in fresh flowers for the guests of the funeral meal.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      'The revealed card stays in your hand and may be used normally, even as gold for the same purchase.',
      'The credit can be added to one single purchase this turn, together with gold cards; what is not needed is lost, and an unused credit ends with the turn.',
      again,
      'Called by another card, the credit is still yours.',
    ],
  },
  antechamber: {
    purpose: 'Never costs you a card, and gets better once you have begun its set in your tomb.',
    note: 'Here Carter found beds, chests and chariot parts stacked up to the ceiling.',
    rulings: [
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      'Cards you draw stay secret.',
      'Any Chamber counts, another Antechamber included.',
      again,
    ],
  },
  'offering-chapel': {
    purpose: 'Trades a poor tomb card, such as a starter, for a new card without gold.',
    note: 'Relatives laid out food before a false door through which the spirit could come and go.',
    rulings: [
      'Both parts are required. Any tomb card may be sacrificed, starters included.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'Only the base row counts, face-down cards cannot be taken. The card goes on top of your discard pile and the pyramid crumbles at once.',
      again,
    ],
  },
  serdab: {
    purpose: 'Entombs what you have just bought, before it ever reaches your hand.',
    note: 'Through a narrow slit the statue walled up in this room could watch the rites and smell the incense.',
    rulings: [
      'Illegal with an empty discard pile; the top card is visible to all. Right after a purchase it is the card just bought.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  'burial-chamber': {
    purpose:
      '[free-entombing:With two different Chambers entombed it lets you entomb three cards in a turn.|:With two different Chambers entombed it lets you entomb two cards in a turn.]',
    note: 'The room of the sarcophagus was called the house of gold.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'A Chamber entombed by the first part counts for the second.',
      'The second card is optional.',
      again,
    ],
  },
  'grand-gallery': {
    purpose: 'The more sets you have begun in your tomb, the longer your turn goes on.',
    note: 'This passage in the pyramid of Khufu climbs some 47 metres under a corbelled roof more than 8 metres high.',
    rulings: [
      'Starters and uniques are no sets. Illegal without a set card in your tomb.',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Also illegal when deck and discard pile are both empty.',
      again,
    ],
  },
  dagger: {
    purpose: 'Shows you an opponent’s hand and costs them the very card they counted on.',
    note: 'One of Tutankhamun’s daggers has a blade of iron from a meteorite.',
    rulings: [
      'You name the opponent first; hand counts are public. Illegal while no opponent meets the condition.',
      'The whole hand is shown to all players. The opponent keeps the same number of cards.',
      'Protection is chosen before the hand is shown.',
      '[offering-table&medjay&sphinx:Offering Table, Medjay and Sphinx can each protect their owner.|offering-table&medjay:Offering Table and Medjay can each protect their owner.|offering-table&sphinx:Offering Table and Sphinx can each protect their owner.|medjay&sphinx:Medjay and Sphinx can each protect their owner.|offering-table:Offering Table can protect its owner.|medjay:Medjay can protect its owner.|sphinx:Sphinx can protect its owner.]',
      again,
    ],
  },
  sling: {
    purpose: 'Removes a card that others want, and costs you none yourself.',
    note: 'Plaited linen slings were found among the weapons of Tutankhamun.',
    rulings: [
      'Any row, face-down cards too; the pyramid crumbles at once. The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'Illegal with an empty pyramid. If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Also illegal when deck and discard pile are both empty.',
      again,
    ],
  },
  bow: {
    purpose: 'Brings you the card that is hardest to reach, without gold.',
    note: 'The traditional enemies of Egypt were listed as the Nine Bows.',
    rulings: [
      'Illegal while the apex is empty or face down. The card goes on top of your discard pile; nothing crumbles.',
      again,
    ],
  },
  axe: {
    purpose: 'Takes away a card that others want and brings you another without gold.',
    note: 'A ceremonial axe of King Ahmose, with his victory over the Hyksos on its blade, was buried with his mother.',
    rulings: [
      'Choose a pair that fits: without a face-up card of equal or lower cost the action is illegal. A face-down card may be sacrificed; it then lies face up, so its cost counts.',
      'The pyramid crumbles after the sacrifice and again after the taking. Any rows.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      again,
    ],
  },
  khopesh: {
    purpose: 'Clears away cards that do not suit you; new ones come at once.',
    note: 'This curved sword came from the Near East and turned into a badge of royal power.',
    rulings: [
      'Any rows, face-down cards too; it crumbles after each. The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'Refill all gaps from the stock, base first; if the stock runs out some places stay empty. With an empty stock only the sacrifice happens.',
      again,
    ],
  },
  spear: {
    purpose: 'Slows opponents down: a card fewer next turn, and the same card again after it.',
    note: 'Spearmen behind tall hide-covered shields were the backbone of the infantry.',
    rulings: [
      'Opponents act in turn order and choose their own card unless the text says otherwise; hand and card counts are public.',
      'Illegal while no opponent meets the condition.',
      'Nobody else sees the card. Repeated use never brings a hand below 3 cards.',
      '[offering-table:Offering Table does not help (nothing is discarded or sacrificed).][medjay&sphinx: Medjay and Sphinx do help.|medjay: Medjay does help.|sphinx: Sphinx does help.]',
      again,
    ],
  },
  'apis-bull': {
    purpose: 'Makes a large hand rich: the more cards you hold, the more it brings.',
    note: 'Every Apis bull was mourned like a king and laid in a granite sarcophagus at Saqqara.',
    rulings: [
      'Includes cards that reach your hand later this turn; cards in play and credits keep their value.',
      '[statue-of-thoth:Together with Statue of Thoth each hand card is worth 5.]',
      'Lasting effect: it ends with the turn, [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus cannot repeat it, |tyet-amulet:Tyet Amulet cannot repeat it, |priest-of-horus:Priest of Horus cannot repeat it, ]and a second copy adds nothing.',
    ],
  },
  harvest: {
    purpose: 'Rewards a turn of many purchases with new cards to play on with.',
    note: 'Reapers on tomb walls kept the fields of the next world ripe for ever.',
    rulings: [
      'Illegal before your first purchase of the turn. Purchases through actions count, taken cards do not.',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Also illegal when deck and discard pile are both empty.',
      again,
    ],
  },
  'goddess-nut': {
    purpose: 'Gives you the chance to draw, this very turn, what you have just bought.',
    note: 'Her star-covered body was painted inside coffin lids, bent over the dead like the sky over the earth.',
    rulings: [
      'With an empty discard pile only the deck is shuffled. Illegal when both are empty.',
      'Cards in play are not shuffled in. Cards you draw stay secret.',
      again,
    ],
  },
  'burial-ceremony': {
    purpose: 'Entombs as much of one set as you hold, all in one turn.',
    note: 'Oxen pulled the coffin on a sledge while milk was poured on the ground before it.',
    rulings: [
      'Illegal without a set card in hand. Starters and uniques belong to no set. Duplicates may be entombed, but do not make the set larger.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  'goddess-maat': {
    purpose: 'Fills up a hand that is nearly used up, so play it late.',
    note: 'Her single ostrich feather stood for truth and for the order of the world.',
    rulings: [
      'Illegal while you hold 3 or more cards besides this one.',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Also illegal when deck and discard pile are both empty.',
      'Cards you draw stay secret.',
      again,
    ],
  },
  judgment: {
    purpose: 'Entombs straight from your deck, but the other card is lost to you.',
    note: 'A heart heavier than the feather was eaten by Ammit: part crocodile, part lion, part hippopotamus.',
    rulings: [
      'If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing; with still fewer, use what there is. Illegal only when both piles are empty.',
      'Both parts are required. With only one card it is entombed.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      again,
    ],
  },
  victory: {
    purpose: 'The fuller your tomb, the better the card it brings you without gold.',
    note: 'From the Narmer Palette on, kings were shown with a raised mace over a kneeling enemy.',
    rulings: [
      'Only face-up pyramid cards can be chosen; with none that fits the action is illegal.',
      'All tomb cards count: starters, uniques and duplicates too. Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      again,
    ],
  },
  'calcite-cup': {
    purpose: 'Brings three new cards, and two of your hand wait for your next turn.',
    note: 'The lotus-shaped cup of Tutankhamun wishes his ka millions of years with its face to the north wind.',
    rulings: [
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      'Any hand cards, in the order you choose, unseen by the others. Put back what you can if you hold fewer than 2.',
      again,
    ],
  },
  'hounds-and-jackals-game': {
    purpose: 'A bet on your luck: stop in time for many cards, or go too far and get none.',
    note: 'Five dog-headed and five jackal-headed pegs raced each other over a board of 58 holes.',
    rulings: [
      'Reveal at least one card. After each card without a pair you decide whether to go on.',
      'If your deck runs out, shuffle your discard pile without the revealed cards and go on; if nothing is left, you stop. Illegal when both are empty.',
      'Printed gold values count. All revealed cards are public; kept cards go into your hand.',
      again,
    ],
  },
  'mirror-case': {
    purpose: 'Lets you use a card’s action and still pay with that card or entomb it.',
    note: 'Tutankhamun’s mirror box has the shape of an ankh, for the word meant both life and mirror.',
    rulings: [
      'The action must be possible. Reaction cards and actions that name their own card cannot be chosen.',
      'During its own action the revealed card is an ordinary hand card: it may be discarded, sacrificed or entombed by it. Afterwards it may still be used normally.',
      'Only Mirror Case counts as an action carried out this turn. A card that is being carried out cannot be called again, so no loop is possible.',
      again,
    ],
  },
  'ibex-statue': {
    purpose: 'Gives you first pick of the new cards at the end of an opponent’s turn.',
    note: 'Two ibex heads look out from the ends of the calcite boat of Tutankhamun.',
    rulings: [
      'Only in an opponent’s rebuilding step and only if at least one stock card was added; refilling during a turn does not count.',
      'The pyramid crumbles after the card is taken and is not filled up again until the next rebuilding or refill.',
      'The card goes on top of your discard pile, above Ibex Statue.',
      'A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card.',
    ],
  },
  'senet-game': {
    purpose: 'Fits every moment: play on, gain a card, or fill your tomb.',
    note: 'Played on thirty squares, senet came to stand for the soul’s way through the underworld.',
    rulings: [
      'Choose one option that can be carried out. Face-down cards cannot be taken.',
      'A repeat may choose another option. [free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. With deck and discard pile both empty you cannot choose to draw.',
      again,
    ],
  },
  sphinx: {
    purpose: 'Keep it in hand: an attack on you fails and even brings you cards.',
    note: 'A stela between the paws of the Great Sphinx tells how a dream there promised Thutmose IV the throne.',
    rulings: [
      'Whenever an opponent’s action would make you do something or would touch your hand, deck, discard pile or tomb. Other players stay affected; the opponent’s card stays in play.',
      'First you are protected, then you draw; the drawn cards may serve against later actions. If your deck runs out, shuffle your discard pile, Sphinx included.',
      'A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card.',
    ],
  },
}
