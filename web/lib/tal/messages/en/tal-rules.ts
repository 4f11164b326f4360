// English: how the board game is played, chapter by chapter. Each point may carry a drawing, named in its `chapters.ts`.
export const texts = {
  now: 'Now',
  'lesson.bid': 'Bid for blocks',
  'lesson.bidWhat':
    'Each round groups of five blocks are up for auction. Lay tablets on them face down, also several, also blank ones as a bluff. Then all are turned up: the highest sum takes the group.',
  'lesson.march': 'March and claim',
  'lesson.marchWhat':
    'Your two overseers have six steps together. An overseer who comes to an unclaimed site may claim it with a scarab. From round 2 on everybody first writes the march in secret; a taken space stops it.',
  'lesson.build': 'Build',
  'lesson.buildWhat':
    'Your five workers have six steps as well. Each on a site of yours builds two blocks there, layer by layer. What you cannot build goes to the Pharaoh.',
  'lesson.take': 'Steal and take over',
  'lesson.takeWhat':
    'From round 2 on figures may enter the sites of others. With more overseers than the owner each worker there steals two blocks; with more workers too you take the site over.',
  'lesson.count': 'What counts',
  'lesson.countWhat':
    'Only complete pyramids score: mixed ones least, each layer of one colour more, all of one colour most. When the Pharaoh has 30 blocks, or nothing is left to build, the round is the last.',
  aim: 'What it is about',
  'aim.1':
    'Build pyramids on your own sites. Only complete ones count, and what counts is how well their colours agree.',
  'aim.2':
    'A small pyramid takes 4\u00a0+\u00a01 blocks, a large one 9\u00a0+\u00a04\u00a0+\u00a01. The middle of a large one’s ground layer is hidden: its colour never counts.',
  'aim.3': 'Mixed is worth least. Layered is worth more: every layer of one colour. All of one colour is worth most.',
  'aim.4':
    'What nobody builds goes to the Pharaoh. When his pyramid holds 30 blocks, or no site is left to build on, the round is played out and the game ends.',
  'aim.5': 'Most points win; then more complete pyramids, then more blocks in them.',
  auction: 'Auction',
  'auction.1':
    'Groups of five blocks are drawn, one more than there are players. In turn order each lays tablets face down, any number on any groups; several on one group add up.',
  'auction.2':
    'The tablets count 1, 2, 3 and 4; four are blank, count 0 and serve as a bluff. Others see how many lie where, not what they say.',
  'auction.3':
    'Then all are revealed. The highest sum takes the group; of equal ones the one that was bid earlier. Tablets come back.',
  'auction.4':
    'What nobody bids on goes back into the bag; in the short game onto the Pharaoh’s pyramid. If nobody takes any group, the first one always goes onto it.',
  overseers: 'Overseers',
  'overseers.1':
    'Your two overseers have six steps together. A step leads from an area to the one beside it, into a build space of one of its sites, out of it, or to the next space of the same site.',
  'overseers.2':
    'In the first round they move openly, in turn order. Later everybody writes the march secretly; then all are carried out in turn order.',
  'overseers.3': 'An overseer whose space is taken when he gets there waits in its area, and his march ends.',
  'overseers.4':
    'An overseer who steps onto an unclaimed site may claim it with a scarab: one site each in a round. It stays yours when he leaves.',
  workers: 'Workers',
  'workers.1':
    'Your five workers have six steps together, moved openly. They go to your own sites and to unclaimed ones, where they wait until you claim them; from the second round on also to those of others.',
  'workers.2': 'A space holds one figure, an area any number. Nobody passes through a taken space.',
  steal: 'Steal',
  'steal.1':
    'With more overseers than the owner on a site, each of your workers there may steal two blocks, the top layer first: they join your blocks of this round. Never from a complete pyramid.',
  takeover: 'Take over',
  'takeover.1':
    'With more overseers and more workers than the owner, you may put your scarab in place of his: as soon as you have them, or in this phase. Every worker there counts, also one who stole in this round.',
  'takeover.2': 'A complete pyramid is safe for ever.',
  build: 'Build',
  'build.1':
    'Each of your workers on an own site builds two blocks there, layer by layer, each colour where you like. What is built stays.',
  'build.2':
    'What you do not build goes to the Pharaoh. Then the Pharaoh stone, and with it the first turn, passes on.',
  points: 'Points',
  contents: 'Chapters',
  minute: 'The game in one minute',
  'minute.1': 'Build pyramids on sites of your own. Only complete ones score: the more their colours agree, the more.',
  'minute.2':
    'A round begins with an auction: tablets lie face down on groups of five blocks, the highest sum wins each.',
  'minute.3': 'Then your two overseers have six steps. One who comes to an unclaimed site may claim it with a scarab.',
  'minute.4': 'Then your five workers have six steps. Each on a site of yours builds two blocks there.',
  'minute.5': 'From round 2 on marches are written in secret, and figures may enter the sites of others.',
  'minute.6':
    'With more overseers there than the owner your workers steal blocks; with more workers too you take the site over.',
  'minute.7': 'Blocks that nobody builds go to the Pharaoh.',
  'minute.8': 'When his pyramid holds 30, or every other is complete, the round is played out. Most points win.',
  words: 'Words',
  'word.site': 'Site',
  'word.site.what': 'Where a pyramid is built, numbered 1 to 15: a small one of 5 blocks or a large one of 14.',
  'word.space': 'Build space',
  'word.space.what':
    'A field of the ring round a site, such as 15/B: 6 round a small one, 8 round a large one. One figure at most.',
  'word.area': 'Area',
  'word.area.what':
    'One of the seven grounds that rivers part, numbered 16 to 22. Any number of figures. All begin in 16.',
  'word.overseer': 'Overseer',
  'word.overseer.what': 'The two figures with a crook. They claim sites, and outvote the owner of one.',
  'word.worker': 'Worker',
  'word.worker.what':
    'The five small figures. Each steals up to two blocks in a round and builds up to two, even after stealing.',
  'word.scarab': 'Scarab',
  'word.scarab.what': 'Your mark on a site that is yours. You have 8.',
  'word.tablet': 'Tablet',
  'word.tablet.what':
    'What you bid with: 1, 2, 3, 4 and four blanks that count nothing. All come back after the auction.',
  'word.stone': 'Pharaoh stone',
  'word.stone.what': 'The player who has it comes first in every phase of the round. Then it passes on clockwise.',
  'word.majority': 'Majority',
  'word.majority.what': 'More figures of a kind on a site than its owner has there.',
  'word.march': 'March',
  'word.march.what': 'The steps of your overseers in a round, from round 2 on written in secret.',
  'word.hidden': 'Hidden block',
  'word.hidden.what': 'The middle of a large pyramid’s ground layer. Whatever its colour, it spoils nothing.',
} as const
