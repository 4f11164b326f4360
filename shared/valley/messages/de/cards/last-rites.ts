// Titles and texts of Last Rites, in German.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  menial: {
    name: 'Knecht',
    text: 'Kaufe eine Karte aus einer beliebigen Reihe, oder lege eine Karte ab und ziehe dann eine.',
  },
  embalmer: {
    name: 'Ein\u00adbalsamierer',
    text: 'Opfere eine Pyramidenkarte oder eine Handkarte, oder fülle die Pyramide auf.',
  },
  kite: {
    name: 'Milan',
    text: 'Drehe eine Pyramidenkarte um, bis dein nächster Zug beginnt: Verdeckt kann sie nur geopfert werden.',
  },
  medjay: {
    name: 'Medjai',
    text: 'Opfere diese Karte und lege 4 Karten ab, dann nimm eine Pyramidenkarte. Reaktion: Lege diese Karte ab: Die Aktion eines Gegners betrifft dich nicht.',
    reaction: 'Lege den Medjai ab: Diese Aktion betrifft dich nicht.',
    when: 'Die Aktion eines Gegners beträfe dich',
  },
  'priestess-of-hathor': { name: 'Priesterin der Hathor', text: 'Ziehe für je 3 Karten in deinem Deck eine Karte.' },
  'priestess-of-maat': {
    name: 'Priesterin der Maat',
    text: 'Zeige deine Hand vor. Ziehe eine Karte für jede Art darin: Startkarte, Setkarte, Unikat.',
  },
  'priestess-of-sekhmet': {
    name: 'Priesterin der Sachmet',
    text: 'Jeder Spieler darf bis zu 3 Karten ziehen, aber nur aus dem Deck, wie es liegt.',
  },
  'high-priestess-of-bastet': {
    name: 'Hohe\u00adpriesterin der Bastet',
    text: 'Bestatte die teuerste Karte des Knochenfelds, lege die billigste auf den Ablagestapel eines Gegners und ordne die übrigen beliebig.',
  },
  'priestess-of-nut': {
    name: 'Priesterin der Nut',
    text: 'Sieh dir die obersten 3 Karten deines Decks an. Bestatte eine, hole eine andere zurück und lass die dritte oben liegen.',
  },
  'priest-of-anubis': {
    name: 'Priester des Anubis',
    text: 'Tausche eine Handkarte gegen die oberste Karte des Knochenfelds.',
  },
  'priest-of-sobek': {
    name: 'Priester des Sobek',
    text: 'Wähle einen Gegner mit 4 oder mehr Handkarten: Er legt eine Karte ab, und du ziehst eine.',
  },
  'priest-of-horus': {
    name: 'Priester des Horus',
    text: 'Lege beliebig viele Karten ab; führe für jede davon deine erste Aktion dieses Zugs noch einmal aus.',
  },
  'high-priest-of-ra': {
    name: 'Hohe\u00adpriester des Re',
    text: 'Bestatte eine Handkarte, dann hole die oberste Karte deines Ablagestapels zurück.',
  },
  'priest-of-osiris': {
    name: 'Priester des Osiris',
    text: 'Liegen im Grab eines Gegners mehr Karten als in deinem, bestatte eine Karte deiner Hand oder deines Ablagestapels.',
  },
  'priest-of-thoth': {
    name: 'Priester des Thot',
    text: 'Durchsuche dein Deck nach einer Karte und bestatte sie; dann mische dein Deck.',
  },
  carpenter: { name: 'Zimmer\u00admann', text: 'Nimm eine Karte der Grundreihe, die höchstens 3 kostet.' },
  'stone-mason': {
    name: 'Steinmetz',
    text: 'Decke die oberste Karte des Vorrats auf. Kaufe sie für 2 Gold weniger, oder opfere sie.',
  },
  'brick-mason': {
    name: 'Ziegel\u00admaurer',
    text: 'Reihum, bei dir angefangen, darf jeder Spieler die oberste Karte des Knochenfelds oder die des Vorrats bestatten.',
  },
  architect: {
    name: 'Baumeister',
    text: 'Für einen Kauf 1 Gold wert je Karte auf deinem Ablagestapel; oder, mit 7 oder mehr Karten im Deck, nimm eine Pyramidenkarte.',
  },
  engineer: {
    name: 'Ingenieur',
    text: 'Opfere eine Startkarte und lege eine Setkarte ab, beide von deiner Hand; dann nimm die 2 billigsten Pyramidenkarten.',
  },
  overseer: { name: 'Aufseher', text: 'Führe die Aktion einer Karte in deinem Grab aus.' },
  plasterer: {
    name: 'Verputzer',
    text: 'Ein Gegner, den du nennst, sucht so viele Pyramidenkarten aus, wie Spieler da sind. Du legst jedem Spieler eine davon auf den Ablagestapel.',
  },
  weaver: { name: 'Weberin', text: 'Lege eine Karte ab, dann bestatte eine billigere Handkarte.' },
  potter: { name: 'Töpfer', text: 'Führe die Aktion der Karte an der Spitze aus.' },
  'leather-worker': {
    name: 'Lederer',
    text: 'Tausche eine Handkarte gegen eine beliebige Karte deines Ablagestapels.',
  },
  'glass-blower': {
    name: 'Glasbläser',
    text: 'Opfere eine Handkarte, dann nimm eine Pyramidenkarte, die höchstens 2 mehr kostet.',
  },
  draughtsman: {
    name: 'Vorzeichner',
    text: 'Tausche eine Setkarte deiner Hand gegen eine Pyramidenkarte. Jeder Gegner darf dann die oberste Karte seines Ablagestapels zurückholen.',
  },
  goldsmith: {
    name: 'Gold\u00adschmied',
    text: 'Opfere eine Setkarte deiner Hand, dann bestatte eine beliebige Pyramidenkarte unmittelbar.',
  },
  sculptor: {
    name: 'Bildhauer',
    text: 'Zeige eine Setkarte deiner Hand vor, dann nimm eine Pyramidenkarte ihres Sets.',
  },
  'tomb-painter': {
    name: 'Grabmaler',
    text: 'Ziehe eine Karte, und eine weitere für jede Karte, die du in diesem Zug bestattet hast.',
  },
  merchant: {
    name: 'Händler',
    text: 'Lege bis zu 3 Karten ab, dann nimm eine Pyramidenkarte, die nicht mehr kostet als sie alle zusammen.',
  },
  scribe: {
    name: 'Schreiber',
    text: 'Sieh dir die obersten 4 Karten deines Decks an. Hole eine zurück und lass die anderen in beliebiger Reihenfolge oben liegen.',
  },
  jeweler: { name: 'Juwelier', text: 'Kaufe eine Karte aus einer beliebigen Reihe und lege sie gleich in dein Grab.' },
  astrologer: {
    name: 'Stern\u00addeuter',
    text: 'Decke die obersten 3 Karten des Vorrats auf. Bestatte eine und opfere die anderen.',
  },
}
