// Rulings and notes on the pharaohs, in German.
import type { CardNotes } from '../../../../messages/words.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  hatshepsut: {
    purpose: 'Spart dir in jedem Zug ein Gold, oft gerade das, das noch fehlt.',
    note: 'Ihre Schiffe fuhren nach Punt und kamen mit Myrrhenbäumen, Ebenholz und Pavianen heim.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Sie hinterlässt ein Guthaben von 1 für einen Kauf dieses Zugs, auch durch eine Aktion.',
    ],
  },
  'ramesses-ii': {
    purpose: 'Holt eine Karte in die Grundreihe herunter, wo du sie kaufen kannst.',
    note: 'In sechsundsechzig Jahren Herrschaft setzte er seinen Namen auf mehr Bauten als jeder andere König.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Auf beiden Plätzen muss eine Karte liegen; verdeckte dürfen getauscht werden. Nichts rutscht nach.',
      'Es ist eine Veränderung der Pyramide.',
    ],
  },
  'thutmose-iii': {
    purpose: 'Macht das Knochenfeld zum zweiten Markt: Was andere opfern, kannst du kaufen.',
    note: 'Seine Annalen in Karnak verzeichnen die Beute von rund siebzehn Feldzügen.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es.',
      'Die Karte kommt oben auf deinen Ablagestapel. Es ist ein Kauf, aber keine Veränderung der Pyramide. Nicht möglich mit leerem Knochenfeld.',
    ],
  },
  akhenaten: {
    purpose: 'Dünnt dein Deck Zug um Zug aus, und jede Startkarte zahlt ein letztes Mal.',
    note: 'Er verlegte den Hof in eine neue Stadt und ließ neben Aton keinen anderen Gott gelten.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Das Guthaben lässt sich in diesem Zug bei einem einzigen Kauf hinzunehmen, neben Goldkarten; was nicht gebraucht wird, verfällt, und ein ungenutztes Guthaben endet mit dem Zug.',
    ],
  },
  tutankhamun: {
    purpose: 'Bestattet eine Karte noch in dem Zug, in dem du sie kaufst.',
    note: 'Sein kleines Grab bewahrte mehr als fünftausend Gegenstände über dreitausend Jahre lang.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Sie verbraucht die freie Bestattung, ist also danach nicht möglich, und nicht im Meister-Solitär, das keine hat.',
      'Die oberste Karte ist öffentlich; gleich nach einem Kauf ist es die eben gekaufte. Nicht möglich mit leerem Ablagestapel.',
    ],
  },
  'seti-i': {
    purpose: 'Hebt dir jeden Zug eine gute Karte für den nächsten auf.',
    note: 'Mit fast 140 Metern gehört sein Grab zu den längsten und schönsten im Tal.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Niemand sonst sieht, welche Karte es ist. Ausgelegte Karten können nicht gewählt werden.',
    ],
  },
  'amenhotep-iii': {
    purpose: 'Tauscht jeden Zug deine schwächste Karte gegen eine neue.',
    note: 'Ein langer Frieden bezahlte den Tempel von Luxor und die beiden Riesen von Kom el-Hetan.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Die abgelegte Karte darf die eben gezogene sein und ist öffentlich. Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
    ],
  },
  khufu: {
    purpose: 'Füllt Lücken, solange du am Zug bist: Die neuen Karten kannst du zuerst kaufen.',
    note: 'Mehr als zwei Millionen Blöcke gingen in seine Pyramide von Gizeh.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Fülle jede Lücke aus dem Vorrat, die Grundreihe zuerst. Nur wenn es eine Lücke gibt und eine Karte im Vorrat.[ibex-statue: Die Steinbockfigur kann nicht darauf reagieren.]',
    ],
  },
  djoser: {
    purpose: 'Nur du siehst die nächste Karte und darfst sie kaufen, noch bevor sie ausliegt.',
    note: 'Seine Stufenpyramide in Sakkara ist der älteste große Bau aus behauenem Stein.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Nur du siehst die Karte. Kaufst du sie nicht sofort, bleibt sie oben auf dem Vorrat, von den anderen ungesehen.',
      'Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es.',
      'Es ist keine Veränderung der Pyramide. Nicht möglich mit leerem Vorrat.',
    ],
  },
  'cleopatra-vii': {
    purpose: 'Hilft beim Aufholen: Solange das Grab eines Gegners voller ist, kaufst du billiger.',
    note: 'Plutarch sagt, sie habe viele Sprachen gesprochen und als Erste ihres Hauses Ägyptisch gelernt.',
    rulings: [
      'Einmal pro Zug, im eigenen Zug, im Schritt des Kartenspielens. Die Kraft ist keine Aktion: Sie kann nicht wiederholt, aufgerufen oder aufgehoben werden und zählt nie als deine erste Aktion.',
      'Verglichen wird, wenn du die Kraft gebrauchst, die ein Guthaben von 2 für einen Kauf dieses Zugs hinterlässt; spätere Änderungen zählen nicht. Alle Karten im Grab zählen und sind öffentlich.',
      'Niemand ist davon betroffen, also schützt nichts davor.',
    ],
  },
}
