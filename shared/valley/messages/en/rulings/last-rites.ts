// Rulings and historical notes of Last Rites, in English: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  menial: {
    purpose: 'Buys a card above the base too, or trades a weak card for a new one.',
    note: 'By lamplight, labourers carried basket after basket of chippings out of the royal tombs.',
    remark:
      'A review gives the purchase exactly; it only calls the other half a mild filtering, so its exact form is ours.',
    rulings: [
      'Choose one option that can be carried out.',
      'Purchase: It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react. Menial itself pays nothing. Face-down cards cannot be bought.',
      'Second option: the discard is required and public; the card may be drawn again if your deck is empty.',
      again,
    ],
  },
  embalmer: {
    purpose: 'Clears a card out of your hand or the pyramid, or brings new ones to buy.',
    note: 'The work took seventy days, some forty of them under a heap of drying natron.',
    rulings: [
      'Choose one option that can be carried out. Face-down pyramid cards may be sacrificed; the pyramid crumbles at once.',
      'Refill: fill every gap from the stock, base first, as at the end of a turn. Only with a gap and a card in the stock.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      again,
    ],
  },
  kite: {
    purpose: 'Reserves a pyramid card until your next turn: nobody can buy it meanwhile.',
    note: 'Two women called the kites wailed beside the bier in the parts of Isis and Nephthys.',
    rulings: [
      'Any face-up card of any row. It cannot be bought, taken, entombed or swapped into a hand, but it still crumbles and may be swapped inside the pyramid.',
      'It is a change of the pyramid. Every player may look at face-down cards at any time.',
      'Costs, sets and actions of face-down cards are ignored by effects that compare or call pyramid cards.',
      'Your face-down cards are turned up as the very first thing of your next turn.',
      again,
    ],
  },
  medjay: {
    purpose: 'Guards you from your hand; on your own turn it trades a whole hand for any one card.',
    note: 'Desert scouts from Nubia at first, the Medjay became the police of the royal necropolis.',
    rulings: [
      'Own turn: Medjay goes from play[book-of-gates: (or from the reveal of Book of Gates, and is then not discarded)] to the boneyard, and you need 4 other hand cards and a face-up pyramid card. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'Reaction: whenever an opponent’s action would make you do something or would touch your hand, deck, discard pile or tomb. Only your part is cancelled; the opponent’s card stays in play.',
      '[plasterer:Against Plasterer used on you the whole action is cancelled.]',
      'The action names its own card: only playing it from the hand[book-of-gates: or revealing it with Book of Gates] carries it out.',
      'In solitaire the own-turn action is allowed.',
    ],
  },
  'priestess-of-hathor': {
    purpose: 'Play it while your deck is thick: a full one brings several cards, a thin one none.',
    note: 'Her priestesses shook sistra and heavy bead collars to please the goddess with the sound.',
    rulings: [
      'Round down; 8 cards in your deck let you draw 2. Illegal with fewer than 3. The discard pile is not shuffled in.',
      'Cards you draw stay secret.',
      again,
    ],
  },
  'priestess-of-maat': {
    purpose: 'Rewards a mixed hand with up to three cards, but shows it to everyone.',
    note: 'Chief judges are said to have worn her small image round the neck.',
    rulings: [
      'The played card is in play and does not count as a hand card; with an empty hand the action is illegal.',
      'Your hand is shown to all players before you draw; the cards you draw stay secret.',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Also illegal when deck and discard pile are both empty.',
      again,
    ],
  },
  'priestess-of-sekhmet': {
    purpose: 'Everybody may draw, but only you can use the new cards right away.',
    note: 'Amenhotep III set up hundreds of statues of this lioness to keep plague and war away.',
    rulings: [
      'In turn order, you first; each decides how many cards to draw after seeing the number the others took. An empty deck gives nothing.',
      'Legal even if nobody can draw. Cards you draw stay secret.',
      again,
    ],
  },
  'high-priestess-of-bastet': {
    purpose: 'Entombs the best of the boneyard for you and hands an opponent the worst.',
    note: 'Bastet began as a raging lioness and only later turned into the gentle cat.',
    rulings: [
      'Illegal with fewer than 2 cards in the boneyard. On ties you choose; starters cost 0.',
      'Only you look through the boneyard; the entombed card, the given card and the new top card are public.',
      'You name the opponent when you give the card; a protected opponent gets nothing, and the card is one of those you return. Returning: as many as you like are picked and go on top in the order picked; the others keep their order below.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      '[medjay&sphinx:Medjay or Sphinx of the chosen opponent stops only the second part; that card then stays in the boneyard.|medjay:Medjay of the chosen opponent stops only the second part; that card then stays in the boneyard.|sphinx:Sphinx of the chosen opponent stops only the second part; that card then stays in the boneyard.][offering-table: Offering Table does not help.]',
      again,
    ],
  },
  'priestess-of-nut': {
    purpose: 'Entombs a card straight from your deck and gives you another to play.',
    note: 'On coffins Nut is asked to spread herself over the dead and to set them among the stars that never tire.',
    rulings: [
      'If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing; with still fewer, use what there is. Illegal only when both piles are empty.',
      'Required in this order; with fewer cards the later parts are skipped.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public. The other two stay secret.',
      again,
    ],
  },
  'priest-of-anubis': {
    purpose: 'Trades a weak card for the last one on the boneyard, which you can use at once.',
    note: 'At the embalming table one priest wore a jackal mask to act the part of the god.',
    remark:
      'Cost 4 instead of 3: in 4,400 simulated games players who got it for 3 won a fifth more often than others, for 4 an eighth.',
    rulings: [
      'Illegal with an empty boneyard or an empty hand. The boneyard card goes into your hand and may be used at once.',
      'A swap is not a sacrifice[mummified-cat:: Mummified Cat cannot react]. Both cards are public.',
      again,
    ],
  },
  'priest-of-sobek': {
    purpose: 'Slows one opponent down and costs you no card.',
    note: 'At Kom Ombo Sobek shared a double temple with the elder Horus, and mummified crocodiles lay close by.',
    rulings: [
      'Illegal while no opponent meets the condition. The opponent chooses the card, which is public.',
      'You draw even if the opponent is protected. With nothing to draw you draw nothing.',
      '[offering-table&medjay&sphinx:Offering Table, Medjay and Sphinx can each protect their owner.|offering-table&medjay:Offering Table and Medjay can each protect their owner.|offering-table&sphinx:Offering Table and Sphinx can each protect their owner.|medjay&sphinx:Medjay and Sphinx can each protect their owner.|offering-table:Offering Table can protect its owner.|medjay:Medjay can protect its owner.|sphinx:Sphinx can protect its owner.]',
      again,
    ],
  },
  'priest-of-horus': {
    purpose: 'Turns weak cards into repeats of your first action, so begin with a strong one.',
    note: 'At Edfu the clergy staged the triumph of Horus over a hippopotamus year after year.',
    rulings: [
      'Any number, none included; all are discarded first, and cards drawn later do not add to the number.',
      'Each repeat makes new choices. A repeat that has become impossible is skipped.',
      'Illegal before your first action of the turn is finished, or if that one was a lasting effect or names its own card; a later action does not take its place.[carpenter: Carpenter may be the repeated action.]',
      'If your first action called another card, the calling card is repeated. A card still being carried out cannot be called again.',
      '[tyet-amulet:Tyet Amulet can repeat it with new discards.]',
    ],
  },
  'high-priest-of-ra': {
    purpose: 'Entombs one card and brings another back, such as one you have just bought.',
    note: 'The head of the clergy at Heliopolis bore the title greatest of seers.',
    rulings: [
      'Illegal with an empty hand or an empty discard pile. Both cards are public.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  'priest-of-osiris': {
    purpose: 'Helps a player who is behind: an extra card to entomb, even a discarded one.',
    note: 'At Abydos processions acted out the death and the return of Osiris.',
    rulings: [
      'One card only, however many opponents are ahead. All tomb cards count. Illegal if nobody is ahead or you have no card in either place.',
      'You may look through your discard pile and keep its order. [free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'It does not affect the opponent, so nothing protects against it.',
      again,
    ],
  },
  'priest-of-thoth': {
    purpose: 'Entombs any card of your deck, so you need not wait until you draw it.',
    note: 'In galleries near Hermopolis ibises were laid to rest by the hundred thousand.',
    rulings: [
      'Illegal while your deck is empty; the discard pile is not shuffled in for this. Only you look at the deck.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  carpenter: {
    purpose: 'Brings a cheap card without gold, so your gold is left for another.',
    note: 'With adze, saw and bow drill joiners fitted imported cedar without a single nail of iron.',
    rulings: [
      'Only the base row; face-down cards cannot be taken. Illegal if none fits.',
      'The card goes on top of your discard pile and the pyramid crumbles at once.',
      again,
    ],
  },
  'stone-mason': {
    purpose: 'Offers you the next stock card cheaply, before anybody else; if not, it is gone.',
    note: 'Copper chisels and balls of dolerite gave shape even to granite.',
    rulings: [
      'Illegal with an empty stock. You decide after seeing the card; if you cannot or will not pay it is sacrificed.',
      'It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'The pyramid is not changed.',
      again,
    ],
  },
  'brick-mason': {
    purpose: 'Everybody may entomb a card for nothing, but you choose first.',
    note: 'Nile mud, chopped straw and a wooden frame gave bricks that the sun dried within days.',
    rulings: [
      'Illegal if boneyard and stock together hold fewer cards than there are players. Each player may decline.',
      'All players see the stock card only when it is entombed[medjay&sphinx:; Medjay or Sphinx can be used instead of choosing|medjay:; Medjay can be used instead of choosing|sphinx:; Sphinx can be used instead of choosing].',
      'The stock card is chosen unseen and entombed face up. If one pile is empty only the other can be chosen.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  architect: {
    purpose: 'Pays well with a full discard pile; with a thick deck it gets you any card instead.',
    note: 'Imhotep, who planned the first step pyramid, was later worshipped as a god.',
    rulings: [
      'Gold: cards are counted when the action is carried out; their number is public, and may be 0. The credit can be added to one single purchase this turn, together with gold cards; what is not needed is lost, and an unused credit ends with the turn.',
      'Taking: never shuffle in order to reach 7 cards. Only face-up pyramid cards can be chosen; without one only the gold is left. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'Used for its printed gold it is not an action.',
      again,
    ],
  },
  engineer: {
    purpose: 'Brings two new cards at once and rids you of a starter for good.',
    note: 'Wetting the sand before the sledge cuts the force needed to drag a statue by about half.',
    rulings: [
      'Illegal without a starter, another set card in hand, or 2 face-up pyramid cards. On ties you choose; any rows.',
      'Take one after the other; the pyramid crumbles after each.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      again,
    ],
  },
  overseer: {
    purpose: 'Puts a card of your tomb back to work: a strong action is not lost there.',
    note: 'The work journals of Deir el-Medina excuse one man because he was brewing beer.',
    rulings: [
      'The tomb card stays where it is; starters and uniques may be chosen too. Its action must be possible.',
      'Reaction cards and actions that name their own card cannot be chosen. A card that is being carried out cannot be called again, so no loop is possible.',
      'Only Overseer counts as an action carried out this turn. In solitaire the called action must be allowed as well.',
      again,
    ],
  },
  plasterer: {
    purpose: 'Everybody gains a card, but you decide who gets which.',
    note: 'Gypsum plaster evened out the cracked rock before any artist could begin.',
    rulings: [
      'Illegal with fewer face-up pyramid cards than players. Face-down cards cannot be picked.',
      'The opponent picks all of them first, one at a time. Then you give one to each player in turn order, yourself first: choose the card, then that player may use a protection, then it moves and the pyramid crumbles. A refused card stays where it lies, face up, and is given to nobody. Nothing here is a taking.',
      '[medjay&sphinx:If the named opponent uses Medjay or Sphinx the whole action is cancelled; another player’s use only keeps that player’s card in the pyramid.|medjay:If the named opponent uses Medjay the whole action is cancelled; another player’s use only keeps that player’s card in the pyramid.|sphinx:If the named opponent uses Sphinx the whole action is cancelled; another player’s use only keeps that player’s card in the pyramid.]',
      again,
    ],
  },
  weaver: {
    purpose: 'Entombs an extra card; the more expensive one you discard for it stays yours.',
    note: 'The finest royal linen was so sheer that skin showed through it.',
    rulings: [
      'You need two hand cards of different cost; cheaper means a lower printed cost than the discarded card. Both are public.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  potter: {
    purpose: 'Uses a card that is nobody’s yet: the one at the apex works for you.',
    note: 'Khnum was said to shape every child on his potter’s wheel.',
    rulings: [
      'Illegal if the apex is empty or face down, or if its action is a reaction, names its own card or is not possible now. The card stays in the pyramid unless its action moves it.',
      'A card that is being carried out cannot be called again: another Potter at the apex has nothing to call.',
      'Only Potter counts as an action carried out this turn. In solitaire the called action must be allowed as well.',
      again,
    ],
  },
  'leather-worker': {
    purpose: 'Swaps a weak card for the best one that you have discarded or just bought.',
    note: 'Hides softened in oil became sandals, quivers and the straps of chariots.',
    rulings: [
      'Illegal with an empty hand or discard pile. You look through the pile alone; your card takes the place of the other one.',
      'Both cards are shown to all. A swap is not a discard.',
      again,
    ],
  },
  'glass-blower': {
    purpose: 'Makes a card a little better: even a starter can become a cheap pyramid card.',
    note: 'Pharaonic glass was wound round a core of clay; blowing through a pipe came only with the Romans.',
    rulings: [
      'Taking is required: you may only sacrifice a card if you can then take a fitting face-up pyramid card. Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      again,
    ],
  },
  draughtsman: {
    purpose: 'Gets any pyramid card into your hand at once, but opponents gain from it too.',
    note: 'Outlines were sketched in red and then put right in black by a master.',
    rulings: [
      'Any face-up pyramid card, uniques too; it goes into your hand and may be used at once. Your card takes its place, nothing crumbles, and it is a change of the pyramid.',
      'Opponents decide in turn order; an empty discard pile gives nothing.',
      'A swap is neither buying nor taking. [tyet-amulet&priest-of-horus:Tyet Amulet and Priest of Horus can repeat this action; every choice is made anew.|tyet-amulet:Tyet Amulet can repeat this action; every choice is made anew.|priest-of-horus:Priest of Horus can repeat this action; every choice is made anew.]',
    ],
  },
  goldsmith: {
    purpose: 'Puts even the most expensive pyramid card straight into your tomb.',
    note: 'Gold was called the flesh of the gods.',
    rulings: [
      'Illegal without another set card in hand or without a face-up pyramid card. Any row; the pyramid crumbles at once.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  sculptor: {
    purpose: 'Showing a card of a set is enough to get another of it, without gold.',
    note: 'The sculptor’s title meant he who keeps alive.',
    rulings: [
      'The revealed card stays in your hand and may be used normally. Only face-up pyramid cards can be chosen; with none that fits the action is illegal.',
      'Any row, the same title too. The card goes on top of your discard pile and the pyramid crumbles at once.',
      again,
    ],
  },
  'tomb-painter': {
    purpose: 'The more you have entombed this turn, the more it brings, so entomb first.',
    note: 'A grid of squares kept every painted figure to the same proportions.',
    rulings: [
      'Counts [free-entombing:your free entombing and ]cards entombed by your actions from any place, since the start of the turn.',
      'If your deck runs out, shuffle your discard pile into a new deck and go on; if nothing is left, draw fewer. Illegal only when deck and discard pile are both empty.',
      again,
    ],
  },
  merchant: {
    purpose: 'Lets cheap cards add up to an expensive one, and they stay yours.',
    note: 'There were no coins: prices were reckoned in deben, a weight of copper.',
    rulings: [
      'At least one card; starters count 0. Add the printed costs. Illegal if no face-up pyramid card would fit. Any row. The card goes on top of your discard pile and the pyramid crumbles at once.',
      'All these cards are public.',
      again,
    ],
  },
  scribe: {
    purpose: 'Finds the best of four cards for now and puts your next ones in order.',
    note: 'Schoolboys copied out a text that makes fun of every trade but the scribe’s.',
    rulings: [
      'If your deck holds fewer cards, shuffle your discard pile in behind them as when drawing; with still fewer, use what there is. Illegal only when both piles are empty.',
      'Nobody else sees any of these cards.',
      again,
    ],
  },
  jeweler: {
    purpose: 'What it buys scores at once: it need not pass through your hand.',
    note: 'Bead makers of the New Kingdom turned several drills at once with a single bow.',
    rulings: [
      'It is a normal purchase: pay from hand cards and credits, excess is lost, the price never drops below 0, and cards that react to purchases may react.',
      'Illegal if no card there can be paid for.',
      'Face-down cards cannot be bought. The pyramid crumbles at once. [free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      again,
    ],
  },
  astrologer: {
    purpose: 'Entombs the best of three cards that nobody has seen yet.',
    note: 'Hour-watchers on the temple roofs told the night by thirty-six groups of stars.',
    rulings: [
      'Illegal with an empty stock; with fewer cards use what there is. The sacrificed cards go to the boneyard in the order you choose.',
      '[free-entombing:This does not use up your free entombing. ]The entombed card is public.',
      'The sacrificed card lies face up on the boneyard[mummified-cat:; Mummified Cat may react].',
      'The pyramid is not changed.',
      again,
    ],
  },
}
