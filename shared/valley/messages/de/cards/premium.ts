// Titles and texts of the premium edition, in German.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  sistrum: {
    name: 'Sistrum',
    text: 'Reaktion: Nimmt die Aktion eines Gegners eine Pyramidenkarte, darfst du diese Karte ablegen, um 2 Karten zu ziehen.',
    reaction: 'Lege das Sistrum ab und ziehe 2 Karten.',
    when: 'Die Aktion eines Gegners hat eine Karte aus der Pyramide genommen',
  },
  'oil-lamp': { name: 'Öllampe', text: 'Ziehe 2 Karten mehr für deine nächste Hand.' },
  'water-clock': {
    name: 'Wasseruhr',
    text: 'Decke die obersten 2 Karten des Vorrats auf. Nimm eine und opfere die andere.',
  },
  'golden-throne': {
    name: 'Goldener Thron',
    text: 'Nimm eine beliebige Pyramidenkarte. Dann zieht jeder Gegner eine Karte.',
  },
  'crook-and-flail': {
    name: 'Krummstab und Geißel',
    text: 'Durchsuche deinen Ablagestapel: Hole eine Karte zurück und bestatte eine andere.',
  },
  'canopic-shrine': { name: 'Kanopen\u00adschrein', text: 'Bestatte bis zu 3 Startkarten deiner Hand.' },
}
