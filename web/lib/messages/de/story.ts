// German: what happened, joined into sentences. A sentence is about a player whose name goes in front with "hat" (see `did`
// in the shared log), so every part ends in a participle. Fetched with what tells it (`story.ts`), and not before.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('de')
const list = new Intl.ListFormat('de')
const or = new Intl.ListFormat('de', { type: 'disjunction' })
const todo = (what: readonly string[]) => (what.length > 0 ? what.join(', ') : 'den Zug beenden')
const points = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' })
const cards = (n: number) => (n === 1 ? 'eine Karte' : `${n} Karten`)
const often = ['', '', 'zweimal ', 'dreimal ', 'viermal ']

/** Names with "und"; one that comes several times is said once, beyond `most` the rest is counted. */
function named(names: readonly string[], most = Infinity): string {
  const different = [...new Set(names)]
  const shown = different.length > most ? different.slice(0, most - 1) : different
  const times = (n: number) => often[n] ?? `${n}-mal `
  const said = shown.map(name => times(names.filter(each => each === name).length) + name)
  const rest = names.filter(name => !shown.includes(name)).length
  return list.format(rest > 0 ? [...said, `${rest} weitere`] : said)
}

/** Places that cards are seldom bought from, and places that they seldom go to. */
const unusual: Readonly<Record<string, string>> = { boneyard: ' aus dem Knochenfeld', stock: ' aus dem Vorrat' }
const into: Readonly<Record<string, string>> = { hand: ' auf die Hand', tomb: ' ins Grab' }

interface Named {
  readonly cards: readonly string[]
}
interface One {
  readonly card: string
}

export const story = {
  'story.begin': 'begonnen',
  'story.boneyard': (p: One) => `${p.card} liegt im Knochenfeld`,
  'story.buy': (p: One & { from: string; price: number; lost: number; to: string; paid: readonly string[] }) =>
    `${p.card}${unusual[p.from] ?? ''} für ${p.price}${p.paid.length > 0 ? ` mit ${named(p.paid)}` : ''}${into[p.to] ?? ''} gekauft${p.lost > 0 ? ` und ${p.lost} Gold verloren` : ''}`,
  'story.paying': (p: One & { paid: readonly string[] }) => `angefangen, ${p.card} mit ${named(p.paid)} zu bezahlen`,
  'story.paid': (p: { paid: readonly string[] }) => `mit ${named(p.paid)} bezahlt`,
  'story.creditOf': (p: One) => `dem Guthaben von ${p.card}`,
  'story.list': (p: Named) => named(p.cards),
  'story.cards': (p: { n: number }) => cards(p.n),
  'story.gave': (p: { each: readonly { readonly card: string; readonly to: string }[] }) =>
    `${list.format(p.each.map(({ card, to }) => `${card} an ${to}`))} gegeben`,
  'story.pharaohs': (p: { each: readonly { readonly pharaoh: string; readonly player: string }[] }) =>
    `Pharaonen: ${list.format(p.each.map(({ pharaoh, player }) => `${pharaoh} für ${player}`))}`,
  'story.gainSet': (p: { set: string; n: number; points: number }) => `${p.set} ${p.n}, ${points(p.points)}`,
  'story.gainTwice': 'doppelt, zählt nichts',
  'story.gainCosts': 'doppelt, kostet einen Punkt',
  'story.gain': (p: { points: number }) => points(p.points),
  'story.inside': (p: { what: string; more: string }) => `${p.what} (${p.more})`,
  'story.end': 'den Zug beendet',
  'story.discard': (p: Named) => `${named(p.cards)} abgelegt`,
  'story.drew': (p: Named) => `${named(p.cards)} gezogen`,
  'story.drewMany': (p: { n: number }) => `${cards(p.n)} gezogen`,
  'story.drewOnly': (p: { n: number }) => `nur ${cards(p.n)} gezogen`,
  'story.reshuffled': (p: { n: number }) => `${cards(p.n)} neu gemischt`,
  'story.owed': (p: One) => `${p.card} opfern müssen`,
  'story.changedPlaces': (p: { one: string; other: string }) => `${p.one} und ${p.other} haben die Plätze getauscht`,
  'story.carriedOut': (p: One) => `${p.card} aufgedeckt und ausgeführt`,
  'story.aside': 'dann die aufgedeckte Karte abgelegt',
  'story.asideNamed': (p: One) => `dann ${p.card} abgelegt`,
  'story.asideAll': 'dann alle abgelegt',
  'story.spared': (p: One) => `${p.card} vorgezeigt und nichts verloren`,
  'story.fell': (p: Named) =>
    p.cards.length === 2
      ? `${p.cards[0]} ist nachgerutscht, dann ${p.cards[1]}`
      : `${list.format(p.cards)} ${p.cards.length === 1 ? 'ist' : 'sind'} nachgerutscht`,
  'story.refilled': (p: Named) => `die Pyramide wurde mit ${named(p.cards)} aufgefüllt`,
  'story.undo': 'eine Wahl zurückgenommen',
  'story.tookBack': (p: { what: readonly string[] }) =>
    p.what.length > 0 ? `zurückgenommen: ${p.what.join(', ')}` : 'eine Wahl zurückgenommen',
  'story.takenBack': ' (zurückgenommen)',

  'story.card': 'eine Karte',

  'gist.power': (p: Named) => `die Kraft von ${named(p.cards)} genutzt`,
  'gist.play': (p: Named) => `${named(p.cards, 5)} gespielt`,
  'gist.buy': (p: Named) => `${named(p.cards)} gekauft`,
  'gist.for': (p: One & { price: number }) => `${p.card} für ${p.price}`,
  'gist.take': (p: Named) => `${named(p.cards, 5)} genommen`,
  'gist.recover': (p: Named) => `${named(p.cards, 5)} zurückgeholt`,
  'gist.sacrifice': (p: Named) => `${named(p.cards, 5)} geopfert`,
  'gist.exchange': (p: Named) => `${named(p.cards)} getauscht`,
  'gist.exchanged': (p: { one: string; other: string }) => `${p.one} gegen ${p.other}`,
  'gist.give': (p: Named) => `${named(p.cards)} gegeben`,
  'gist.to': (p: One & { player: string }) => `${p.card} an ${p.player}`,
  'gist.turned-down': (p: Named) => `${named(p.cards, 5)} umgedreht`,
  'gist.entomb': (p: Named) => `${named(p.cards, 5)} bestattet`,
  'gist.list': (p: { done: readonly string[] }) =>
    p.done.length > 1 && p.done.some(done => done.includes(' und '))
      ? `${p.done.slice(0, -1).join(', ')} sowie ${p.done.at(-1)}`
      : list.format(p.done),
  'gist.nothing': 'nichts getan',
  'gist.new': (p: Named) => `neu in der Pyramide: ${named(p.cards)}`,

  'told.turn': (p: { todo: readonly string[] }) => `Du bist dran: ${todo(p.todo)}`,
  'told.more': (p: { todo: readonly string[] }) => `Noch zu tun: ${todo(p.todo)}`,
  'told.gold': (p: { what: string; gold: number }) => `${p.what}; bis zu ${p.gold} Gold auf der Hand`,
  'told.asked': (p: { question: string; n: number; options: readonly string[] }) =>
    `${p.question}; ${plural(p.n, { one: '# Möglichkeit', other: '# Möglichkeiten' })}${p.options.length > 0 ? `: ${or.format(p.options)}` : ''}`,
} as const
