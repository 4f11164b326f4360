// Rulings and historical notes of the premium edition, in German: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  sistrum: {
    purpose: 'Behalte es auf der Hand: Nimmt ein Gegner eine Karte ohne Kauf, ziehst du zwei.',
    note: 'Man verglich sein Rascheln mit Papyrusstängeln, die man für Hathor schüttelte.',
    rulings: [
      'Nur im Zug eines Gegners und nur für Karten, die eine Aktion genommen hat; Käufe, Bestattungen aus der Pyramide und Tausche zählen nicht.',
      'Wird gespielt, wenn die Karte fort und die Pyramide gebröckelt ist. Geht dein Deck aus, mische deinen Ablagestapel samt dem Sistrum.',
      'Eine Reaktion ist keine Aktion: Sie wird im Zug eines Gegners von der Hand gespielt und kann weder wiederholt noch von einer anderen Karte aufgerufen werden.',
    ],
  },
  'oil-lamp': {
    purpose: 'Hilft heute noch nicht, macht aber deinen nächsten Zug groß.',
    note: 'Dochte aus gedrehtem Leinen wurden den Grabarbeitern Tag für Tag zugezählt.',
    rulings: [
      'Im letzten Schritt dieses Zugs ziehst du 7 Karten statt 5; gehen die Karten aus, so viele du kannst.',
      'Dauerwirkung: Sie endet mit dem Zug, [tyet-amulet&priest-of-horus:Tit-Amulett und Priester des Horus können sie nicht wiederholen, |tyet-amulet:das Tit-Amulett kann sie nicht wiederholen, |priest-of-horus:der Priester des Horus kann sie nicht wiederholen, ]und ein zweites Exemplar bringt nichts hinzu.',
    ],
  },
  'water-clock': {
    purpose: 'Gibt dir die bessere von zwei Karten, die noch niemand gesehen hat.',
    note: 'Die älteste bekannte, aus Karnak, tropfte unter Amenophis III. die Stunden der Nacht ab.',
    rulings: [
      'Nicht erlaubt mit leerem Vorrat; gibt es nur eine Karte, wird sie genommen. Die genommene kommt oben auf deinen Ablagestapel.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Die Pyramide wird nicht verändert.',
      again,
    ],
  },
  'golden-throne': {
    purpose: 'Bringt jede Pyramidenkarte ohne Gold, aber die Gegner haben eine Karte mehr.',
    note: 'Auf der Lehne von Tutanchamuns Thron salbt ihn seine Königin unter den Strahlen des Aton.',
    rulings: [
      'Nur offene Pyramidenkarten können gewählt werden; passt keine, ist die Aktion nicht erlaubt.',
      'Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Die Gegner ziehen reihum und müssen ziehen, wenn sie können; ein geschützter zieht nicht.',
      again,
    ],
  },
  'crook-and-flail': {
    purpose: 'Bringt eine abgelegte Karte zurück ins Spiel und eine andere gleich ins Grab.',
    note: 'Hirtenstab und Geißel, die Zeichen des Osiris, lagen gekreuzt auf der Brust des Königs.',
    rulings: [
      'Nicht erlaubt mit weniger als 2 Karten im Ablagestapel. Nur du siehst ihn durch, seine Reihenfolge bleibt.',
      'Beide Karten werden allen gezeigt.[free-entombing: Die freie Bestattung wird dadurch nicht verbraucht.]',
      again,
    ],
  },
  'canopic-shrine': {
    purpose: 'Macht Startkarten zu Punkten und dünnt zugleich dein Deck aus.',
    note: 'Vier vergoldete Göttinnen breiten die Arme um den Kanopenkasten Tutanchamuns.',
    rulings: [
      'Mindestens eine; nicht erlaubt ohne Startkarte auf der Hand.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
}
