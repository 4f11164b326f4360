// German: the maker of tables, and what is played in words. Loaded with the maker and the lobby, not before.
import { pluralOf } from '../plural.ts'
import { capital, spelled } from './numbers.ts'

const plural = pluralOf('de')
const and = new Intl.ListFormat('de')
const together: Readonly<Record<number, string>> = { 1: 'allein', 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert', 5: 'zu fünft', 6: 'zu sechst' }

export const maker = {
  'title': 'Ein neuer Tisch',
  'way': 'Was willst du spielen?',
  'base': 'Grundspiel',
  'base.what': 'Fünf Sets aus drei bis sieben Karten. Fang hier an.',
  'afterlife': 'Afterlife',
  'afterlife.what': 'Waffen, Schmuck, Kammern: schärfere Kniffe.',
  'last-rites': 'Last Rites',
  'last-rites.what': 'Priester, Bauleute, ein Set aus acht; der Anfang ist schwerer.',
  'premium': 'Premium',
  'grand': 'Großer Mix',
  'grand.what': 'Zwei Editionen in einem: bis zu 14\u00a0×\u00a014 Punkte.',
  'lot': 'Ausgelost',
  'lot.what': 'Ein Set jeder Größe, ausgelost, wenn der Tisch entsteht.',
  'solitaire': 'Solitär',
  'solitaire.what': 'Allein gegen das vollkommene Grab.',
  'goal': 'sind das Ziel',
  'own': 'Eigener Mix',
  'more': 'Mehr',
  'more.closed': 'Sets, Startkarten, Unikate, Pharaonen',
  'more.open': 'alles lässt sich ändern',
  'sets': 'Sets',
  'sets.what': 'eines jeder Größe, oder mehr für ein längeres Spiel',
  'sets.lot': 'ausgelost: tipp ein Set an, um selbst zu wählen',
  'copies': 'Exemplare jeder Karte',
  'copies.two': 'zwei',
  'copies.apart': 'eins, getrennt',
  'copies.joined': 'eins, vereint',
  'who': 'Wer und was noch',
  'starters': 'Startkarten',
  'starters.both': 'beide',
  'uniques': 'Unikate',
  'pharaohs': 'Pharaonen',
  'pharaohs.what': 'jeder bekommt zwei und behält einen: eine Kraft einmal pro Zug',
  'openDiscards': 'Offene Ablagestapel',
  'openDiscards.what': 'den eigenen jederzeit durchsehen',
  'quickReactions': 'Schnelle Reaktionen',
  'quickReactions.what': 'nur wer die Karte hat, wird gefragt: schneller, verrät aber, wer sie hat',
  // Too long for the switch itself on a narrow screen.
  'level': 'Wie schwer (Meister: ohne freie Bestattung)',
  'level.starter': 'Einsteiger',
  'level.master': 'Meister',
  'seats': 'Plätze',
  'make': 'Tisch aufmachen',
  'making': 'Der Tisch wird aufgestellt …',
  'tooFew': (p: { stock: number }) => `${plural(p.stock, { one: '# Karte ist', other: '# Karten sind' })} zu wenig für den Vorrat: Nimm ein Set oder Unikate hinzu.`,

  'said.players': (p: { what: string, seats: number }) => `${p.what}, ${together[p.seats] ?? `${p.seats} Spieler`}`,
  'said.sets': (p: { sets: number, copies: 'two' | 'one' }) =>
    `${p.sets === 1 ? 'Ein Set' : `${capital(spelled(p.sets))} Sets`}, *${p.copies === 'two' ? 'zwei Exemplare' : 'ein Exemplar'}* von jedem Schatz`,
  'said.lot': (p: { copies: 'two' | 'one' }) => p.copies === 'two' ? 'Ein Set jeder Größe von drei bis sieben, ausgelost, *zwei Exemplare* von jedem Schatz' : 'Zwei Sets jeder Größe von drei bis sieben, ausgelost, *ein Exemplar* von jedem Schatz',
  'said.uniques': (p: { uniques: number }) => p.uniques === 0 ? 'keine Unikate' : plural(p.uniques, { one: 'ein Unikat', other: `${spelled(p.uniques)} Unikate` }),
  'said.joined': (p: { parts: readonly string[], most: number }) => `Gleich große Sets zählen als eines: ${and.format(p.parts)}, bis zu *${p.most} × ${p.most} = ${p.most ** 2}*.`,
  'said.best': (p: { set: string, size: number }) => `Das volle Set ${p.set}, ${spelled(p.size)} Schätze, ist ${p.size ** 2} wert.`,
  'said.stock': (p: { cards: number }) => `*${plural(p.cards, { one: '# Karte', other: '# Karten' })}* im Vorrat`,
  'said.both': 'Startkarten beider Arten.',
  'said.otherStarters': (p: { edition: string }) => `Startkarten: ${p.edition}.`,
  'said.pharaohs': 'Ein Pharao für jeden.',
  'said.goal': (p: { points: number }) => `Nur das vollkommene Grab gewinnt: *${p.points} Punkte*.`,
  'said.master': 'Keine freie Bestattung.',
} as const
