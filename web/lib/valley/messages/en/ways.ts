// English: the rules of all other ways to play, in our own words; they come with those chapters and not before.
// *word* stands out; {card-id} is a title that can be looked at.
export const texts = {
  'afterlife.title': 'Afterlife',
  'afterlife.what': 'The same rules and starters with other cards: five sets of three to seven cards, and six uniques.',
  'afterlife.new':
    'New: gold *credits*, hand cards that you reveal for an effect, and attacks on one opponent of your choice. {ibex-statue} reacts to a refilled pyramid, {sphinx} protects you from an action.',

  'lastRites.title': 'Last Rites',
  'lastRites.what':
    'People instead of things: four sets of five, six, seven and *eight* cards, four strong uniques, and its own starters.',
  'lastRites.sets':
    'No small set fills quickly, but eight artisans score 64. New: swaps with your hand, and actions that give something to every player. Several cards carry out others.',

  'starters.title': 'The starters of Last Rites',
  'starters.what': 'Every player has 4 × {menial}, 3 × {embalmer}, 2 × {kite} and 1 × {medjay}.',
  'starters.mixed': 'Mixed with those of the base game: 2 × {menial} and one of each of the others.',
  'starters.menial': 'Menial',
  'starters.menialWhat':
    'Buy from *any row*, at the full price, paid with other cards. Or: discard a card, then draw one.',
  'starters.embalmer': 'Embalmer',
  'starters.embalmerWhat':
    'Sacrifice a pyramid card or a hand card. Or *refill* the pyramid in the middle of your turn.',
  'starters.kite': 'Kite',
  'starters.kiteWhat': 'Turn a pyramid card *face down* until your next turn: nobody can buy or take it.',
  'starters.medjay': 'Medjay',
  'starters.medjayWhat':
    'Discard it to be *protected* from an opponent’s action. Or in your turn: sacrifice it and discard four cards, then take any pyramid card.',

  'faceDown.title': 'Face-down cards',
  'faceDown.what':
    'A card turned face down by {kite} can only be *sacrificed*. It cannot be bought, taken, entombed or swapped into a hand, and effects ignore its cost and its set.',
  'faceDown.moves': 'It falls like any other card and may be swapped inside the pyramid.',
  'faceDown.look':
    'Every player may look at it. It is turned up at the very start of the next turn of the player who turned it down.',
  'faceDown.change': 'Turning it down is a change of the pyramid, turning it up is not.',

  'exchanging.title': 'Swaps with your hand',
  'exchanging.what': 'A hand card changes places with a card of the boneyard, the pyramid or your discard pile.',
  'exchanging.used':
    'The new card is a normal hand card and can be used at once. A swap is not a purchase, a sacrifice or a discard.',
  'exchanging.pyramid': 'In the pyramid it leaves no gap, so nothing crumbles, but it is a change.',

  'credits.title': 'Gold credits',
  'credits.what':
    'Some actions and powers are *worth gold for one purchase*. The credit lies beside your hand until you use it or the turn ends.',
  'credits.whole':
    'It pays once and in full: extra gold is lost. Several credits may pay for one card, together with hand cards.',
  'credits.price':
    'An effect that makes all cards cheaper this turn comes first, never below 1; then the discount of an action, never below 0.',

  'revealing.title': 'Looking, revealing, searching',
  'revealing.what':
    'When you *look at* cards, only you see them. *Revealed* cards are seen by all players. Then you choose card by card where they go, in the order of the text.',
  'revealing.search': 'When you *search* a pile, choose any of its cards. A deck is shuffled afterwards.',
  'revealing.short':
    'If your deck has too few cards, the discard pile is shuffled and put beneath it. If that is still too few, use what there is.',
  'revealing.back': 'After a hidden card was seen you cannot undo. Parts that have become impossible are skipped.',

  'shared.title': 'Actions for all players',
  'shared.what':
    'Some actions give something to the others too: in turn order they may draw, entomb or recover a card. You choose *how much of it* you take; you may decline.',
  'shared.drawn': '{golden-throne} makes every opponent draw a card; it cannot be declined.',
  'shared.pick': 'If you are chosen by {plasterer}, you choose which pyramid cards leave, but not who gets them.',
  'shared.spared': 'Gifts are part of an opponent’s action too: a protection refuses them.',

  'premium.title': 'Premium uniques',
  'premium.what':
    'Six more uniques that can join the stock of any edition. {sistrum} reacts when an action took a pyramid card; {golden-throne} takes any pyramid card, then all opponents draw.',
  'premium.texts': 'They have not been published: titles, texts and values are our reconstruction.',

  'pharaohs.title': 'Pharaohs',
  'pharaohs.what':
    'Before the first turn every player is dealt *two*, unseen by the others, and keeps *one*. All choose at the same time; then the chosen ones are revealed. The others are not used.',
  'pharaohs.power': 'You may use the power *once in each of your turns*, between your other moves.',
  'pharaohs.action':
    'It is not an action: it cannot be repeated or called, and nothing protects from it. Gold from it is a credit; what you buy with it is paid for as usual.',
  'pharaohs.six': 'With six players each is dealt only one. In solitaire Cleopatra VII is not used.',

  'mixes.title': 'Your own mix',
  'mixes.what':
    'One set of each size from three to seven, from *any edition*: chosen by you, or *at random*. The eight artisans are used only if you choose them.',
  'mixes.uniques': 'Add uniques of any edition, and starters of either kind, or both.',
  'mixes.longer': 'More than one set of each size makes a longer game and higher scores.',
  'mixes.least': 'The stock needs at least 28 cards.',

  'halves.title': 'One of each card',
  'halves.what':
    'Twice as many sets, *one copy* of each card: a card another player has entombed is out of your reach.',
  'halves.apart': '*One of each*: each set scores by itself. A complete one is rare.',
  'halves.joined':
    '*Combine equal sets*: sets of equal size count as one. Seven statues and seven builders score 14 × 14 = 196. A set without a partner scores by itself.',
  'halves.printed': 'Cards that name a set mean the printed set.',

  'seats.title': 'Five and six players',
  'seats.what':
    'The same game with a larger stock: at least 14 cards for each player, so one edition and some sets of another.',

  'switches.title': 'Options of the table',
  'switches.discards': 'Open discards',
  'switches.discardsWhat': 'You may look through your own discard pile at any time, in your turn too.',
  'switches.quick': 'Quick reactions',
  'switches.quickWhat':
    'Only players who *hold* a card that could react are asked. Fewer questions, but each one shows who has the card.',

  'solitaire.title': 'Solitaire',
  'solitaire.what': 'You win only with the *perfect tomb*: every card of every set, all uniques, all ten starters.',
  'solitaire.goals': 'That is 170 points in the base game, 172 in Afterlife, 212 in Last Rites.',
  'solitaire.open': 'You may look through boneyard and discard pile at any time.',
  'solitaire.opponents':
    'An action that mentions another player cannot be carried out. Its card still pays, and still scores in the tomb.',
  'solitaire.twice': 'A duplicate in the tomb costs its set a point; no set falls below 0.',
  'solitaire.master': 'In *Master* there is no free entombing: only actions entomb.',
  'solitaire.end': 'The game ends with the turn that empties stock and pyramid. Cards outside your tomb do not score.',
  'lesson.entombMaster':
    'Only actions put cards into your tomb: in Master there is no free entombing. You cannot use an entombed card any more, but only the tomb scores.',
  'lesson.squaresAlone':
    'Different cards of a set score their number times itself: three are 9, four are 16. When stock and pyramid are empty, you win only with the perfect tomb.',

  'word.call': 'Call',
  'word.call.what': 'carry out the action of a card somewhere else',
  'word.credit': 'Credit',
  'word.credit.what': 'gold from an action or a power, for one purchase this turn',
  'word.exchange': 'Swap with your hand',
  'word.exchange.what': 'a hand card and a card of a pile or the pyramid change places',
  'word.reveal': 'Reveal',
  'word.reveal.what': 'show a card to all players; a hand card stays in the hand',
  'word.search': 'Search',
  'word.search.what': 'choose any card of a pile; a deck is shuffled afterwards',
  'word.turn-down': 'Turn face down',
  'word.turn-down.what': 'until your next turn the pyramid card can only be sacrificed',
} as const
