// German: the maker of tables, and what is played in words. Loaded with the maker and the lobby, not before.
import { and } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../../../messages/plural.ts'
import { capital, spelled } from '../../../messages/de/numbers.ts'
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/table-options.ts'

const plural = pluralOf('de')
const together: Readonly<Record<number, string>> = {
  1: 'allein',
  2: 'zu zweit',
  3: 'zu dritt',
  4: 'zu viert',
  5: 'zu fünft',
  6: 'zu sechst',
}

export const texts = {
  title: 'Ein neuer Tisch',
  way: 'Was willst du spielen?',
  base: 'Grundspiel',
  'base.what': 'Fünf Sets aus drei bis sieben Karten. Fang hier an.',
  afterlife: 'Afterlife',
  'afterlife.what': 'Waffen, Schmuck, Kammern: Guthaben, andere Angriffe.',
  'last-rites': 'Last Rites',
  'last-rites.what': 'Priester, Bauleute, ein Set aus acht; der Anfang ist schwerer.',
  premium: 'Premium',
  'premium.what': 'Ein Pharao für jeden und sechs weitere Unikate.',
  many: 'Fünf oder sechs Spieler',
  'many.what': 'Die Premium-Edition mit genug Karten für alle.',
  grand: 'Großer Mix',
  'grand.what': 'Zwei Editionen in einem: bis zu 14\u00a0×\u00a014 Punkte.',
  lot: 'Zufällige Sets',
  'lot.what': 'Ein Set jeder Größe, zufällig gewählt.',
  solitaire: 'Solitär',
  'solitaire.what': 'Allein gegen das perfekte Grab.',
  goal: 'sind das Ziel',
  own: 'Ein Mix',
  more: 'Mehr',
  'more.closed': 'Sets, Startkarten, Unikate, Pharaonen',
  'more.open': 'alles lässt sich ändern',
  sets: 'Sets',
  'sets.what': 'eines jeder Größe, oder mehr für ein längeres Spiel',
  'sets.lot': 'zufällig: tipp ein Set an, um selbst zu wählen',
  copies: 'Exemplare',
  'copies.two': 'Je zwei',
  'copies.apart': 'Je eines',
  'copies.joined': 'Gleich große Sets vereint',
  who: 'Spieler und Optionen',
  starters: 'Startkarten',
  'starters.both': 'beide',
  uniques: 'Unikate',
  pharaohs: 'Pharaonen',
  'pharaohs.what': 'jeder bekommt zwei und behält einen: eine Kraft einmal pro Zug',
  'pharaohs.six': 'jeder bekommt einen: eine Kraft einmal pro Zug',
  openDiscards: 'Offene Ablagestapel',
  'openDiscards.what': 'den eigenen jederzeit durchsehen',
  quickReactions: 'Schnelle Reaktionen',
  'quickReactions.what': 'nur wer die Karte hat, wird gefragt: schneller, zeigt aber, wer sie hat',
  level: 'Schwierigkeit',
  'level.starter': 'Einsteiger',
  'level.master': 'Meister: keine freie Bestattung',
  seats: 'Plätze',
  make: 'Tisch eröffnen',
  making: 'Der Tisch wird eröffnet …',
  added: (p: { seats: number; premium: boolean; sets: readonly string[]; uniques: readonly string[] }) => {
    const uniques = p.uniques.map(edition => `Unikate (${edition})`)
    const what = [...(p.premium ? ['die Premium-Regeln'] : []), ...p.sets, ...uniques]
    const come = what.length === 1 && p.sets.length === 1 ? 'kommt das Set' : 'kommen'
    return `${capital(spelled(p.seats))} Spieler: Dazu ${come} ${and.format(what)}.`
  },
  'added.alone': 'Allein: Solitär, gegen das perfekte Grab.',
  tooFew: (p: { stock: number }) =>
    `${plural(p.stock, { one: '# Karte ist', other: '# Karten sind' })} zu wenig für den Vorrat: Nimm ein Set oder Unikate hinzu.`,

  'said.players': (p: { what: string; seats: number }) => `${p.what}, ${together[p.seats] ?? `${p.seats} Spieler`}`,
  'said.sets': (p: { sets: number; copies: 'two' | 'one' }) =>
    `${p.sets === 1 ? 'Ein Set' : `${capital(spelled(p.sets))} Sets`}, *${p.copies === 'two' ? 'zwei Exemplare' : 'ein Exemplar'}* von jedem Schatz`,
  'said.lot': (p: { copies: 'two' | 'one' }) =>
    p.copies === 'two'
      ? 'Ein zufälliges Set jeder Größe von drei bis sieben, *zwei Exemplare* von jedem Schatz'
      : 'Zwei zufällige Sets jeder Größe von drei bis sieben, *ein Exemplar* von jedem Schatz',
  'said.uniques': (p: { uniques: number }) =>
    p.uniques === 0
      ? 'keine Unikate'
      : plural(p.uniques, { one: 'ein Unikat', other: `${spelled(p.uniques)} Unikate` }),
  'said.joined': (p: { parts: readonly string[]; most: number }) =>
    `Gleich große Sets sind vereint: ${and.format(p.parts)}, bis zu *${p.most} × ${p.most} = ${p.most ** 2}*.`,
  'said.best': (p: { set: string; size: number }) =>
    `Das volle Set ${p.set}, ${spelled(p.size)} Schätze, ist ${p.size ** 2} wert.`,
  'said.stock': (p: { cards: number }) => `*${plural(p.cards, { one: '# Karte', other: '# Karten' })}* im Vorrat`,
  'said.both': 'Startkarten beider Arten.',
  'said.otherStarters': (p: { edition: string }) => `Startkarten: ${p.edition}.`,
  'said.pharaohs': 'Ein Pharao für jeden Spieler.',
  'said.openDiscards': 'Offene Ablagestapel: Den eigenen darf man jederzeit durchsehen.',
  'said.quickReactions': 'Schnelle Reaktionen: Nur wer die Karte hat, wird gefragt; das zeigt, wer sie hat.',
  'said.goal': (p: { points: number }) => `Nur das perfekte Grab gewinnt: *${p.points} Punkte*.`,
  'said.master': 'Keine freie Bestattung.',
} as const satisfies Same<typeof english>
