// English: what happened, joined into sentences. A sentence is about a player whose name goes in front. Fetched with the
// log and with what tells somebody what was missed, and not before.
import { groupBy } from '#shared/group-by.ts'
import { joined, listed, phrase } from '#shared/messages/phrase.ts'
import { keyOf, plain, type Phrase } from '#shared/messages/pieces.ts'
import { and, or } from '#shared/messages/en/lists.ts'
import { pluralOf } from '../../../messages/plural.ts'

const plural = pluralOf('en')
const todo = (what: readonly string[]) => (what.length > 0 ? what.join(', ') : 'end the turn')
const points = (n: number) => plural(n, { one: '# point', other: '# points' })
const again = (n: number) => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`)

/** Names with "and"; one that comes several times is said once, beyond `most` the rest is counted. */
function named(names: readonly Phrase[], most = Infinity): Phrase {
  const different = [...groupBy(names, keyOf).values()]
  const shown = different.length > most ? different.slice(0, most - 1) : different
  const said = shown.map(alike => phrase`${alike[0] ?? ''}${again(alike.length)}`)
  const rest = names.length - shown.flat().length
  return listed(and, rest > 0 ? [...said, `${rest} more`] : said)
}

/** Places that cards are seldom bought from, and places that they seldom go to. */
const unusual: Readonly<Record<string, string>> = { boneyard: ' from the boneyard', stock: ' from the stock' }
const into: Readonly<Record<string, string>> = { hand: ', into the hand', tomb: ', into the tomb' }

interface Named {
  readonly cards: readonly Phrase[]
}
interface One {
  readonly card: Phrase
}

export const texts = {
  'story.begin': 'went first',
  'story.boneyard': (p: One) => phrase`${p.card} lies in the boneyard`,
  'story.buy': (p: One & { from: string; price: number; lost: number; to: string; paid: readonly Phrase[] }) =>
    phrase`bought ${p.card}${unusual[p.from] ?? ''} for ${p.price}${p.paid.length > 0 ? phrase` with ${named(p.paid)}` : ''}${p.lost > 0 ? `, ${p.lost} gold lost` : ''}${into[p.to] ?? ''}`,
  'story.paying': (p: One & { paid: readonly Phrase[] }) => phrase`began to pay for ${p.card} with ${named(p.paid)}`,
  'story.paid': (p: { paid: readonly Phrase[] }) => phrase`paid with ${named(p.paid)}`,
  'story.creditOf': (p: One) => phrase`the credit of ${p.card}`,
  'story.list': (p: Named) => named(p.cards),
  'story.cards': (p: { n: number }) => plural(p.n, { one: 'a card', other: '# cards' }),
  'story.gave': (p: { each: readonly { readonly card: Phrase; readonly to: Phrase }[] }) =>
    phrase`gave ${listed(
      and,
      p.each.map(({ card, to }) => phrase`${card} to ${to}`),
    )}`,
  'story.pharaohs': (p: { each: readonly { readonly pharaoh: Phrase; readonly player: Phrase }[] }) =>
    phrase`pharaohs: ${listed(
      and,
      p.each.map(({ pharaoh, player }) => phrase`${pharaoh} for ${player}`),
    )}`,
  'story.gainSet': (p: { set: string; n: number; points: number }) => `${p.set} ${p.n}, ${points(p.points)}`,
  'story.gainTwice': 'duplicate, scores nothing',
  'story.gainCosts': 'duplicate, costs a point',
  'story.gain': (p: { points: number }) => points(p.points),
  'story.inside': (p: { what: Phrase; more: string }) => phrase`${p.what} (${p.more})`,
  'story.end': 'ended the turn',
  'story.discard': (p: Named) => phrase`discarded ${named(p.cards)}`,
  'story.drew': (p: Named) => phrase`drew ${named(p.cards)}`,
  'story.drewMany': (p: { n: number }) => (p.n === 1 ? 'drew a card' : `drew ${p.n} cards`),
  'story.drewOnly': (p: { n: number }) => plural(p.n, { one: 'drew only # card', other: 'drew only # cards' }),
  'story.reshuffled': (p: { n: number }) => plural(p.n, { one: 'reshuffled # card', other: 'reshuffled # cards' }),
  'story.owed': (p: One) => phrase`had to sacrifice ${p.card}`,
  'story.changedPlaces': (p: { one: Phrase; other: Phrase }) => phrase`${p.one} and ${p.other} changed places`,
  'story.carriedOut': (p: One) => phrase`revealed and carried out ${p.card}`,
  'story.aside': 'then discarded it',
  'story.asideNamed': (p: One) => phrase`then discarded ${p.card}`,
  'story.asideAll': 'then discarded them all',
  'story.spared': (p: One) => phrase`showed ${p.card} and lost nothing`,
  'story.fell': (p: Named) =>
    p.cards.length === 2
      ? phrase`${p.cards[0] ?? ''} fell, then ${p.cards[1] ?? ''}`
      : phrase`${listed(and, p.cards)} fell`,
  'story.refilled': (p: Named) => phrase`the pyramid was refilled with ${named(p.cards)}`,
  'story.undo': 'undid a move',
  'story.tookBack': (p: { what: readonly Phrase[] }) =>
    p.what.length > 0 ? phrase`undid: ${joined(p.what, ', ')}` : 'undid a move',
  'story.takenBack': ' (undone)',

  'story.card': 'a card',

  'gist.power': (p: Named) => phrase`used the power of ${named(p.cards)}`,
  'gist.play': (p: Named) => phrase`played ${named(p.cards, 5)}`,
  'gist.buy': (p: Named) => phrase`bought ${named(p.cards)}`,
  'gist.for': (p: One & { price: number }) => phrase`${p.card} for ${p.price}`,
  'gist.take': (p: Named) => phrase`took ${named(p.cards, 5)}`,
  'gist.keep': (p: Named) => phrase`kept ${named(p.cards, 5)}`,
  'gist.recover': (p: Named) => phrase`recovered ${named(p.cards, 5)}`,
  'gist.sacrifice': (p: Named) => phrase`sacrificed ${named(p.cards, 5)}`,
  'gist.exchange': (p: Named) => phrase`swapped ${named(p.cards)}`,
  'gist.exchanged': (p: { one: Phrase; other: Phrase }) => phrase`${p.one} for ${p.other}`,
  'gist.give': (p: Named) => phrase`gave ${named(p.cards)}`,
  'gist.to': (p: One & { player: Phrase }) => phrase`${p.card} to ${p.player}`,
  'gist.turned-down': (p: Named) => phrase`turned ${named(p.cards, 5)} face down`,
  'gist.entomb': (p: Named) => phrase`entombed ${named(p.cards, 5)}`,
  'gist.list': (p: { done: readonly Phrase[] }) =>
    p.done.length > 1 && p.done.some(done => plain(done).includes(' and '))
      ? phrase`${joined(p.done.slice(0, -1), ', ')}, and ${p.done.at(-1) ?? ''}`
      : listed(and, p.done),
  'gist.nothing': 'did nothing',
  'gist.new': (p: Named) => phrase`new in the pyramid: ${named(p.cards)}`,

  'told.turn': (p: { todo: readonly string[] }) => `Your turn: ${todo(p.todo)}`,
  'told.more': (p: { todo: readonly string[] }) => `Left to do: ${todo(p.todo)}`,
  'told.gold': (p: { what: string; gold: number }) => `${p.what}; up to ${p.gold} gold in hand`,
  'told.asked': (p: { question: string; n: number; options: readonly string[] }) =>
    `${p.question}; ${plural(p.n, { one: '# option', other: '# options' })}${p.options.length > 0 ? `: ${or.format(p.options)}` : ''}`,
} as const
