// English: the rules, in our own words. Not among the texts that every page loads: only `web/lib/valley/rules` imports them.
// *word* stands out; {card-id} is a title that can be looked at.
export const texts = {
  now: 'Your choice now',
  chapters: 'Chapters',
  more: 'Details',
  ours: 'ours',
  'ours.what': 'Marked “ours”: the rulebook leaves it open; this is how it is played here.',
  look: 'Text and rulings',
  aim: 'Every player fills a tomb. Get cards out of the pyramid into your deck, use them, and entomb the best in time: at the end only tombs score.',
  'lesson.buy': 'Buy',
  'lesson.buyWhat':
    'Hand cards pay with the gold on their coin: here 2 and 1 buy a card of the bottom row for 3. It goes onto your discard pile, and into your hand later.',
  'lesson.crumble': 'The pyramid crumbles',
  'lesson.crumbleWhat':
    'A card diagonally above falls into the gap, and the next one into the gap that leaves. If two could fall, the player who made the gap chooses.',
  'lesson.play': 'Play',
  'lesson.playWhat':
    'Instead of paying, a card can do what it says: this one draws two cards. A hand card is used once a turn, for one thing.',
  'lesson.entomb': 'Entomb',
  'lesson.entombWhat':
    'Once a turn, one hand card may go into your tomb for free. You cannot use it any more, but only the tomb scores.',
  'lesson.squares': 'Squares',
  'lesson.squaresWhat':
    'Different cards of a set score their number times itself: three are 9, four are 16. When stock and pyramid are empty, most points win.',

  short: 'The rules in short',
  'short.1': 'In your turn use each hand card once: to pay, for its action, or to be entombed.',
  'short.2': 'Buy cards of the bottom row; they go onto your discard pile.',
  'short.3': 'Gaps are filled at once from diagonally above.',
  'short.4': 'Once a turn you may entomb a hand card for free; actions can entomb more.',
  'short.5':
    'Then you discard what is left, the pyramid is refilled, and you draw five cards; if nobody has changed the pyramid, you first sacrifice one of its cards.',
  'short.6': 'When stock and pyramid are both empty, the round is finished and only tombs score.',
  'short.7':
    'Different cards of a set score their number squared; starters and uniques score what is printed beside their ankh.',
  ways: 'Other ways to play',
  'ways.show': 'Show',
  'ways.hide': 'Hide',
  'ways.what': 'Other editions, mixes, pharaohs, solitaire: what is different. All other rules stay the same.',

  'turn.title': 'Your turn: buy, play, entomb',
  'turn.lead': 'Use every hand card *once, for one thing*, in any order:',
  'turn.buy': 'Buy',
  'turn.buyWhat':
    'Pay with the gold of hand cards. Only the *bottom row* is for sale. Extra gold is lost. The card you buy goes on top of your discard pile.',
  'turn.play': 'Play',
  'turn.playWhat': 'Do what the card says: all of it, in order. An action that cannot be completed cannot be started.',
  'turn.entomb': 'Entomb',
  'turn.entombWhat':
    '*One* card a turn goes into your tomb for free. You cannot use it any more, but only the tomb scores.',
  'turn.entombMaster':
    'Only by an *action*: in Master there is no free entombing. You cannot use an entombed card any more, but only the tomb scores.',
  'turn.power': 'Use a power',
  'turn.powerWhat': '*Once* a turn, between your other moves: the power of your pharaoh. It is not an action.',
  'turn.end': 'Nothing left to do? *End turn*: you draw five new cards.',

  'wins.title': 'Scoring',
  'wins.lead': 'The number of different cards you have of a set scores *times itself*: 3 cards score 3 × 3 = 9.',
  'wins.twice': 'A duplicate scores nothing.',
  'wins.twiceAlone': 'In solitaire a duplicate costs its set a point.',
  'wins.joined': 'Here sets of equal size count as *one* set: collect them together.',
  'wins.sets': 'Sets differ in size: three sarcophagi score 9 at most, seven statues 49.',
  'wins.sizes': 'Sets differ in size: a set of three scores 9 at most, a set of five 25, of seven 49, of eight 64.',
  'wins.others': 'Starters and uniques score the number beside their ankh, every copy.',

  'crumbles.title': 'The pyramid crumbles',
  'crumbles.what':
    'A gap is filled by a card diagonally above it; so is the gap this leaves. If *two* cards could fall, the player who made the gap chooses. So expensive cards come down purchase by purchase.',
  'crumbles.stays': 'A gap with no card above it stays until the stock fills it. Swapping two cards leaves no gap.',

  'steps.title': 'A turn',
  'steps.act': 'Act',
  'steps.actWhat': 'buy, play and entomb while you have cards',
  'steps.discard': 'Discard',
  'steps.discardWhat': 'all used and unused cards, face up',
  'steps.rebuild': 'Rebuild',
  'steps.rebuildWhat': 'unchanged pyramid: sacrifice a card; then refill',
  'steps.draw': 'Draw',
  'steps.drawWhat': 'five cards; an empty deck is reshuffled',
  'steps.deck':
    'If you have to draw and your deck is empty, your discard pile is shuffled into a new deck. If both are empty, you draw fewer cards.',
  'steps.limit': 'There is no hand limit.',

  'end.title': 'End of the game',
  'end.what':
    'When stock and pyramid are *both* empty, the round is finished, so that all players have had the same number of turns. Then only tombs score: entomb in time.',
  'end.ties': 'Most points win. Tie: the player with fewer cards in the tomb wins. Still tied: the victory is shared.',

  'begin.title': 'Setup',
  'begin.starters':
    'Every player has the same ten starters, shuffled, and draws five: 4 × {shabti}, 3 × {urn}, 2 × {box-of-food}, 1 × {offering-table}.',
  'begin.lastRites':
    'Every player has the same ten starters, shuffled, and draws five: 4 × {menial}, 3 × {embalmer}, 2 × {kite}, 1 × {medjay}.',
  'begin.both':
    'Every player has the same ten starters of both kinds, shuffled, and draws five: 2 × {shabti}, {urn}, {box-of-food}, {offering-table}, 2 × {menial}, {embalmer}, {kite}, {medjay}.',
  'begin.stock':
    'The stock has level II on top of level III, so the strong cards come later. Six cards form the pyramid, one starts the boneyard.',
  'begin.first': 'The first player is chosen at random. Bots may take any seat, so that you can also play alone.',

  'pay.title': 'Paying',
  'pay.what':
    'Lay down hand cards one by one until their gold reaches the price. There is no change: extra gold is *lost*.',
  'pay.closed': 'Once the price is reached, you cannot add more.',
  'pay.once': 'A card pays for one purchase: 5 gold on one card never buy two cards.',
  'pay.used': 'Cards you paid with stay in play until you discard. They cannot be used for anything else this turn.',
  'pay.rebate': 'An action may lower the price, but not below 0; at 0 you pay nothing.',
  'pay.credit': 'A credit lies beside your hand: it pays like a card, once and in full.',

  'actions.title': 'Playing a card',
  'actions.what':
    'Do *all* parts of an action, in order, before anything else. You may leave out only what the text leaves to you: “may”, “up to”, “or”, “any number”, “as many as you like”.',
  'actions.lit':
    'Cards that light up can be completed, as far as you can see. If an unknown card or another player makes a part impossible, it is skipped.',
  'actions.entomb': 'Entombing by an action does not use up the free entombing of the turn.',
  'actions.used': 'The card stays in play until you discard; its gold cannot be used any more.',
  'actions.lasting':
    '“For the rest of this turn” applies to everything you do after it, until the turn ends. The same effect twice adds nothing.',

  'chains.title': 'Repeating and calling',
  'chains.what':
    '*Repeat*: carry out an action of this turn again. *Call*: carry out the action of a card somewhere else. You make all choices anew.',
  'chains.only':
    'Only the action is used, never the gold. A called card stays where it is unless the text says otherwise.',
  'chains.counts':
    'Actions of this turn are the ones you played from your hand and finished, not the ones they called or repeated.',
  'chains.once': 'An action that has not finished cannot be called or repeated: so every chain ends.',
  'chains.not':
    'A lasting effect can be called but not repeated. An action that names its own card can be neither, unless the card is revealed from the deck.',

  'answers.title': 'Reactions',
  'answers.what': 'Some cards react to what another player does: you discard the card and do what it says.',
  'answers.base': '{boat} reacts to a purchase, {mummified-cat} to a sacrifice.',
  'answers.afterlife': '{ibex-statue} reacts when the pyramid was refilled at the end of a turn.',
  'answers.premium': '{sistrum} reacts when an action took a pyramid card.',
  'answers.asked':
    'Every player with that card in hand or deck is asked; everybody can work out who that is. So neither the question nor passing gives *anything* away.',
  'answers.quick': 'At this table only the holder of the card is asked: faster, but it shows who has the card.',
  'answers.until':
    '*Pass until my turn* passes all these questions, whatever you hold, until it is your turn or you tap *Stop passing*.',
  'answers.rest': 'You react after the pyramid has crumbled. There is no reaction to a reaction.',

  'attacks.title': 'Attacks',
  'attacks.what':
    'Some actions make every opponent sacrifice, discard or give a hand card, in turn order. You choose which one; your other cards are safe.',
  'attacks.stacked': 'Some actions make every opponent put a hand card of their choice on top of their deck.',
  'attacks.named': 'Some actions affect one opponent, chosen by the player.',
  'attacks.when': 'Whether you are affected is decided when it is your turn to choose.',
  'attacks.spared':
    '{offering-table} in your hand protects you from sacrificing and discarding, not from giving: show it as a reaction and keep it.',
  'attacks.medjay': '{medjay} protects you from a *whole* action: discard it as a reaction.',
  'attacks.sphinx': '{sphinx} does the same, and you draw two cards.',
  'attacks.sphinxAlone':
    '{sphinx} protects you from a *whole* action: discard it as a reaction, and you draw two cards.',
  'attacks.guards':
    'Protections are among the options of the question. If an action would ask you nothing, every player with such a card in hand or deck is asked.',
  'attacks.guardsQuick':
    'Protections are among the options of the question. If an action would ask you nothing, you are asked if you hold such a card.',

  'rebuild.title': 'An unchanged pyramid',
  'rebuild.what':
    'Did nothing change in the pyramid during your turn? Then you *sacrifice one of its cards*, your choice, and it crumbles.',
  'rebuild.change':
    'A change is a card that leaves the pyramid, comes into it, swaps places there or is turned face down, by any player. If the pyramid is empty, you sacrifice nothing.',
  'rebuild.refill': 'Then gaps are filled from the stock, base first, left to right.',

  'order.title': 'Order of your discards',
  'order.what':
    'All cards go face up on your discard pile: first the unused ones, then those in play, in the order played.',
  'order.choose': 'You may choose another order: the cards you tap go on top, the last one topmost.',
  'order.matters': 'It matters for cards that use the top of your discard pile, such as {wadj-amulet}.',

  'stalled.title': 'A stalled game',
  'stalled.what':
    'If the stock is empty and one turn of each player in a row has not made the pyramid smaller, a player whose turn would not make it smaller either must sacrifice a pyramid card of their choice, until a turn makes it smaller by itself.',
  'stalled.long': 'The same after ten whole rounds in which neither stock nor pyramid became smaller.',

  'hidden.title': 'Public and hidden',
  'hidden.open': 'Public',
  'hidden.openWhat':
    'Tombs, the pyramid, cards in play, the top of every discard pile and of the boneyard, and cards that move between these.',
  'hidden.secret': 'Hidden',
  'hidden.secretWhat': 'Hands, the order of decks and stock, the deeper cards of a pile.',
  'hidden.secretAlone': 'The order of deck and stock.',
  'hidden.numbers': 'The number of cards in every place is public, in the stock too.',
  'hidden.own':
    'You may look through your own discard pile while others play; in your own turn only when a card searches it.',
  'hidden.ownOpen': 'At this table you may look through your own discard pile at any time.',
  'hidden.alone': 'In solitaire you may look through the boneyard and your discard pile at any time.',

  'meanwhile.title': 'While others play',
  'meanwhile.asked': 'You may react',
  'meanwhile.askedWhat': 'A card can react to what another player did, and you might hold it.',
  'meanwhile.reached': 'You may lose a card',
  'meanwhile.reachedWhat': 'An action makes every opponent sacrifice, discard or give a hand card.',
  'meanwhile.stackedWhat': 'An action makes every opponent put a hand card on top of their deck.',
  'meanwhile.namedWhat': 'An action makes one opponent discard a hand card.',
  'meanwhile.look': 'You may look',
  'meanwhile.lookWhat': 'At every tomb, your own discard pile, any card and its rulings.',
  'meanwhile.end': 'You will be told when it is your turn. Until then the pyramid keeps changing.',

  'words.title': 'Glossary',
  'cards.title': 'All cards',
  'cards.what':
    'Tap a card to see its rulings. At the table: *hold* any card for a moment, or *right-click* it, even while you are choosing.',
  'cards.uniques': 'Uniques',
  'cards.starters': 'Starters',

  'word.apex': 'Apex',
  'word.apex.what': 'the one card at the top of the pyramid',
  'word.base': 'Base',
  'word.base.what': 'the bottom row of the pyramid; only it is for sale',
  'word.boneyard': 'Boneyard',
  'word.boneyard.what': 'the pile of sacrificed cards, the last one on top',
  'word.buy': 'Buy',
  'word.buy.what': 'pay the price of a card; unless stated otherwise it goes on top of your discard pile',
  'word.crumble': 'Crumble',
  'word.crumble.what': 'pyramid cards fall into the gaps below them',
  'word.discard': 'Discard',
  'word.discard.what': 'put a card, from your hand unless stated otherwise, on top of your discard pile',
  'word.draw': 'Draw',
  'word.draw.what': 'take the top card of your deck into your hand',
  'word.entomb': 'Entomb',
  'word.entomb.what': 'put a card into your tomb, where it scores',
  'word.give': 'Give',
  'word.give.what': 'put a hand card on the discard pile of the player whose turn it is',
  'word.in-play': 'In play',
  'word.in-play.what': 'used this turn, for gold or an action; discarded at the end of the turn',
  'word.level': 'Level',
  'word.level.what': 'strokes at the foot of a card: I starters, II first in the stock, III last',
  'word.recover': 'Recover',
  'word.recover.what': 'put a card of your own back into your hand',
  'word.repeat': 'Repeat',
  'word.repeat.what': 'carry out an action of this turn again, with new choices',
  'word.sacrifice': 'Sacrifice',
  'word.sacrifice.what': 'put a card on top of the boneyard; in the pyramid it leaves a gap',
  'word.set': 'Set',
  'word.set.what': 'cards of one colour and sign; in your tomb 3 different ones score 3 × 3 points',
  'word.stack': 'Put on your deck',
  'word.stack.what': 'put a hand card on top of your deck; the others do not see which',
  'word.starter': 'Starter',
  'word.starter.what': 'one of the ten cards that every player begins with; it belongs to no set',
  'word.stock': 'Stock',
  'word.stock.what': 'the face-down cards that refill the pyramid',
  'word.swap': 'Swap',
  'word.swap.what': 'two pyramid cards change places: a change, but no gap',
  'word.take': 'Take',
  'word.take.what': 'get a card without paying; it goes on top of your discard pile',
  'word.tomb': 'Tomb',
  'word.tomb.what': 'where your entombed cards lie, face up; only they score',
  'word.unique': 'Unique',
  'word.unique.what': 'a card of the stock that belongs to no set; in your tomb it scores the points beside its ankh',
} as const
