// German: which words of a card's text, or of a pharaoh's power, a question carries out, by its id and by the question's key.
// Fetched when the first such question may be near, so it stands apart from the other texts.
export const passages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shabti: {
    'swap-or-sacrifice': 'Tausche die Plätze von 2 Pyramidenkarten, oder opfere 1 Pyramidenkarte',
    'swap.first': 'Tausche die Plätze von 2 Pyramidenkarten',
    'swap.second': 'die Plätze von 2 Pyramidenkarten',
    'sacrifice.pyramid': 'opfere 1 Pyramidenkarte',
  },
  urn: { 'stack.hand': 'Lege eine Handkarte oben auf dein Deck' },
  'offering-table': { 'sacrifice.hand': 'Opfere eine Handkarte' },
  'inner-sarcophagus': { 'entomb.hand': 'Bestatte eine Handkarte' },
  'middle-sarcophagus': { 'discard.hand': 'dann lege eine ab' },
  'outer-sarcophagus': { 'entomb.hand': 'Bestatte eine Handkarte' },
  'qebehsenuef-canopic-jar': { 'sacrifice.hand': 'opfert eine Handkarte' },
  'duamutef-canopic-jar': { 'discard.hand': 'legt eine ab' },
  'hopi-canopic-jar': { 'recover.deck': 'Durchsuche dein Deck nach einer Karte und hole sie zurück' },
  'heart-scarab-amulet': {
    'recover.tomb': 'Hole eine Karte aus deinem Grab zurück',
    'entomb.hand': 'bestatte eine andere Handkarte',
  },
  'tyet-amulet': { repeat: 'Führe eine Aktion, die du in diesem Zug schon ausgeführt hast, noch einmal aus' },
  'djed-pillar-amulet': { 'take.pyramid': 'Nimm eine Pyramidenkarte aus demselben Set wie eine Karte in deinem Grab' },
  'weres-amulet': { 'buy.pyramid': 'Kaufe eine Karte aus einer beliebigen Reihe für 2 Gold weniger' },
  'book-of-the-earth': {
    'sacrifice.hand': 'Opfere eine Handkarte',
    'take.pyramid': 'nimm eine Pyramidenkarte, die höchstens doppelt so viel kostet',
  },
  'book-of-the-heavens': { 'entomb.discard': 'bestatte eine davon' },
  'book-of-the-dead': { 'entomb.pyramid': 'Bestatte die billigste Pyramidenkarte unmittelbar' },
  'book-of-traversing-eternity': {
    'take.pyramid': 'Nimm eine Pyramidenkarte, die weniger kostet als eine in diesem Zug gekaufte',
  },
  'statue-of-bastet': { 'give.hand': 'legt eine Handkarte auf deinen Ablagestapel' },
  'statue-of-sobek': {
    'sacrifice.hand': 'Opfere eine Handkarte',
    'buy.base':
      'Dann darfst du eine Karte der Grundreihe kaufen; zieh vom Preis 1 und die Kosten der geopferten Karte ab',
  },
  'statue-of-horus': { 'take.pyramid': 'Nimm eine Pyramidenkarte, die höchstens 5 kostet' },
  'statue-of-isis': { 'recover.discard': 'Hole eine beliebige Karte deines Ablagestapels zurück' },
  'statue-of-osiris': { 'entomb-some.hand': 'Bestatte 1 oder 2 Handkarten' },
  boat: { 'take.base': 'eine Karte der Grundreihe zu nehmen' },
  'ka-figurine': {
    'discard.hand': 'Lege eine Setkarte ab',
    'take.pyramid': 'nimm eine Pyramidenkarte aus demselben Set',
  },
  'burial-mask': { 'entomb.hand': 'Dann darfst du eine Handkarte bestatten' },

  'brain-hook': { 'recover.top': 'Hole eine zurück', 'discard.top': 'lege die anderen ab' },
  'linen-bandages': { 'discard-some.hand': 'Lege eine oder mehr Karten ab' },
  'pesesh-kef': { 'sacrifice.hand': 'Opfere bis zu 2 Handkarten' },
  bracelet: { 'sacrifice.hand': 'Opfere eine Handkarte' },
  ring: { 'buy.base': 'Kaufe eine Karte der Grundreihe zum üblichen Preis und nimm sie auf die Hand' },
  necklace: { 'reveal.hand': 'Zeige eine Handkarte vor' },
  'offering-chapel': {
    'sacrifice.tomb': 'Opfere eine Karte aus deinem Grab',
    'take.base': 'nimm eine Karte der Grundreihe, die höchstens 4 kostet',
  },
  'burial-chamber': { 'entomb.hand': 'Bestatte eine Handkarte', 'entomb.hand?': 'darfst du noch eine bestatten' },
  dagger: { opponent: 'Ein Gegner mit 4 oder mehr Handkarten', 'discard.shown': 'legt die ab, die du aussuchst' },
  sling: { 'sacrifice.pyramid': 'Opfere eine Pyramidenkarte' },
  axe: { 'sacrifice.pyramid': 'Opfere eine Pyramidenkarte', 'take.pyramid': 'nimm eine andere, die nicht mehr kostet' },
  khopesh: { 'sacrifice.pyramid': 'Opfere 1 oder 2 Pyramidenkarten' },
  spear: { 'stack.hand': 'legt eine davon oben auf sein Deck' },
  'burial-ceremony': {
    'entomb-set.hand': 'Wähle ein Set',
    'entomb-more.hand': 'Bestatte beliebig viele Handkarten daraus',
  },
  judgment: { 'entomb.aside': 'Bestatte eine' },
  victory: {
    'take.pyramid': 'Nimm eine Pyramidenkarte, die höchstens so viel kostet, wie Karten in deinem Grab liegen',
  },
  'calcite-cup': { 'stack-some.hand': 'lege 2 Handkarten oben auf dein Deck' },
  'hounds-and-jackals-game': { press: 'höre auf, wann du willst, um sie alle zurückzuholen' },
  'mirror-case': { 'call.hand': 'Zeige eine andere Handkarte vor und führe ihre Aktion aus' },
  'ibex-statue': { 'take.pyramid': 'eine der neu hinzugekommenen Karten zu nehmen' },
  'senet-game': {
    senet: 'Ziehe 2 Karten, nimm eine Karte der Grundreihe, oder bestatte eine Handkarte',
    'take.base': 'nimm eine Karte der Grundreihe',
    'entomb.hand': 'bestatte eine Handkarte',
  },

  menial: {
    menial: 'Kaufe eine Karte aus einer beliebigen Reihe, oder lege eine Karte ab und ziehe dann eine',
    'buy.pyramid': 'Kaufe eine Karte aus einer beliebigen Reihe',
    'discard.hand': 'lege eine Karte ab',
  },
  embalmer: {
    embalmer: 'Opfere eine Pyramidenkarte oder eine Handkarte, oder fülle die Pyramide auf',
    'sacrifice.pyramid': 'Opfere eine Pyramidenkarte',
    'sacrifice.hand': 'eine Handkarte',
  },
  kite: { 'turn-down': 'Drehe eine Pyramidenkarte um, bis dein nächster Zug beginnt' },
  medjay: { 'discard-some.hand': 'lege 4 Karten ab', 'take.pyramid': 'nimm eine Pyramidenkarte' },
  'priestess-of-sekhmet': { 'draw-number': 'darf bis zu 3 Karten ziehen' },
  'high-priestess-of-bastet': {
    'entomb.boneyard': 'Bestatte die teuerste Karte des Knochenfelds',
    'give.boneyard': 'lege die billigste',
    opponent: 'auf den Ablagestapel eines Gegners',
    'order.boneyard': 'ordne die übrigen beliebig',
  },
  'priestess-of-nut': { 'entomb.top': 'Bestatte eine', 'recover.top': 'hole eine andere zurück' },
  'priest-of-anubis': { 'exchange.hand': 'Tausche eine Handkarte' },
  'priest-of-sobek': {
    opponent: 'Wähle einen Gegner mit 4 oder mehr Handkarten',
    'discard.hand': 'Er legt eine Karte ab',
  },
  'priest-of-horus': { 'discard-any.hand': 'Lege beliebig viele Karten ab' },
  'high-priest-of-ra': { 'entomb.hand': 'Bestatte eine Handkarte' },
  'priest-of-osiris': { 'entomb.hand-or-discard': 'bestatte eine Karte deiner Hand oder deines Ablagestapels' },
  'priest-of-thoth': { 'entomb.deck': 'Durchsuche dein Deck nach einer Karte und bestatte sie' },
  carpenter: { 'take.base': 'Nimm eine Karte der Grundreihe, die höchstens 3 kostet' },
  'stone-mason': { 'buy-or-sacrifice': 'Kaufe sie für 2 Gold weniger, oder opfere sie' },
  'brick-mason': {
    'entomb-from': 'darf jeder Spieler die oberste Karte des Knochenfelds oder die des Vorrats bestatten',
  },
  architect: {
    architect:
      'Für einen Kauf 1 Gold wert je Karte auf deinem Ablagestapel; oder, mit 7 oder mehr Karten im Deck, nimm eine Pyramidenkarte',
    'take.pyramid': 'nimm eine Pyramidenkarte',
  },
  engineer: {
    'sacrifice.hand': 'Opfere eine Startkarte',
    'discard.hand': 'lege eine Setkarte ab',
    'take.pyramid': 'nimm die 2 billigsten Pyramidenkarten',
  },
  overseer: { 'call.tomb': 'Führe die Aktion einer Karte in deinem Grab aus' },
  plasterer: {
    opponent: 'Ein Gegner, den du nennst',
    'pick.pyramid': 'sucht so viele Pyramidenkarten aus, wie Spieler da sind',
    'give.picked': 'Du legst jedem Spieler eine davon auf den Ablagestapel',
  },
  weaver: { 'discard.hand': 'Lege eine Karte ab', 'entomb.hand': 'bestatte eine billigere Handkarte' },
  'leather-worker': {
    'exchange.hand': 'Tausche eine Handkarte',
    'exchange.discard': 'gegen eine beliebige Karte deines Ablagestapels',
  },
  'glass-blower': {
    'sacrifice.hand': 'Opfere eine Handkarte',
    'take.pyramid': 'nimm eine Pyramidenkarte, die höchstens 2 mehr kostet',
  },
  draughtsman: {
    'exchange.hand': 'Tausche eine Setkarte deiner Hand',
    'exchange.pyramid': 'gegen eine Pyramidenkarte',
    'recover.discard-top': 'darf dann die oberste Karte seines Ablagestapels zurückholen',
  },
  goldsmith: {
    'sacrifice.hand': 'Opfere eine Setkarte deiner Hand',
    'entomb.pyramid': 'bestatte eine beliebige Pyramidenkarte unmittelbar',
  },
  sculptor: {
    'reveal.hand': 'Zeige eine Setkarte deiner Hand vor',
    'take.pyramid': 'nimm eine Pyramidenkarte ihres Sets',
  },
  merchant: {
    'discard.hand': 'Lege bis zu 3 Karten ab',
    'take.pyramid': 'nimm eine Pyramidenkarte, die nicht mehr kostet als sie alle zusammen',
  },
  scribe: { 'recover.top': 'Hole eine zurück', 'order.top': 'lass die anderen in beliebiger Reihenfolge oben liegen' },
  jeweler: { 'buy.pyramid': 'Kaufe eine Karte aus einer beliebigen Reihe und lege sie gleich in dein Grab' },
  astrologer: { 'entomb.aside': 'Bestatte eine', 'sacrifice.aside': 'opfere die anderen' },

  'water-clock': { 'take.aside': 'Nimm eine', 'sacrifice.aside': 'opfere die andere' },
  'golden-throne': { 'take.pyramid': 'Nimm eine beliebige Pyramidenkarte' },
  'crook-and-flail': { 'recover.discard': 'Hole eine Karte zurück', 'entomb.discard': 'bestatte eine andere' },
  'canopic-shrine': { 'entomb-some.hand': 'Bestatte bis zu 3 Startkarten deiner Hand' },

  'ramesses-ii': {
    'swap.first': 'Tausche die Plätze von 2 Pyramidenkarten',
    'swap.second': 'die Plätze von 2 Pyramidenkarten',
  },
  'thutmose-iii': { 'buy.boneyard': 'Kaufe die oberste Karte des Knochenfelds für 1 Gold weniger' },
  akhenaten: { 'sacrifice.hand': 'Opfere eine Startkarte deiner Hand' },
  'seti-i': { 'stack.hand': 'Lege eine Handkarte oben auf dein Deck' },
  'amenhotep-iii': { 'discard.hand': 'lege eine Karte ab' },
  djoser: { 'buy.stock': 'Du darfst sie kaufen' },
}
