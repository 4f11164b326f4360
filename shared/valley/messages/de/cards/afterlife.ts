// Titles and texts of Afterlife, in German.
import type { CardWords } from '../../../../messages/words.ts'

export const cards: Readonly<Record<string, CardWords>> = {
  'brain-hook': {
    name: 'Hirnhaken',
    text: 'Sieh dir die obersten 3 Karten deines Decks an. Hole eine zurück und lege die anderen ab.',
  },
  'linen-bandages': { name: 'Leinen\u00adbinden', text: 'Lege eine oder mehr Karten ab, dann ziehe ebenso viele.' },
  'pesesh-kef': { name: 'Pesesch-kef', text: 'Opfere bis zu 2 Handkarten, dann ziehe 2 Karten.' },
  bracelet: {
    name: 'Armreif',
    text: 'Opfere eine Handkarte. Für einen Kauf ist der Armreif 3 Gold und das Gold der geopferten Karte wert.',
  },
  ring: { name: 'Ring', text: 'Kaufe eine Karte der Grundreihe zum üblichen Preis und nimm sie auf die Hand.' },
  brooch: {
    name: 'Brosche',
    text: 'Bis zum Ende dieses Zugs kostet dich jede Karte beim Kauf 2 weniger, aber nie weniger als 1.',
  },
  necklace: {
    name: 'Halskette',
    text: 'Zeige eine Handkarte vor. Für einen Kauf ist die Halskette so viel Gold wert, wie jene Karte kostet.',
  },
  antechamber: { name: 'Vorkammer', text: 'Ziehe eine Karte. Liegt eine Kammer in deinem Grab, ziehe noch eine.' },
  'offering-chapel': {
    name: 'Opfer\u00adkapelle',
    text: 'Opfere eine Karte aus deinem Grab, dann nimm eine Karte der Grundreihe, die höchstens 4 kostet.',
  },
  serdab: { name: 'Serdab', text: 'Bestatte die oberste Karte deines Ablagestapels.' },
  'burial-chamber': {
    name: 'Grabkammer',
    text: 'Bestatte eine Handkarte. Liegen 2 verschiedene Kammern in deinem Grab, darfst du noch eine bestatten.',
  },
  'grand-gallery': {
    name: 'Große Galerie',
    text: 'Ziehe eine Karte für jedes verschiedene Set in deinem Grab, höchstens 4.',
  },
  dagger: {
    name: 'Dolch',
    text: 'Ein Gegner mit 4 oder mehr Handkarten zeigt sie vor, legt die ab, die du aussuchst, und zieht eine Karte.',
  },
  sling: { name: 'Schleuder', text: 'Opfere eine Pyramidenkarte, dann ziehe eine Karte.' },
  bow: { name: 'Bogen', text: 'Nimm die Karte an der Spitze der Pyramide.' },
  axe: { name: 'Axt', text: 'Opfere eine Pyramidenkarte, dann nimm eine andere, die nicht mehr kostet.' },
  khopesh: { name: 'Chepesch', text: 'Opfere 1 oder 2 Pyramidenkarten, dann fülle die Pyramide auf.' },
  spear: { name: 'Speer', text: 'Jeder Gegner mit 4 oder mehr Handkarten legt eine davon oben auf sein Deck.' },
  'apis-bull': { name: 'Apisstier', text: 'Bis zum Ende dieses Zugs ist jede deiner Handkarten 1 Gold mehr wert.' },
  harvest: { name: 'Ernte', text: 'Ziehe eine Karte für jede Karte, die du in diesem Zug gekauft hast.' },
  'goddess-nut': { name: 'Göttin Nut', text: 'Mische deinen Ablagestapel in dein Deck, dann ziehe 2 Karten.' },
  'burial-ceremony': {
    name: 'Bestattungs\u00adfeier',
    text: 'Wähle ein Set. Bestatte beliebig viele Handkarten daraus, mindestens eine.',
  },
  'goddess-maat': { name: 'Göttin Maat', text: 'Ziehe Karten, bis du 3 auf der Hand hast.' },
  judgment: {
    name: 'Toten\u00adgericht',
    text: 'Decke die obersten 2 Karten deines Decks auf. Bestatte eine und opfere die andere.',
  },
  victory: {
    name: 'Sieg',
    text: 'Nimm eine Pyramidenkarte, die höchstens so viel kostet, wie Karten in deinem Grab liegen.',
  },
  'calcite-cup': { name: 'Alabaster\u00adbecher', text: 'Ziehe 3 Karten, dann lege 2 Handkarten oben auf dein Deck.' },
  'hounds-and-jackals-game': {
    name: 'Hunde und Schakale',
    text: 'Decke Karten deines Decks einzeln auf und höre auf, wann du willst, um sie alle zurückzuholen. Zahlen zwei gleich viel, lege stattdessen alle ab.',
  },
  'mirror-case': {
    name: 'Spiegel\u00adkasten',
    text: 'Zeige eine andere Handkarte vor und führe ihre Aktion aus; sie bleibt auf deiner Hand.',
  },
  'ibex-statue': {
    name: 'Steinbock\u00adfigur',
    text: 'Reaktion: Hat ein Gegner die Pyramide wieder aufgebaut, darfst du diese Karte ablegen, um eine der neu hinzugekommenen Karten zu nehmen.',
    reaction: 'Lege die Steinbockfigur ab und nimm eine der neu hinzugekommenen Karten.',
    when: 'Beim Aufbauen eines Gegners ist mindestens eine Karte hinzugekommen',
  },
  'senet-game': {
    name: 'Senet-Spiel',
    text: 'Ziehe 2 Karten, nimm eine Karte der Grundreihe, oder bestatte eine Handkarte.',
  },
  sphinx: {
    name: 'Sphinx',
    text: 'Reaktion: Lege diese Karte ab, um von der Aktion eines Gegners nicht betroffen zu sein, dann ziehe 2 Karten.',
    reaction: 'Lege die Sphinx ab: Diese Aktion betrifft dich nicht. Ziehe 2 Karten.',
    when: 'Die Aktion eines Gegners beträfe dich',
  },
}
