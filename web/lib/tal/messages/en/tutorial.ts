// English: what the board game's tutorial says, one thing at a time.
import type { Colour } from '#shared/tal/board.ts'
import { or } from '#shared/messages/en/lists.ts'

export const texts = {
  goal: 'Only complete pyramids count at the end, those of one colour most. You need blocks and a site.',
  bid: (p: { group: string }) =>
    `Blocks are auctioned in groups. Tap group ${p.group}: it has many of one colour. Your highest tablet goes there.`,
  seal: 'The highest bid gets the group. You may lay more; blank tablets only bluff. Then seal your bid.',
  march: (p: { sites: readonly number[] }) =>
    `Now you need a site: tap a golden space at a small one, ${or.format(p.sites.map(String))}. An overseer goes there.`,
  claim: 'Claim the site with a scarab: it stays yours when the overseer leaves. 5 blocks complete a small pyramid.',
  marched: 'One site is enough for now: end your move. Or claim another one first.',
  'marched.full': 'You can claim no more sites in this round. End your move.',
  work: (p: { n: number; blocks: number; site: number }) =>
    `Each worker builds 2 blocks. You have ${p.blocks}: send ${p.n === 1 ? '1 worker' : `${p.n} workers`} to site ${p.site}, one tap for each.`,
  'worked.full': 'More workers would build no more. End your move.',
  'worked.none': 'Without blocks there is nothing to build in this round. End your move.',
  worked: 'Enough workers are there for all your blocks. End your move.',
  build: (p: { colour: Colour }) =>
    `Now build: tap the ${p.colour} blocks. A layer is begun when the one below is complete.`,
  complete: 'Build on to the top: a complete pyramid is safe and scores. Blocks left over go to the Pharaoh.',
  round: 'The next round begins. Bid for yourself now: best are blocks that fill a layer in one colour.',
  secret:
    'From now on all write their marches in secret. If another figure is there first, yours stops. Seal when ready.',
  rivals: 'With more overseers than its owner you steal from a site; with more workers too, you take it over.',
  on: 'That is all! Once the Pharaoh’s pyramid is complete, or all the others are, that round is the last.',
  revealed: 'What was secret is turned up. Have a look, then go on.',
  built: 'A complete pyramid: nobody can take these points any more. Done here.',
  question: 'Answer the question, then it goes on.',
  'bid.more': 'Bid for what fits your pyramids, then seal.',
  'build.more': 'Build what you can. What is left over goes to the Pharaoh.',
  waiting: (p: { name: string }) => `${p.name} plays. You are next.`,
  'waiting.all': 'The others still choose. Then it goes on.',
} as const
