// Rulings and historical notes of the base game, in English: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  shabti: {
    purpose: 'Brings a card you want within reach, or takes one away before others buy it.',
    note: 'Mummy-shaped helpers such as these were meant to answer the roll-call and do the field work of the next life.',
    rulings: [
      'Choose one option; an option that cannot be carried out may not be chosen.',
      'Swap: both places must hold a card, empty places do not count. Nothing crumbles and nothing is removed, but it is a change of the pyramid.',
      'Face-down cards may be swapped (they stay face down) and may be sacrificed.',
      'Sacrifice: any row; the pyramid crumbles at once. The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'Both options are public. [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.]',
    ],
  },
  urn: {
    purpose: 'Saves a good card for your next turn instead of discarding it now.',
    note: 'Sealed vessels kept oil, wine and grain ready for a journey without end.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      'Opponents see that a card was put back, not which one.',
      'Works with an empty deck: the card is then the whole deck.',
      again,
    ],
  },
  'box-of-food': {
    purpose: 'Costs you no card: it replaces itself with a new one from your deck.',
    note: 'Joints of beef and roast ducks were packed in fitted wooden cases so that the ka would never go hungry.',
    rulings: [
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      'Cards you draw stay secret.',
      again,
    ],
  },
  'offering-table': {
    purpose: 'Trades a weak card for a new one, and guards your hand against others.',
    note: 'Stone tables carved with loaves and jugs went on feeding the dead long after the real bread had run out.',
    remark: 'The reaction is exact. The rulebook quotes no own-turn action; the first sentence is ours.',
    rulings: [
      'Own turn: the sacrifice is required, so you need another hand card. The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Also illegal when deck and discard pile are both empty.',
      'Reaction: only against an opponent’s action that would make you discard or sacrifice a hand card; the whole effect on you is ignored, other players are still affected.',
      'Reaction: the card is shown and returns to your hand, so it can protect you again later in the same turn.',
      'Reaction: it does not stop [statue-of-bastet&spear:Statue of Bastet, Spear or any other|statue-of-bastet:Statue of Bastet or any other|spear:Spear or any other|:any] effect that neither discards nor sacrifices your hand cards.',
      '[tyet-amulet&priest-of-horus:The own-turn action can be repeated by Tyet Amulet and Priest of Horus, the reaction cannot.|tyet-amulet:The own-turn action can be repeated by Tyet Amulet, the reaction cannot.|priest-of-horus:The own-turn action can be repeated by Priest of Horus, the reaction cannot.]',
    ],
  },
  'inner-sarcophagus': {
    purpose:
      '[free-entombing:Lets you entomb two cards in one turn, as the free entombing is still yours.|:Lets you entomb a card.]',
    note: 'The innermost coffin of Tutankhamun alone holds about 110 kilograms of gold.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  'middle-sarcophagus': {
    purpose: 'Shows you two new cards and takes the least useful one off your hands.',
    note: 'A king’s nested coffins fitted so closely that a finger could barely pass between them.',
    rulings: [
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      'You discard one card of your whole hand, not necessarily one just drawn; the discarded card is public.',
      again,
    ],
  },
  'outer-sarcophagus': {
    purpose: 'Entombs an extra card, and draws two once another title of its set is entombed.',
    note: 'Khufu’s granite sarcophagus is wider than the passage that leads to it: it was in place before the roof was.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'Different means Inner or Middle Sarcophagus; one entombed by this very action counts, another Outer Sarcophagus does not.',
      'Without such a card the second sentence is skipped. If the condition holds but no card can be drawn, the action is still legal.',
      again,
    ],
  },
  'imseti-canopic-jar': {
    purpose: 'Turns one card into two, so you can pay for more or do more this turn.',
    note: 'Human-headed Imseti kept the liver, under the care of Isis.',
    rulings: [
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      'Cards you draw stay secret.',
      again,
    ],
  },
  'qebehsenuef-canopic-jar': {
    purpose: 'Costs opponents a card for good; only those nearly out of cards keep theirs.',
    note: 'Falcon-headed Qebehsenuef guarded the intestines; his name begins with the sign of the pouring water jar.',
    remark: 'Gold 2 follows a review that speaks of a couple of gold.',
    rulings: [
      'Owned cards are hand, deck and discard pile together; tomb and boneyard do not count.',
      'Opponents act in turn order and choose their own card unless the text says otherwise; hand and card counts are public.',
      'Illegal while no opponent meets the condition.',
      '[offering-table&medjay&sphinx:Offering Table, Medjay and Sphinx can each protect their owner.|offering-table&medjay:Offering Table and Medjay can each protect their owner.|offering-table&sphinx:Offering Table and Sphinx can each protect their owner.|medjay&sphinx:Medjay and Sphinx can each protect their owner.|offering-table:Offering Table can protect its owner.|medjay:Medjay can protect its owner.|sphinx:Sphinx can protect its owner.]',
      'Each sacrificed card lies face up on the boneyard[mummified-cat:; your own Mummified Cat may take one of them].',
      again,
    ],
  },
  'duamutef-canopic-jar': {
    purpose: 'Leaves opponents less for their next turn, though never fewer than three cards.',
    note: 'Jackal-headed Duamutef watched over the stomach and the eastern quarter.',
    rulings: [
      'Opponents act in turn order and choose their own card unless the text says otherwise; hand and card counts are public.',
      'Illegal while no opponent meets the condition.',
      'Because of the limit repeated use never brings a hand below 3 cards.',
      '[offering-table&medjay&sphinx:Offering Table, Medjay and Sphinx can each protect their owner.|offering-table&medjay:Offering Table and Medjay can each protect their owner.|offering-table&sphinx:Offering Table and Sphinx can each protect their owner.|medjay&sphinx:Medjay and Sphinx can each protect their owner.|offering-table:Offering Table can protect its owner.|medjay:Medjay can protect its owner.|sphinx:Sphinx can protect its owner.]',
      'The discarded card goes on top of that opponent’s own discard pile and is public.',
      again,
    ],
  },
  'hopi-canopic-jar': {
    purpose: 'Fetches just the card you need now, if it still lies in your deck.',
    note: 'Baboon-headed Hopi stood guard over the lungs.',
    rulings: [
      'Illegal while your deck is empty; the discard pile is not shuffled in for this.',
      'Only you look at the deck and the chosen card stays secret.',
      again,
    ],
  },
  'heart-scarab-amulet': {
    purpose: 'Swaps a tomb card for a better one, and the old one is yours to play again.',
    note: 'Its spell begged the heart not to speak against its owner at the weighing.',
    rulings: [
      'Both parts are required: you need a card in your tomb and another card in your hand. Different means another card; a second copy of the same title is allowed.',
      'Your tomb holds as many cards afterwards as before.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'Both cards are public. The recovered card may be used normally this turn, for its action too.',
      '[tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.] This ends because every use leaves one card in play.',
    ],
  },
  'tyet-amulet': {
    purpose: 'Does your best action of this turn a second time, so play it late.',
    note: 'The knot of Isis was mostly cut from red stones such as carnelian or jasper.',
    rulings: [
      'Choose any card whose action you played and finished this turn; all its parts and costs are carried out again with new choices. Illegal if that is not possible.',
      'Cards used as gold[free-entombing:, the free entombing] and pharaoh abilities are not actions.',
      'Not possible: reactions, lasting effects, and actions that name their own card.',
      'A Tyet Amulet cannot repeat a Tyet Amulet. If the chosen action calls further cards, a card that is still being carried out cannot be called again, so no loop is possible.',
      '[priest-of-horus:Priest of Horus can never repeat it, since it is never the first action of a turn.]',
    ],
  },
  'wadj-amulet': {
    purpose: 'Lets you use a card in the very turn in which you buy it.',
    note: 'Cut as a green papyrus stem, it promised lasting youth and vigour.',
    rulings: [
      'Illegal with an empty discard pile; the top card is always visible to all.',
      'Right after a purchase this is the card just bought, which may then be used in the same turn.',
      '[tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.] It can never recover itself, because cards in play are not in the discard pile.',
    ],
  },
  'djed-pillar-amulet': {
    purpose: 'Adds to a set that you have begun to entomb, without any gold.',
    note: 'The djed pillar stood for the backbone of Osiris and for things that last.',
    rulings: [
      'Only face-up pyramid cards can be chosen; with none that fits the action is illegal.',
      'The card goes on top of your discard pile and the pyramid crumbles at once.',
      'Any row. Show the tomb card of the same set. Starters and uniques belong to no set.',
      'The same title is allowed too.',
      again,
    ],
  },
  'weres-amulet': {
    purpose: 'Buys cards that nobody can reach yet, even at the apex, and cheaper too.',
    note: 'A headrest the size of a thumbnail, laid at the neck so that the head would rise again.',
    rulings: [
      'It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react.',
      'Illegal if no card there can be paid for.',
      'Face-down cards cannot be bought. The card goes on top of your discard pile and the pyramid crumbles at once.',
      again,
    ],
  },
  'book-of-gates': {
    purpose: 'A surprise that helps the more, the stronger the actions in your deck are.',
    note: 'It cuts the sun’s night journey into hours, each of them shut off by a guarded gate.',
    rulings: [
      'With an empty deck shuffle your discard pile first; illegal only if both are empty.',
      'The revealed action must be carried out if that is possible, even if you dislike it; its gold cannot be used[free-entombing: and it cannot be entombed freely].',
      'Reaction cards, actions that cannot be carried out and cards still being carried out are simply discarded.[burial-mask: A Burial Mask that entombs itself is not discarded any more.]',
      'The revealed card is set aside until its action is over, so it cannot be shuffled in or revealed again by it: the chain ends at the latest with your last card.',
      'Only Book of Gates counts as an action carried out this turn, not the revealed card. [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.]',
    ],
  },
  'book-of-the-earth': {
    purpose: 'Turns a bought card into a much better one without gold; starters are no use here.',
    note: 'The fullest version was painted in the burial chamber of Ramesses VI.',
    rulings: [
      'Taking is required: you may only sacrifice a card if you can then take a fitting face-up pyramid card. For a starter (cost 0) there is normally none.',
      'Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      again,
    ],
  },
  'book-of-the-heavens': {
    purpose: 'Entombs a discarded card, so you need not wait until you draw it again.',
    note: 'On tomb ceilings the sky goddess swallows the evening sun and bears it anew at dawn.',
    rulings: [
      'Illegal with fewer than 5 cards in the pile; the number of cards is public.',
      'You look through the pile alone and keep its order. [free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'A card bought earlier this turn may be chosen.',
      again,
    ],
  },
  'book-of-the-dead': {
    purpose: 'Brings you a tomb card that you need neither buy nor draw.',
    note: 'Its owners knew this collection of spells as the going forth by day.',
    rulings: [
      'All rows count, face-down cards do not; on a tie you choose. Illegal with no face-up card in the pyramid.',
      'The card never touches your discard pile and the pyramid crumbles at once.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  'book-of-the-netherworld': {
    purpose: 'A card for nothing that nobody has seen yet; the pyramid stays as it is.',
    note: 'Better known as Amduat, it maps the twelve hours of the night.',
    rulings: [
      'Illegal with an empty stock. The card is public and goes on top of your discard pile.',
      'This does not change the pyramid.',
      again,
    ],
  },
  'book-of-traversing-eternity': {
    purpose: 'Makes one expensive purchase bring a second, cheaper card along.',
    note: 'A late scroll that let its reader walk for ever through the temples and feasts of Egypt.',
    rulings: [
      'After several purchases compare with the most expensive card you bought; printed costs count, not what you paid.',
      'Only face-up pyramid cards can be chosen; with none that fits the action is illegal.',
      'Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'Only purchases out of the pyramid count, also those made by actions; cards bought from stock or boneyard and taken cards do not.',
      again,
    ],
  },
  'statue-of-anubis': {
    purpose: 'Whatever came to the boneyard last becomes yours without gold.',
    note: 'The jackal god watched over embalming and led the dead to the scales.',
    rulings: [
      'Illegal with an empty boneyard; only its top card can be taken, starters included.',
      'The card goes on top of your discard pile. The pyramid is not changed.',
      again,
    ],
  },
  'statue-of-bastet': {
    purpose: 'Opponents must give you cards, mostly poor ones, and have fewer left to play.',
    note: 'If Herodotus can be trusted, her feast at Bubastis drew crowds by the boatload.',
    rulings: [
      'Owned cards are hand, deck and discard pile together; the tomb does not count.',
      'Opponents act in turn order and choose their own card unless the text says otherwise; hand and card counts are public.',
      'Illegal while no opponent meets the condition.',
      'The cards are laid face up on top of your pile one after the other, in turn order.',
      '[offering-table:Offering Table does not help (nothing is discarded or sacrificed).][medjay&sphinx: Medjay and Sphinx do help.|medjay: Medjay does help.|sphinx: Sphinx does help.]',
      again,
    ],
  },
  'statue-of-sobek': {
    purpose: 'Rids you of a weak card and makes a purchase cheaper with it.',
    note: 'In Crocodilopolis, so travellers told, priests hung the tame crocodiles with gold and glass.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'The purchase is optional and must be made at once as part of the action. It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react.',
      'Sacrificing a starter therefore gives a rebate of 1. The card goes on top of your discard pile and the pyramid crumbles at once.',
      again,
    ],
  },
  'statue-of-horus': {
    purpose: 'Gets you nearly any pyramid card without gold, however high it lies.',
    note: 'Every living king ruled as Horus, the falcon of the sky.',
    rulings: [
      'Only face-up pyramid cards can be chosen; with none that fits the action is illegal.',
      'Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      again,
    ],
  },
  'statue-of-isis': {
    purpose: 'Brings back your best discarded card, even one bought this very turn.',
    note: 'She gathered the scattered limbs of Osiris and fanned breath back into them with her wings.',
    rulings: [
      'Illegal with an empty discard pile. Only you look through it and its order stays; the chosen card is shown to all.',
      '[tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.] It cannot recover itself, because cards in play are not in the discard pile.',
    ],
  },
  'statue-of-osiris': {
    purpose:
      '[free-entombing:With your free entombing it puts up to three cards into your tomb in one turn.|:Puts up to two cards into your tomb in one turn.]',
    note: 'Murdered and made whole again, he ruled over the blessed dead.',
    rulings: [
      'The second card is optional, the first is not. The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  'statue-of-thoth': {
    purpose: 'Turns a poor hand into a rich one: even a starter then pays 4.',
    note: 'The ibis-headed god of writing noted down the verdict on every heart.',
    rulings: [
      'It replaces the printed gold value, also a higher one, and includes cards that reach your hand later this turn.',
      'Cards already in play and credits keep their value. An increase[apis-bull: such as that of Apis Bull] is added afterwards.',
      'Lasting effect: it ends with the turn, [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus cannot repeat it, |tyet-amulet:Tyet Amulet cannot repeat it, |priest-of-horus:Priest of Horus cannot repeat it, ]and a second copy adds nothing.',
    ],
  },
  boat: {
    purpose: 'Keep it in hand: an opponent’s purchase then brings you a card for nothing.',
    note: 'The cedar ship of Khufu, over 43 metres long, lay in 1,224 pieces beside his pyramid.',
    rulings: [
      'Only on an opponent’s turn, after the bought card is gone and the pyramid has crumbled; the base must hold a face-up card.',
      'Choose one of the base cards; it goes on top of your discard pile above Boat, then the pyramid crumbles again and you choose if two cards could fall.',
      'Purchases made through actions count, taken cards do not.',
      'A reaction is not an action: it is played on an opponent’s turn from the hand and can be neither repeated nor called by another card.',
    ],
  },
  'ka-figurine': {
    purpose: 'With one card of a set in hand it gets you another of that set, without gold.',
    note: 'The ka, a person’s life force, could dwell in an image should the body ever be lost.',
    rulings: [
      'You may only discard a card whose set lies face up in the pyramid; otherwise the action is illegal. Starters and uniques can be neither used nor taken.',
      'Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'The same title is allowed. Both cards are public.',
      again,
    ],
  },
  'mummified-cat': {
    purpose: 'Makes other players’ sacrifices your gain, even those they are forced to make.',
    note: 'Wrapped cats were given to Bastet by the thousand, most of them bred for the purpose.',
    rulings: [
      'On any turn, your own included, when the player who sacrifices is an opponent: from hand, pyramid, tomb, deck or stock, by choice, by force or as the forced sacrifice for an unchanged pyramid.',
      'Your own sacrifices do not count. If several cards are sacrificed, decide for each before the next one.',
      'The card goes from the boneyard on top of your discard pile, above the Cat; the pyramid finishes crumbling first.',
      'A reaction is not an action: it is played on any turn from the hand and can be neither repeated nor called by another card.',
    ],
  },
  'burial-mask': {
    purpose:
      '[free-entombing:Brings its own 6 points into the tomb, and the free entombing is still yours.|:Brings its own 6 points into the tomb.]',
    note: 'Tutankhamun’s mask weighs some ten kilograms: gold, lapis lazuli, quartz and coloured glass.',
    rulings: [
      'Burial Mask moves from play[book-of-gates: (or from the reveal of Book of Gates)] into your tomb; the second part is optional.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'The action names its own card: only playing it from the hand[book-of-gates: or revealing it with Book of Gates] carries it out.',
    ],
  },
  censer: {
    purpose: 'What you buy is ready at once: as gold, for its action, or for the tomb.',
    note: 'Frankincense smoking in a long-handled burner pleased the gods and cleansed the air.',
    remark: 'Only this is known: Tyet Amulet cannot repeat it.',
    rulings: [
      'Instead of going to your discard pile; such cards may be used at once for gold, action or entombing.',
      'Cards bought before, and cards taken, are not affected. A purchase that names another place[jeweler: (Jeweler)] follows its own text.',
      'Lasting effect: it ends with the turn, [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus cannot repeat it, |tyet-amulet:Tyet Amulet cannot repeat it, |priest-of-horus:Priest of Horus cannot repeat it, ]and a second copy adds nothing.',
    ],
  },
  chariot: {
    purpose: 'Three new cards to play on with, unless you would rather pay with its 5 gold.',
    note: 'Six chariots lay dismantled in the tomb of Tutankhamun.',
    rulings: [
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      'Cards you draw stay secret.',
      again,
    ],
  },
}
