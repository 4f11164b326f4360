// Titles and texts of the base game, in German. Rulings and notes, which are looked at one card at a time, are in `rulings/`.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  shabti: { name: 'Uschebti', text: 'Tausche die Plätze von 2 Pyramidenkarten, oder opfere 1 Pyramidenkarte.' },
  urn: { name: 'Urne', text: 'Lege eine Handkarte oben auf dein Deck.' },
  'box-of-food': { name: 'Speise\u00adkiste', text: 'Ziehe eine Karte.' },
  'offering-table': {
    name: 'Opfertafel',
    text: 'Opfere eine Handkarte, dann ziehe eine Karte. Reaktion: Zeige diese Karte vor: Eine Aktion, die dich ablegen oder opfern ließe, betrifft dich nicht.',
    reaction: 'Zeige die Opfertafel vor: Diese Aktion betrifft dich nicht. Nimm sie wieder auf die Hand.',
    when: 'Die Aktion eines Gegners ließe dich eine Handkarte ablegen oder opfern',
  },
  'inner-sarcophagus': { name: 'Innerer Sarkophag', text: 'Bestatte eine Handkarte.' },
  'middle-sarcophagus': { name: 'Mittlerer Sarkophag', text: 'Ziehe 2 Karten, dann lege eine ab.' },
  'outer-sarcophagus': {
    name: 'Äußerer Sarkophag',
    text: 'Bestatte eine Handkarte. Liegt ein anderer Sarkophag in deinem Grab, ziehe 2 Karten.',
  },
  'imseti-canopic-jar': { name: 'Kanope des Amset', text: 'Ziehe 2 Karten.' },
  'qebehsenuef-canopic-jar': {
    name: 'Kanope des Kebech\u00adsenuef',
    text: 'Jeder Gegner mit mehr als 5 Karten außerhalb des Grabs opfert eine Handkarte.',
  },
  'duamutef-canopic-jar': {
    name: 'Kanope des Duamutef',
    text: 'Jeder Gegner mit 4 oder mehr Handkarten legt eine ab.',
  },
  'hopi-canopic-jar': {
    name: 'Kanope des Hapi',
    text: 'Durchsuche dein Deck nach einer Karte und hole sie zurück; dann mische dein Deck.',
  },
  'heart-scarab-amulet': {
    name: 'Herz\u00adskarabäus',
    text: 'Hole eine Karte aus deinem Grab zurück, dann bestatte eine andere Handkarte.',
  },
  'tyet-amulet': {
    name: 'Tit-Amulett',
    text: 'Führe eine Aktion, die du in diesem Zug schon ausgeführt hast, noch einmal aus.',
  },
  'wadj-amulet': { name: 'Wadj-Amulett', text: 'Hole die oberste Karte deines Ablagestapels zurück.' },
  'djed-pillar-amulet': {
    name: 'Djed-Pfeiler',
    text: 'Nimm eine Pyramidenkarte aus demselben Set wie eine Karte in deinem Grab.',
  },
  'weres-amulet': { name: 'Weres-Amulett', text: 'Kaufe eine Karte aus einer beliebigen Reihe für 2 Gold weniger.' },
  'book-of-gates': {
    name: 'Pforten\u00adbuch',
    text: 'Decke die oberste Karte deines Decks auf, führe ihre Aktion aus, wenn du kannst, dann lege sie ab.',
  },
  'book-of-the-earth': {
    name: 'Buch von der Erde',
    text: 'Opfere eine Handkarte, dann nimm eine Pyramidenkarte, die höchstens doppelt so viel kostet.',
  },
  'book-of-the-heavens': {
    name: 'Buch vom Himmel',
    text: 'Liegen mindestens 5 Karten auf deinem Ablagestapel, bestatte eine davon.',
  },
  'book-of-the-dead': { name: 'Totenbuch', text: 'Bestatte die billigste Pyramidenkarte unmittelbar.' },
  'book-of-the-netherworld': {
    name: 'Buch der Unterwelt',
    text: 'Decke die oberste Karte des Vorrats auf und nimm sie.',
  },
  'book-of-traversing-eternity': {
    name: 'Buch der Ewigkeit',
    text: 'Nimm eine Pyramidenkarte, die weniger kostet als eine in diesem Zug gekaufte.',
  },
  'statue-of-anubis': { name: 'Statue des Anubis', text: 'Nimm die oberste Karte des Knochenfelds.' },
  'statue-of-bastet': {
    name: 'Statue der Bastet',
    text: 'Jeder Gegner mit mehr als 5 Karten außerhalb des Grabs legt eine Handkarte auf deinen Ablagestapel.',
  },
  'statue-of-sobek': {
    name: 'Statue des Sobek',
    text: 'Opfere eine Handkarte. Dann darfst du eine Karte der Grundreihe kaufen; zieh vom Preis 1 und die Kosten der geopferten Karte ab.',
  },
  'statue-of-horus': { name: 'Statue des Horus', text: 'Nimm eine Pyramidenkarte, die höchstens 5 kostet.' },
  'statue-of-isis': { name: 'Statue der Isis', text: 'Hole eine beliebige Karte deines Ablagestapels zurück.' },
  'statue-of-osiris': { name: 'Statue des Osiris', text: 'Bestatte 1 oder 2 Handkarten.' },
  'statue-of-thoth': {
    name: 'Statue des Thot',
    text: 'Bis zum Ende dieses Zugs ist jede deiner Handkarten genau 4 Gold wert.',
  },
  boat: {
    name: 'Boot',
    text: 'Reaktion: Nach dem Kauf eines Gegners darfst du diese Karte ablegen, um eine Karte der Grundreihe zu nehmen.',
    reaction: 'Lege das Boot ab und nimm eine Karte der Grundreihe.',
    when: 'Ein Gegner hat eine Karte gekauft, und die Pyramide ist gebröckelt',
  },
  'ka-figurine': { name: 'Ka-Figur', text: 'Lege eine Setkarte ab, dann nimm eine Pyramidenkarte aus demselben Set.' },
  'mummified-cat': {
    name: 'Katzen\u00admumie',
    text: 'Reaktion: Hat ein Gegner eine Karte geopfert, lege diese Karte ab, um sie zu nehmen.',
    reaction: 'Lege die Katze ab, dann nimm jene Karte.',
    when: 'Ein Gegner hat eine Karte geopfert, in irgendeinem Zug',
  },
  'burial-mask': { name: 'Totenmaske', text: 'Bestatte diese Karte. Dann darfst du eine Handkarte bestatten.' },
  censer: { name: 'Räucher\u00adgefäß', text: 'Bis zum Ende dieses Zugs kommen gekaufte Karten auf deine Hand.' },
  chariot: { name: 'Streit\u00adwagen', text: 'Ziehe 3 Karten.' },
}
