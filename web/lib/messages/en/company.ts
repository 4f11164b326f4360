// English: who is at a table: the series, who watches, what is said; and until when the table is kept, and whether a seat is.
import { comma } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')

export const texts = {
  'series.game': (p: { n: number }) => `Game ${p.n}`,
  'series.won': (p: { n: number; won: readonly { name: string | null; wins: number }[] }) =>
    `Game ${p.n} of this series. Games won: ${comma.format(p.won.map(({ name, wins }) => `${name ?? 'you'} ${wins}`))}.`,
  'series.begins': (p: { name: string | null }) => (p.name === null ? 'You go first.' : `${p.name} goes first.`),
  'series.wins': (p: { name: string | null; wins: number }) =>
    `${p.name ?? 'You'}: ${plural(p.wins, { one: '# game won', other: '# games won' })}`,
  'series.best': (p: { n: number; best: number }) =>
    `Game ${p.n} of this series. Best so far: ${plural(p.best, { one: '# point', other: '# points' })}.`,
  watching: (p: { n: number }) => plural(p.n, { one: '# watches', other: '# watch' }),
  'watching.you': (p: { others: number }) =>
    p.others === 0
      ? 'You are watching'
      : `You are watching, with ${plural(p.others, { one: '# other', other: '# others' })}`,

  talk: 'Say something',
  'talk.watching': 'Mute players',
  hint: 'Hint',
  'talk.told': 'What is said',
  'talk.heard': (p: { name: string | null; words: string }) => `${p.name ?? 'You'}: ${p.words}`,
  'talk.lost': 'No connection: nothing was said.',
  'talk.wait': 'You have just said something. Wait two seconds.',
  'talk.mute': 'Mute:',
  'talk.listen': 'Only players can say something here.',
  'say.hello': 'Hello!',
  'say.good-luck': 'Good luck!',
  'say.thinking': 'Let me think',
  'say.well-played': 'Well played!',
  'say.thanks': 'Thank you!',
  'say.oops': 'Oops',
  'say.ouch': 'Ouch!',
  'say.good-game': 'Good game!',

  'seat.notKept': 'A reload loses your seat here.',
  'seat.link': 'Link to my seat',
  'seat.linkWhat':
    'This browser stores nothing. The link brings you back after a reload, here or on another device. Anyone who opens it plays as you: send it only to yourself.',

  'kept.until': (p: { date: string }) => `Kept until ${p.date} if nothing happens here.`,
} as const
