// German: what playing a card, or using a pharaoh's power, would do now, in a few words: no sentence, no full stop. Where the table already settles
// which card or whom it concerns, that is named; a card's name stays as it is, so it stands where nothing bends it. Fetched after the table stands.
import type { LastingRule } from '#shared/valley/lasting-effects.ts'
import { and, or } from '#shared/messages/de/lists.ts'
import type { Now } from '../en/effects.ts'

type Says = (now: Now) => string

/** “Nichts zu ziehen” only ever stands behind “dann”: elsewhere an action without a card to draw cannot be played. */
const draw =
  (most: number): Says =>
  ({ drawable }) => {
    const count = Math.min(most, drawable)
    return count === 0 ? 'ist nichts zu ziehen' : count === 1 ? 'eine Karte ziehen' : `${count} Karten ziehen`
  }
/** A lasting effect, which adds nothing where it holds already. */
const lasting =
  (rule: LastingRule, says: Says): Says =>
  now =>
    now.lasting.includes(rule) ? 'nichts Neues: gilt in diesem Zug schon' : says(now)
const noOther = 'noch nichts: keine andere Karte auf der Hand'
const each = (names: readonly string[], one: string, more: string) =>
  `${and.format(names)} ${names.length === 1 ? one : more}`

export const effects: Readonly<Record<string, string | Says>> = {
  shabti: 'zwei Pyramidenkarten tauschen oder eine opfern',
  urn: 'eine Handkarte oben auf dein Deck legen',
  'box-of-food': draw(1),
  'offering-table': now => `eine Handkarte opfern, dann ${draw(1)(now)}`,
  'inner-sarcophagus': 'eine Handkarte bestatten',
  'middle-sarcophagus': now => `${draw(2)(now)}, dann eine ablegen`,
  'outer-sarcophagus': now => {
    const condition = { tomb: ', dann', hand: '; ist es ein anderer Sarkophag,' }
    return `eine Handkarte bestatten${now.otherSarcophagus ? `${condition[now.otherSarcophagus]} ${draw(2)(now)}` : ''}`
  },
  'imseti-canopic-jar': draw(2),
  'qebehsenuef-canopic-jar': now => each(now.owners, 'opfert eine Handkarte', 'opfern je eine Handkarte'),
  'duamutef-canopic-jar': now => each(now.holders, 'legt eine Karte ab', 'legen je eine Karte ab'),
  'hopi-canopic-jar': 'eine beliebige Karte aus deinem Deck holen',
  'heart-scarab-amulet': 'eine Karte aus dem Grab zurückholen, eine andere bestatten',
  'tyet-amulet': 'eine Aktion dieses Zugs wiederholen',
  'wadj-amulet': now => `${now.discard} zurückholen`,
  'djed-pillar-amulet': 'eine Pyramidenkarte nehmen, aus einem Set in deinem Grab',
  'weres-amulet': 'eine beliebige Pyramidenkarte für 2 weniger kaufen',
  'book-of-gates': 'die oberste Karte deines Decks aufdecken und ausführen',
  'book-of-the-earth': 'eine Handkarte opfern, dann eine Pyramidenkarte nehmen',
  'book-of-the-heavens': 'eine Karte deines Ablagestapels bestatten',
  'book-of-the-dead': now => `${or.format(now.cheapest)} bestatten`,
  'book-of-the-netherworld': 'die oberste Karte des Vorrats ungesehen nehmen',
  'book-of-traversing-eternity': now =>
    `eine Pyramidenkarte nehmen, die weniger als ${now.dearest ?? 'eine dort gekaufte'} kostet`,
  'statue-of-anubis': now => `${now.boneyard} vom Knochenfeld nehmen`,
  'statue-of-bastet': now => each(now.owners, 'gibt dir eine Handkarte', 'geben dir je eine Handkarte'),
  'statue-of-sobek': 'eine Handkarte opfern, dann günstiger aus der Grundreihe kaufen',
  'statue-of-horus': 'eine Pyramidenkarte nehmen, die höchstens 5 kostet',
  'statue-of-isis': 'eine beliebige Karte deines Ablagestapels zurückholen',
  'statue-of-osiris': '1 oder 2 Handkarten bestatten',
  'statue-of-thoth': lasting('hand-gold-4', ({ besides, evenGold }) => {
    if (besides === 0) return noOther
    return besides === 1
      ? `deine andere Karte zahlt ${evenGold}`
      : `deine ${besides} anderen Karten zahlen je ${evenGold}`
  }),
  'ka-figurine': 'eine Setkarte ablegen, dann eine Pyramidenkarte ihres Sets nehmen',
  'burial-mask': 'sich selbst bestatten, dann auf Wunsch eine Handkarte',
  censer: lasting('bought-to-hand', () => 'was du in diesem Zug kaufst, kommt auf deine Hand'),
  chariot: draw(3),

  'brain-hook': 'die obersten 3 Karten deines Decks ansehen, eine zurückholen',
  'linen-bandages': 'Handkarten ablegen, dann ebenso viele ziehen',
  'pesesh-kef': now => `bis zu 2 Handkarten opfern, dann ${draw(2)(now)}`,
  bracelet: 'eine Handkarte opfern, für ein Guthaben von 3 und ihrem Gold',
  ring: 'eine Karte der Grundreihe kaufen, auf deine Hand',
  brooch: lasting('discount-2-min-1', () => 'was du in diesem Zug kaufst, kostet 2 weniger'),
  necklace: 'eine Handkarte vorzeigen, für ein Guthaben so hoch wie ihre Kosten',
  antechamber: now => `${draw(1)(now)}, mit einer Kammer im Grab noch eine`,
  'offering-chapel': 'eine Karte deines Grabs opfern, dann eine der Grundreihe nehmen, die höchstens 4 kostet',
  serdab: now => `${now.discard} vom Ablagestapel bestatten`,
  'burial-chamber': 'eine Handkarte bestatten, mit 2 Kammern im Grab noch eine',
  'grand-gallery': 'je Set in deinem Grab eine Karte ziehen, höchstens 4',
  dagger: 'eine Hand von 4 oder mehr ansehen und eine Karte zum Ablegen wählen',
  sling: now => `eine Pyramidenkarte opfern, dann ${draw(1)(now)}`,
  bow: 'die Karte an der Spitze nehmen',
  axe: 'eine Pyramidenkarte opfern, dann eine nehmen, die nicht mehr kostet',
  khopesh: '1 oder 2 Pyramidenkarten opfern, dann die Pyramide auffüllen',
  spear: now => each(now.holders, 'legt eine Handkarte oben aufs Deck', 'legen je eine Handkarte oben auf ihr Deck'),
  'apis-bull': lasting('hand-gold-plus-1', ({ besides }) => {
    if (besides === 0) return noOther
    return besides === 1 ? 'deine andere Karte zahlt 1 mehr' : `deine ${besides} anderen Karten zahlen je 1 mehr`
  }),
  harvest: 'je in diesem Zug gekaufter Karte eine ziehen',
  'goddess-nut': now => `den Ablagestapel in dein Deck mischen, dann ${draw(2)(now)}`,
  'burial-ceremony': 'beliebig viele Handkarten eines Sets bestatten',
  'goddess-maat': 'ziehen, bis du 3 Karten hast',
  judgment: '2 Karten deines Decks aufdecken, eine bestatten, eine opfern',
  victory: 'eine Pyramidenkarte nehmen, die höchstens so viel kostet, wie dein Grab Karten hat',
  'calcite-cup': now => `${draw(3)(now)}, dann 2 Handkarten oben auf dein Deck legen`,
  'hounds-and-jackals-game': 'Karten deines Decks aufdecken, bis du aufhörst oder zwei gleich viel zahlen',
  'mirror-case': 'eine andere Handkarte ausführen, die auf der Hand bleibt',
  'senet-game': '2 Karten ziehen, eine der Grundreihe nehmen oder eine Handkarte bestatten',

  menial: 'aus einer beliebigen Reihe kaufen oder eine Karte ablegen und eine ziehen',
  embalmer: 'eine Pyramiden- oder Handkarte opfern oder die Pyramide auffüllen',
  kite: 'eine Pyramidenkarte umdrehen, bis zu deinem nächsten Zug',
  medjay: 'ihn opfern und 4 Karten ablegen, dann eine Pyramidenkarte nehmen',
  'priestess-of-hathor': 'je 3 Karten deines Decks eine ziehen',
  'priestess-of-maat': 'deine Hand vorzeigen, dann je Art darin eine Karte ziehen',
  'priestess-of-sekhmet': 'jeder Spieler darf bis zu 3 Karten ziehen, du zuerst',
  'high-priestess-of-bastet': 'die teuerste Karte des Knochenfelds bestatten, die billigste weggeben',
  'priestess-of-nut': 'von den obersten 3 Karten deines Decks eine bestatten, eine zurückholen',
  'priest-of-anubis': now => `eine Handkarte gegen ${now.boneyard} vom Knochenfeld tauschen`,
  'priest-of-sobek': now => `ein Gegner mit 4 oder mehr Karten legt eine ab, dann ${draw(1)(now)}`,
  'priest-of-horus': 'Karten ablegen und für jede deine erste Aktion wiederholen',
  'high-priest-of-ra': now => `eine Handkarte bestatten, dann ${now.discard} zurückholen`,
  'priest-of-osiris': 'eine Karte deiner Hand oder deines Ablagestapels bestatten',
  'priest-of-thoth': 'eine beliebige Karte deines Decks bestatten',
  carpenter: 'eine Karte der Grundreihe nehmen, die höchstens 3 kostet',
  'stone-mason': 'die oberste Karte des Vorrats aufdecken, sie für 2 weniger kaufen oder opfern',
  'brick-mason': 'jeder Spieler darf die oberste Karte von Knochenfeld oder Vorrat bestatten, du zuerst',
  architect: 'ein Guthaben von 1 je Karte deines Ablagestapels, oder mit 7 Karten im Deck eine Pyramidenkarte nehmen',
  engineer: 'eine Startkarte opfern, eine Setkarte ablegen, dann die 2 billigsten Pyramidenkarten nehmen',
  overseer: 'die Aktion einer Karte in deinem Grab ausführen',
  plasterer: 'ein Gegner sucht Pyramidenkarten aus, und du gibst jedem Spieler eine',
  weaver: 'eine Karte ablegen, dann eine billigere bestatten',
  potter: 'die Aktion der Karte an der Spitze ausführen',
  'leather-worker': 'eine Handkarte gegen eine beliebige Karte deines Ablagestapels tauschen',
  'glass-blower': 'eine Handkarte opfern, dann eine Pyramidenkarte nehmen, die höchstens 2 mehr kostet',
  draughtsman: 'eine Setkarte gegen eine Pyramidenkarte tauschen; Gegner dürfen ihre oberste Ablage zurückholen',
  goldsmith: 'eine Setkarte opfern, dann eine beliebige Pyramidenkarte bestatten',
  sculptor: 'eine Setkarte vorzeigen, dann eine Pyramidenkarte ihres Sets nehmen',
  'tomb-painter': 'eine Karte ziehen, und eine mehr je in diesem Zug bestatteter Karte',
  merchant: 'bis zu 3 Karten ablegen, dann eine Pyramidenkarte nehmen, die nicht mehr kostet als sie',
  scribe: 'die obersten 4 Karten deines Decks ansehen, eine zurückholen, die anderen ordnen',
  jeweler: 'aus einer beliebigen Reihe kaufen, gleich in dein Grab',
  astrologer: '3 Karten des Vorrats aufdecken, eine bestatten, die anderen opfern',

  'oil-lamp': lasting('next-hand-plus-2', () => 'deine nächste Hand hat 2 Karten mehr'),
  'water-clock': '2 Karten des Vorrats aufdecken, eine nehmen, die andere opfern',
  'golden-throne': 'eine beliebige Pyramidenkarte nehmen; jeder Gegner zieht eine Karte',
  'crook-and-flail': 'von deinem Ablagestapel eine Karte zurückholen, eine andere bestatten',
  'canopic-shrine': 'bis zu 3 Startkarten deiner Hand bestatten',

  hatshepsut: 'ein Guthaben von 1 Gold, für einen Kauf dieses Zugs',
  'ramesses-ii': 'zwei Pyramidenkarten tauschen',
  'thutmose-iii': now => `${now.boneyard} für ${Math.max(0, now.boneyardPrice - 1)} kaufen`,
  akhenaten: 'eine Startkarte deiner Hand opfern, für ein Guthaben von 1 Gold',
  tutankhamun: now => `${now.discard} bestatten: die freie Bestattung dieses Zugs`,
  'seti-i': 'eine Handkarte oben auf dein Deck legen',
  'amenhotep-iii': now => `${draw(1)(now)}, dann eine ablegen`,
  khufu: now => (now.gaps === 1 ? 'die Lücke aus dem Vorrat füllen' : `${now.gaps} Lücken aus dem Vorrat füllen`),
  djoser: 'die oberste Karte des Vorrats ansehen und, wenn du willst, kaufen',
  'cleopatra-vii': 'ein Guthaben von 2 Gold, für einen Kauf dieses Zugs',
}
