// English: what the board game is, for the front page, for those who are invited, and for the lobby.
export const texts = {
  kind: 'a board game',
  what: 'Bid for blocks, outmarch the others, build pyramids in the valley: only complete ones count, best in one colour.',
  legal:
    'In the browser, free, no account. Unofficial; game by Christian Beierer, not connected with him or his publishers.',
  invitation: 'Bid for blocks, march against the others, and build pyramids in the valley. Your name is all you need.',
  switches: {
    short: { name: 'Short game', what: 'what nobody bids on goes to the Pharaoh' },
  },
  played:
    'Bids laid face down, marches written in secret, five kinds of blocks. The game ends when the Pharaoh’s pyramid is full.',
  playedShort:
    'The short game: groups of blocks that nobody bids on go onto the Pharaoh’s pyramid, which ends the game when it is full.',
} as const
