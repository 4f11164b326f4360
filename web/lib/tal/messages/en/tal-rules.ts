// English: how the board game is played, chapter by chapter. Each point may carry a drawing, named in its `chapters.ts`.
export const texts = {
  now: 'Now',
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
  'auction.4': 'What nobody bids on goes back into the bag; in the short game onto the Pharaoh’s pyramid.',
  overseers: 'Overseers',
  'overseers.1':
    'Your two overseers have six steps together. A step leads from an area to the one beside it, into a build space of one of its sites, out of it, or to the next space of the same site.',
  'overseers.2':
    'In the first round they move openly, in turn order. Later everybody writes the march secretly; then all are carried out in turn order.',
  'overseers.3': 'An overseer whose space is taken when he gets there waits in its area, and his march ends.',
  'overseers.4':
    'An overseer on an unclaimed site may claim it with a scarab: one site each in a round. It stays yours when he leaves.',
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
} as const
