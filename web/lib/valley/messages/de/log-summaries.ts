// German: what happened, joined into sentences. A sentence is about a player whose name goes in front with "hat" (see `did`
// in the shared log), so every part ends in a participle. Fetched with the log and with what tells somebody what was
// missed, and not before.
import { groupBy } from '#shared/group-by.ts'
import { joined, listed, phrase } from '#shared/messages/phrase.ts'
import { keyOf, plain, type Phrase } from '#shared/messages/pieces.ts'
import { and, or } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../../../messages/plural.ts'
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/log-summaries.ts'

const plural = pluralOf('de')
const todo = (what: readonly string[]) => (what.length > 0 ? what.join(', ') : 'den Zug beenden')
const points = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' })
const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)
const often = ['', '', 'zweimal ', 'dreimal ', 'viermal ']

/** Names with "und"; one that comes several times is said once, beyond `most` the rest is counted. */
function named(names: readonly Phrase[], most = Infinity): Phrase {
  const different = [...groupBy(names, keyOf).values()]
  const shown = different.length > most ? different.slice(0, most - 1) : different
  const times = (n: number) => often[n] ?? `${n}-mal `
  const said = shown.map(alike => phrase`${times(alike.length)}${alike[0] ?? ''}`)
  const rest = names.length - shown.flat().length
  return listed(and, rest > 0 ? [...said, `${rest} weitere`] : said)
}

/** Places that cards are seldom bought from, and places that they seldom go to. */
const unusual: Readonly<Record<string, string>> = { boneyard: ' vom Knochenfeld', stock: ' aus dem Vorrat' }
const into: Readonly<Record<string, string>> = { hand: ' auf die Hand', tomb: ' ins Grab' }

interface Named {
  readonly cards: readonly Phrase[]
}
interface One {
  readonly card: Phrase
}

export const texts = {
  'story.begin': 'begonnen',
  'story.boneyard': (p: One) => phrase`${p.card} liegt auf dem Knochenfeld`,
  'story.buy': (p: One & { from: string; price: number; lost: number; to: string; paid: readonly Phrase[] }) =>
    phrase`${p.card}${unusual[p.from] ?? ''} für ${p.price}${p.paid.length > 0 ? phrase` mit ${named(p.paid)}` : ''}${into[p.to] ?? ''} gekauft${p.lost > 0 ? ` und ${p.lost} Gold verloren` : ''}`,
  'story.paying': (p: One & { paid: readonly Phrase[] }) =>
    phrase`angefangen, ${p.card} mit ${named(p.paid)} zu bezahlen`,
  'story.paid': (p: { paid: readonly Phrase[] }) => phrase`mit ${named(p.paid)} bezahlt`,
  'story.creditOf': (p: One) => phrase`dem Guthaben von ${p.card}`,
  'story.list': (p: Named) => named(p.cards),
  'story.cards': (p: { n: number }) => cards(p.n),
  'story.gave': (p: { each: readonly { readonly card: Phrase; readonly to: Phrase }[] }) =>
    phrase`${listed(
      and,
      p.each.map(({ card, to }) => phrase`${card} an ${to}`),
    )} gegeben`,
  'story.pharaohs': (p: { each: readonly { readonly pharaoh: Phrase; readonly player: Phrase }[] }) =>
    phrase`Pharaonen: ${listed(
      and,
      p.each.map(({ pharaoh, player }) => phrase`${pharaoh} für ${player}`),
    )}`,
  'story.gainSet': (p: { set: string; n: number; points: number }) => `${p.set} ${p.n}, ${points(p.points)}`,
  'story.gainTwice': 'doppelt, zählt nichts',
  'story.gainCosts': 'doppelt, kostet einen Punkt',
  'story.gain': (p: { points: number }) => points(p.points),
  'story.inside': (p: { what: Phrase; more: string }) => phrase`${p.what} (${p.more})`,
  'story.end': 'den Zug beendet',
  'story.discard': (p: Named) => phrase`${named(p.cards)} abgelegt`,
  'story.drew': (p: Named) => phrase`${named(p.cards)} gezogen`,
  'story.drewMany': (p: { n: number }) => `${cards(p.n)} gezogen`,
  'story.drewOnly': (p: { n: number }) => `nur ${cards(p.n)} gezogen`,
  'story.reshuffled': (p: { n: number }) => `${cards(p.n)} neu gemischt`,
  'story.owed': (p: One) => phrase`${p.card} opfern müssen`,
  'story.changedPlaces': (p: { one: Phrase; other: Phrase }) =>
    phrase`${p.one} und ${p.other} haben die Plätze getauscht`,
  'story.carriedOut': (p: One) => phrase`${p.card} aufgedeckt und ausgeführt`,
  'story.aside': 'dann die aufgedeckte Karte abgelegt',
  'story.asideNamed': (p: One) => phrase`dann ${p.card} abgelegt`,
  'story.asideAll': 'dann alle abgelegt',
  'story.spared': (p: One) => phrase`${p.card} vorgezeigt und nichts verloren`,
  'story.fell': (p: Named) =>
    p.cards.length === 2
      ? phrase`${p.cards[0] ?? ''} ist nachgerutscht, dann ${p.cards[1] ?? ''}`
      : phrase`${listed(and, p.cards)} ${p.cards.length === 1 ? 'ist' : 'sind'} nachgerutscht`,
  'story.refilled': (p: Named) => phrase`die Pyramide wurde mit ${named(p.cards)} aufgefüllt`,
  'story.undo': 'einen Schritt zurückgenommen',
  'story.tookBack': (p: { what: readonly Phrase[] }) =>
    p.what.length > 0 ? phrase`zurückgenommen: ${joined(p.what, ', ')}` : 'einen Schritt zurückgenommen',
  'story.takenBack': ' (zurückgenommen)',

  'story.card': 'eine Karte',

  'gist.power': (p: Named) => phrase`die Kraft von ${named(p.cards)} genutzt`,
  'gist.play': (p: Named) => phrase`${named(p.cards, 5)} gespielt`,
  'gist.buy': (p: Named) => phrase`${named(p.cards)} gekauft`,
  'gist.for': (p: One & { price: number }) => phrase`${p.card} für ${p.price}`,
  'gist.take': (p: Named) => phrase`${named(p.cards, 5)} genommen`,
  'gist.keep': (p: Named) => phrase`${named(p.cards, 5)} behalten`,
  'gist.recover': (p: Named) => phrase`${named(p.cards, 5)} zurückgeholt`,
  'gist.sacrifice': (p: Named) => phrase`${named(p.cards, 5)} geopfert`,
  'gist.exchange': (p: Named) => phrase`${named(p.cards)} getauscht`,
  'gist.exchanged': (p: { one: Phrase; other: Phrase }) => phrase`${p.one} gegen ${p.other}`,
  'gist.give': (p: Named) => phrase`${named(p.cards)} gegeben`,
  'gist.to': (p: One & { player: Phrase }) => phrase`${p.card} an ${p.player}`,
  'gist.turned-down': (p: Named) => phrase`${named(p.cards, 5)} umgedreht`,
  'gist.entomb': (p: Named) => phrase`${named(p.cards, 5)} bestattet`,
  'gist.list': (p: { done: readonly Phrase[] }) =>
    p.done.length > 1 && p.done.some(done => plain(done).includes(' und '))
      ? phrase`${joined(p.done.slice(0, -1), ', ')} sowie ${p.done.at(-1) ?? ''}`
      : listed(and, p.done),
  'gist.nothing': 'nichts getan',
  'gist.new': (p: Named) => phrase`neu in der Pyramide: ${named(p.cards)}`,

  'told.turn': (p: { todo: readonly string[] }) => `Du bist dran: ${todo(p.todo)}`,
  'told.more': (p: { todo: readonly string[] }) => `Noch zu tun: ${todo(p.todo)}`,
  'told.gold': (p: { what: string; gold: number }) => `${p.what}; bis zu ${p.gold} Gold auf der Hand`,
  'told.asked': (p: { question: string; n: number; options: readonly string[] }) =>
    `${p.question}; ${plural(p.n, { one: '# Möglichkeit', other: '# Möglichkeiten' })}${p.options.length > 0 ? `: ${or.format(p.options)}` : ''}`,
} as const satisfies Same<typeof english>
