// English: what happened, joined into sentences. A sentence is about a player whose name goes in front. Fetched with what
// tells it (`story.ts`), and not before.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en')
const list = new Intl.ListFormat('en-GB')
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
const todo = (what: readonly string[]) => (what.length > 0 ? what.join(', ') : 'end the turn')
const points = (n: number) => plural(n, { one: '# point', other: '# points' })
const again = (n: number) => (n === 1 ? '' : n === 2 ? ' twice' : ` ${n} times`)

/** Names with "and"; one that comes several times is said once, beyond `most` the rest is counted. */
function named(names: readonly string[], most = Infinity): string {
  const different = [...new Set(names)]
  const shown = different.length > most ? different.slice(0, most - 1) : different
  const said = shown.map(name => name + again(names.filter(each => each === name).length))
  const rest = names.filter(name => !shown.includes(name)).length
  return list.format(rest > 0 ? [...said, `${rest} more`] : said)
}

/** Places that cards are seldom bought from, and places that they seldom go to. */
const unusual: Readonly<Record<string, string>> = { boneyard: ' from the boneyard', stock: ' from the stock' }
const into: Readonly<Record<string, string>> = { hand: ', into the hand', tomb: ', into the tomb' }

interface Named {
  readonly cards: readonly string[]
}
interface One {
  readonly card: string
}

export const story = {
  'story.begin': 'went first',
  'story.boneyard': (p: One) => `${p.card} lies in the boneyard`,
  'story.buy': (p: One & { from: string; price: number; lost: number; to: string; paid: readonly string[] }) =>
    `bought ${p.card}${unusual[p.from] ?? ''} for ${p.price}${p.paid.length > 0 ? ` with ${named(p.paid)}` : ''}${p.lost > 0 ? `, ${p.lost} gold lost` : ''}${into[p.to] ?? ''}`,
  'story.paying': (p: One & { paid: readonly string[] }) => `began to pay for ${p.card} with ${named(p.paid)}`,
  'story.paid': (p: { paid: readonly string[] }) => `paid with ${named(p.paid)}`,
  'story.creditOf': (p: One) => `the credit of ${p.card}`,
  'story.list': (p: Named) => named(p.cards),
  'story.cards': (p: { n: number }) => plural(p.n, { one: 'a card', other: '# cards' }),
  'story.gave': (p: { each: readonly { readonly card: string; readonly to: string }[] }) =>
    `gave ${list.format(p.each.map(({ card, to }) => `${card} to ${to}`))}`,
  'story.pharaohs': (p: { each: readonly { readonly pharaoh: string; readonly player: string }[] }) =>
    `pharaohs: ${list.format(p.each.map(({ pharaoh, player }) => `${pharaoh} for ${player}`))}`,
  'story.gainSet': (p: { set: string; n: number; points: number }) => `${p.set} ${p.n}, ${points(p.points)}`,
  'story.gainTwice': 'duplicate, scores nothing',
  'story.gainCosts': 'duplicate, costs a point',
  'story.gain': (p: { points: number }) => points(p.points),
  'story.inside': (p: { what: string; more: string }) => `${p.what} (${p.more})`,
  'story.end': 'ended the turn',
  'story.discard': (p: Named) => `discarded ${named(p.cards)}`,
  'story.drew': (p: Named) => `drew ${named(p.cards)}`,
  'story.drewMany': (p: { n: number }) => (p.n === 1 ? 'drew a card' : `drew ${p.n} cards`),
  'story.drewOnly': (p: { n: number }) => plural(p.n, { one: 'drew only # card', other: 'drew only # cards' }),
  'story.reshuffled': (p: { n: number }) => plural(p.n, { one: 'reshuffled # card', other: 'reshuffled # cards' }),
  'story.owed': (p: One) => `had to sacrifice ${p.card}`,
  'story.changedPlaces': (p: { one: string; other: string }) => `${p.one} and ${p.other} changed places`,
  'story.carriedOut': (p: One) => `revealed and carried out ${p.card}`,
  'story.aside': 'then discarded it',
  'story.asideNamed': (p: One) => `then discarded ${p.card}`,
  'story.asideAll': 'then discarded them all',
  'story.spared': (p: One) => `showed ${p.card} and lost nothing`,
  'story.fell': (p: Named) =>
    p.cards.length === 2 ? `${p.cards[0]} fell, then ${p.cards[1]}` : `${list.format(p.cards)} fell`,
  'story.refilled': (p: Named) => `the pyramid was refilled with ${named(p.cards)}`,
  'story.undo': 'undid a choice',
  'story.tookBack': (p: { what: readonly string[] }) =>
    p.what.length > 0 ? `undid: ${p.what.join(', ')}` : 'undid a choice',
  'story.takenBack': ' (undone)',

  'story.card': 'a card',

  'gist.power': (p: Named) => `used the power of ${named(p.cards)}`,
  'gist.play': (p: Named) => `played ${named(p.cards, 5)}`,
  'gist.buy': (p: Named) => `bought ${named(p.cards)}`,
  'gist.for': (p: One & { price: number }) => `${p.card} for ${p.price}`,
  'gist.take': (p: Named) => `took ${named(p.cards, 5)}`,
  'gist.recover': (p: Named) => `recovered ${named(p.cards, 5)}`,
  'gist.sacrifice': (p: Named) => `sacrificed ${named(p.cards, 5)}`,
  'gist.exchange': (p: Named) => `swapped ${named(p.cards)}`,
  'gist.exchanged': (p: { one: string; other: string }) => `${p.one} for ${p.other}`,
  'gist.give': (p: Named) => `gave ${named(p.cards)}`,
  'gist.to': (p: One & { player: string }) => `${p.card} to ${p.player}`,
  'gist.turned-down': (p: Named) => `turned ${named(p.cards, 5)} face down`,
  'gist.entomb': (p: Named) => `entombed ${named(p.cards, 5)}`,
  'gist.list': (p: { done: readonly string[] }) =>
    p.done.length > 1 && p.done.some(done => done.includes(' and '))
      ? `${p.done.slice(0, -1).join(', ')}, and ${p.done.at(-1)}`
      : list.format(p.done),
  'gist.nothing': 'did nothing',
  'gist.new': (p: Named) => `new in the pyramid: ${named(p.cards)}`,

  'told.turn': (p: { todo: readonly string[] }) => `Your turn: ${todo(p.todo)}`,
  'told.more': (p: { todo: readonly string[] }) => `Left to do: ${todo(p.todo)}`,
  'told.gold': (p: { what: string; gold: number }) => `${p.what}; up to ${p.gold} gold in hand`,
  'told.asked': (p: { question: string; n: number; options: readonly string[] }) =>
    `${p.question}; ${plural(p.n, { one: '# option', other: '# options' })}${p.options.length > 0 ? `: ${or.format(p.options)}` : ''}`,
} as const
