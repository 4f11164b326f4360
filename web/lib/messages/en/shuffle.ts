// English: what is said where the shuffle of a finished game is checked.
export const texts = {
  'shuffle.title': 'The shuffle',
  'shuffle.what':
    'The deal came from a seed, made when the game began: of a secret of the table, whose fingerprint everybody could see before, and of a share that each player’s device made by itself.',
  'shuffle.checking': 'Checking: the whole game is played again …',
  'shuffle.failed': 'The moves of the game could not be fetched.',
  'shuffle.again': 'Try again',
  'shuffle.fits': 'Fits',
  'shuffle.open': 'Not proved',
  'shuffle.fails': 'Does not fit',
  'shuffle.allFit': 'Everything fits: nobody alone chose this deal.',
  'shuffle.someOpen': 'Nothing contradicts, but not everything is proved.',
  'shuffle.someFail': 'Something does not fit: this is not the deal that was promised.',
  'shuffle.openedFails': 'With the moves of the game the table now opens something else than it has shown at the end.',
  'shuffle.secretFits': 'The secret of the table has the fingerprint that this device noted in the lobby.',
  'shuffle.secretOpen':
    'The secret of the table has its fingerprint, but this device was not in the lobby to note that before the game.',
  'shuffle.secretFails': 'The secret of the table does not have the fingerprint that was shown before the game.',
  'shuffle.shareFits': 'The share that this device made for you is part of it, unchanged.',
  'shuffle.shareOpen': 'This device made no share for your seat.',
  'shuffle.shareFails':
    'The share of your seat is not the one that this device made. That is so too if you had joined this rematch on another device before.',
  'shuffle.sharesFit': (p: { given: number; seats: number }) =>
    `${p.given} of ${p.seats} seats gave a share, and each share has its fingerprint.`,
  'shuffle.sharesNone': 'Nobody gave a share, so the table alone could choose the deal.',
  'shuffle.sharesHost':
    'Only the player who created the table gave a share, and that before there was a secret: so the table alone could choose the deal.',
  'shuffle.sharesFail': 'A share does not have the fingerprint that was shown during the game.',
  'shuffle.seedFits':
    'Secret and shares give the seed, and the seed has the fingerprint that was shown during the game.',
  'shuffle.seedCounted': (p: { count: number }) =>
    `Secret and shares give the seed, and the seed has the fingerprint that was shown during the game. ${
      p.count === 1 ? 'One seed before it was' : `${p.count} seeds before it were`
    } passed over, because another seat was to begin.`,
  'shuffle.seedFails': 'Secret and shares do not give the seed of this game.',
  'shuffle.givenOpen': 'The seed has its fingerprint, but it was settled beforehand and not made of shares.',
  'shuffle.givenFails': 'The seed does not have the fingerprint that was shown.',
  'shuffle.gameFits': (p: { moves: number; draws: number }) =>
    `Played again by the rules on this device, with ${p.moves} ${p.moves === 1 ? 'move' : 'moves'} and ${p.draws} random ${
      p.draws === 1 ? 'number' : 'numbers'
    } from the seed, the game comes to the same end.`,
  'shuffle.gameFails': 'Played again with this seed, the game does not come to the end that is shown.',
  'shuffle.not': 'What this does not prove',
  'shuffle.seen':
    'That nobody saw the cards: while the game goes on the server knows them all. The people who run it could look at them and tell somebody.',
  'shuffle.seenHere':
    'That nobody saw the cards: this table lies in your browser, and its storage shows them all to anybody who looks.',
  'shuffle.together':
    'That nobody chose together with the server: the last player to sit down could have picked a deal with its help.',
  'shuffle.numbers': 'The numbers, to check by other means',
  'shuffle.secretHash': 'Fingerprint of the secret',
  'shuffle.secret': 'Secret',
  'shuffle.shareOf': (p: { name: string }) => `Share of ${p.name}`,
  'shuffle.none': 'none',
  'shuffle.count': 'Seeds passed over',
  'shuffle.seedHash': 'Fingerprint of the seed',
  'shuffle.seed': 'Seed',
} as const
