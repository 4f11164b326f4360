// English: the end of a game.
import { and } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')
const pointsSaid = (n: number) => plural(n, { one: '# point', other: '# points' })

export const texts = {
  'end.wins': (p: { name: string; total: number }) => `${p.name} wins with ${p.total}`,
  'end.youWin': (p: { total: number }) => `You win with ${p.total}`,
  'end.shared': (p: { names: readonly string[]; total: number }) =>
    `${and.format(p.names)} share the victory with ${p.total}`,
  'end.what': 'Only tombs score: 3 different cards of a set score 3 × 3 = 9.',
  'end.table': 'Points of each player, set by set',
  'end.fewer': (p: { counts: readonly { name: string; cards: number }[] }) =>
    `Tie: fewer cards in the tomb decide (${p.counts.map(({ name, cards }) => `${name} ${cards}`).join(', ')}).`,
  'end.set': 'Set',
  'end.square': (p: { n: number }) => `${p.n} × ${p.n}`,
  'end.others': 'Others',
  'end.starters': (p: { n: number; points: number }) =>
    `${p.n === 1 ? 'one starter' : `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][p.n] ?? p.n} starters`} ${p.points}`,
  'end.one': (p: { card: string; points: number }) => `${p.card} ${p.points}`,
  'end.again': 'Rematch',
  'end.againing': 'Creating the rematch …',
  'end.againJoin': 'Join the rematch',
  'end.againWatch': 'Watch the rematch',
  'end.alone': 'Play again',
  'end.aloneing': 'Creating the game …',
  'end.aloneJoin': 'To the next game',
  'end.aloneWatch': 'Watch the next game',
  'end.watch': 'Watch the replay',
  'end.check': 'Check the shuffle',
  'end.show': 'How it went',
  'end.skip': 'Any tap or key: to the points',
  'end.toPoints': 'To the points',
  'end.earlier': 'Previous page',
  'end.later': 'Next page',
  'end.page': (p: { n: number; of: number }) => `${p.n} of ${p.of}`,
  'end.tombOf': (p: { name: string | null }) => (p.name === null ? 'Your tomb' : `The tomb of ${p.name}`),
  'end.lookAt': (p: { name: string | null }) =>
    p.name === null ? 'Look at your tomb' : `Look at the tomb of ${p.name}`,
  'end.course': 'How the points came',
  'end.roundAt': (p: { round: number }) => `Round ${p.round}`,
  'end.roundLevel': (p: { round: number }) => `Round ${p.round}: level`,
  'end.roundLed': (p: { round: number; name: string | null }) =>
    p.name === null ? `Round ${p.round}: you lead` : `Round ${p.round}: ${p.name} leads`,
  'end.named': 'What decided it',
  'end.rounds': 'Points round by round',
  'end.round': 'Round',
  'end.bestEntombing': 'Best entombing',
  'end.bestEntombingSaid': (p: {
    card: string
    name: string | null
    round: number
    before: number
    after: number
    equal: number
  }) =>
    `${p.card}, entombed by ${p.name ?? 'you'} in round ${p.round}: from ${p.before} to ${pointsSaid(p.after)}.${
      p.equal === 0
        ? ''
        : p.equal === 1
          ? ' One more entombing added as much.'
          : ` ${p.equal} more entombings added as much.`
    }`,
  'end.bestPyramid': 'Best pyramid',
  'end.bestPyramidSaid': (p: {
    kind: string
    site: number
    name: string | null
    round: number
    points: number
    equal: number
  }) =>
    `Site ${p.site} (${p.kind}), completed in round ${p.round}: ${pointsSaid(p.points)} for ${p.name ?? 'you'}.${
      p.equal === 0 ? '' : p.equal === 1 ? ' One more scored as much.' : ` ${p.equal} more scored as much.`
    }`,
  'end.pyramidsOf': (p: { name: string | null }) => (p.name === null ? 'Your pyramids' : `The pyramids of ${p.name}`),
  'end.pictureBestPyramid': (p: { kind: string; points: number }) => `Best pyramid: ${p.kind}, ${pointsSaid(p.points)}`,
  'end.turn': 'Turning point',
  'end.turnAt': (p: { name: string | null; round: number }) =>
    `In round ${p.round} ${p.name ?? 'you'} went ahead and stayed there.`,
  'end.turnLast': (p: { name: string | null; round: number }) =>
    `Only at the very end, in round ${p.round}, did ${p.name ?? 'you'} go ahead.`,
  'end.turnFrom': (p: { name: string | null }) =>
    p.name === null ? 'Until then you led.' : `Until then ${p.name} led.`,
  'end.turnFromLevel': 'Just before, the leaders were level.',
  'end.turnAlways': (p: { name: string | null }) =>
    p.name === null
      ? 'None: you led from the first points to the end.'
      : `None: ${p.name} led from the first points to the end.`,
  'end.turnLevel': 'None: at the end the best had equal points.',
  'end.changes': (p: { n: number }) =>
    p.n === 1 ? 'The lead changed hands once.' : `The lead changed hands ${p.n} times.`,
  'end.halfway': 'Halfway',
  'end.halfwaySaid': (p: { round: number; of: number }) =>
    `In round ${p.round} of ${p.of} half of the points were there.`,
  'end.duplicates': 'Duplicates',
  'end.picture': 'A picture to share',
  'end.pictureNames': 'Show names',
  'end.pictureShare': 'Share',
  'end.pictureSave': 'Save',
  'end.pictureCopy': 'Copy',
  'end.pictureCopied': 'Copied',
  'end.pictureFailed': 'That did not work here. Save it instead.',
  'end.pictureWhat': 'Drawn on this device; nothing is sent anywhere until you share it.',
  'end.player': (p: { n: number }) => `Player ${p.n}`,
  'end.pictureBest': (p: { card: string; before: number; after: number }) =>
    `Best entombing: ${p.card}, ${p.before} → ${p.after}`,
  'end.pictureAlt': (p: { title: string; what: string; scores: readonly { name: string; total: number }[] }) =>
    `${[p.title, p.what].filter(Boolean).join(', ')}: ${p.scores.map(({ name, total }) => `${name} ${total}`).join(', ')}`,
} as const
