// Rulings and historical notes of Last Rites, in German: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  menial: {
    purpose: 'Kauft auch über der Grundreihe oder tauscht eine schwache Karte gegen eine neue.',
    note: 'Beim Schein der Lampen trugen Arbeiter Korb um Korb voller Splitter aus den Königsgräbern.',
    remark:
      'Eine Besprechung nennt den Kauf genau; die andere Hälfte nennt sie nur ein leichtes Sieben, ihre genaue Form ist also von uns.',
    rulings: [
      'Wähle eine Möglichkeit, die sich ausführen lässt.',
      'Kauf: Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es. Der Knecht selbst bezahlt nichts. Verdeckte Karten können nicht gekauft werden.',
      'Zweite Möglichkeit: Das Ablegen ist Pflicht und öffentlich; ist dein Deck leer, kann die Karte wieder gezogen werden.',
      again,
    ],
  },
  embalmer: {
    purpose: 'Schafft eine Karte aus Hand oder Pyramide fort oder bringt neue zum Kaufen.',
    note: 'Die Arbeit dauerte siebzig Tage, rund vierzig davon unter einem Haufen trocknenden Natrons.',
    rulings: [
      'Wähle eine Möglichkeit, die sich ausführen lässt. Verdeckte Pyramidenkarten dürfen geopfert werden; die Pyramide bröckelt sofort.',
      'Auffüllen: Alle Lücken werden aus dem Vorrat gefüllt, die Grundreihe zuerst, wie am Ende eines Zugs. Nur wenn es eine Lücke gibt und eine Karte im Vorrat.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      again,
    ],
  },
  kite: {
    purpose: 'Hält eine Karte bis zu deinem nächsten Zug frei: So lange kann niemand sie kaufen.',
    note: 'Zwei Frauen, die Milane genannt, klagten an der Bahre in den Rollen von Isis und Nephthys.',
    rulings: [
      'Jede offene Karte aus jeder Reihe. Sie kann nicht gekauft, genommen, bestattet oder auf eine Hand getauscht werden, rutscht aber nach und darf innerhalb der Pyramide getauscht werden.',
      'Es ist eine Veränderung der Pyramide. Jeder darf verdeckte Karten jederzeit ansehen.',
      'Kosten, Sets und Aktionen verdeckter Karten zählen nicht, wo Wirkungen Pyramidenkarten vergleichen oder aufrufen.',
      'Deine verdeckten Karten werden als Allererstes in deinem nächsten Zug aufgedeckt.',
      again,
    ],
  },
  medjay: {
    purpose: 'Schützt dich von der Hand aus; im eigenen Zug bringt er für vier Karten eine beliebige.',
    note: 'Zuerst Wüstenspäher aus Nubien, wurden die Medjai zur Polizei der königlichen Nekropole.',
    rulings: [
      'Im eigenen Zug: Der Medjai kommt von den ausgelegten Karten[book-of-gates: (oder, vom Pfortenbuch aufgedeckt, von dort, und wird dann nicht abgelegt)] aufs Knochenfeld, und du brauchst 4 andere Handkarten und eine offene Pyramidenkarte. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Reaktion: immer wenn die Aktion eines Gegners dich etwas tun ließe oder deine Hand, dein Deck, deinen Ablagestapel oder dein Grab berührte. Nur dein Teil entfällt; die Karte des Gegners bleibt liegen.',
      '[plasterer:Gegen den Verputzer, der dich nennt, entfällt die ganze Aktion.]',
      'Die Aktion nennt ihre eigene Karte: Nur wer sie von der Hand spielt[book-of-gates: oder mit dem Pfortenbuch aufdeckt], führt sie aus.',
      'Im Solitär ist die Aktion des eigenen Zugs erlaubt.',
    ],
  },
  'priestess-of-hathor': {
    purpose: 'Spiele sie bei dickem Deck: Ein volles bringt mehrere Karten, ein dünnes keine.',
    note: 'Ihre Priesterinnen rasselten mit Sistren und schweren Perlenkragen, um die Göttin mit dem Klang zu erfreuen.',
    rulings: [
      'Abgerundet; mit 8 Karten im Deck ziehst du 2. Nicht erlaubt mit weniger als 3. Der Ablagestapel wird nicht eingemischt.',
      'Gezogene Karten bleiben geheim.',
      again,
    ],
  },
  'priestess-of-maat': {
    purpose: 'Belohnt eine bunte Hand mit bis zu drei Karten, zeigt sie aber allen.',
    note: 'Oberste Richter sollen ihr kleines Bild am Hals getragen haben.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      'Deine Hand wird allen gezeigt, bevor du ziehst; die gezogenen Karten bleiben geheim.',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Auch nicht erlaubt, wenn Deck und Ablagestapel beide leer sind.',
      again,
    ],
  },
  'priestess-of-sekhmet': {
    purpose: 'Alle dürfen ziehen, aber nur du kannst die neuen Karten gleich verwenden.',
    note: 'Amenophis III. ließ Hunderte Statuen dieser Löwin aufstellen, um Seuche und Krieg fernzuhalten.',
    rulings: [
      'Reihum, du zuerst; jeder entscheidet, wie viele er zieht, wenn er gesehen hat, wie viele die anderen nahmen. Ein leeres Deck gibt nichts her.',
      'Erlaubt, auch wenn niemand ziehen kann. Gezogene Karten bleiben geheim.',
      again,
    ],
  },
  'high-priestess-of-bastet': {
    purpose: 'Bestattet für dich das Beste vom Knochenfeld und gibt einem Gegner das Schlechteste.',
    note: 'Bastet war zuerst eine rasende Löwin und wurde erst später zur sanften Katze.',
    rulings: [
      'Nicht erlaubt mit weniger als 2 Karten auf dem Knochenfeld. Bei Gleichstand wählst du; Startkarten kosten 0.',
      'Nur du siehst das Knochenfeld durch; die bestattete, die weggegebene und die neue oberste Karte sind öffentlich.',
      'Den Gegner nennst du, wenn du die Karte gibst; ein geschützter bekommt nichts, und die Karte ist eine von denen, die du zurücklegst. Zurücklegen: Beliebig viele werden ausgesucht und kommen in dieser Reihenfolge nach oben; die anderen behalten darunter ihre Reihenfolge.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      '[medjay&sphinx:Medjai oder Sphinx des gewählten Gegners hält nur den zweiten Teil auf; jene Karte bleibt dann auf dem Knochenfeld.|medjay:Der Medjai des gewählten Gegners hält nur den zweiten Teil auf; jene Karte bleibt dann auf dem Knochenfeld.|sphinx:Die Sphinx des gewählten Gegners hält nur den zweiten Teil auf; jene Karte bleibt dann auf dem Knochenfeld.][offering-table: Die Opfertafel hilft nicht.]',
      again,
    ],
  },
  'priestess-of-nut': {
    purpose: 'Bestattet eine Karte gleich aus deinem Deck und gibt dir eine zweite zum Spielen.',
    note: 'Auf Särgen wird Nut gebeten, sich über den Toten zu breiten und ihn unter die Sterne zu setzen, die nie ermüden.',
    rulings: [
      'Hat dein Deck weniger Karten, mische wie beim Ziehen deinen Ablagestapel dahinter; sind es noch immer weniger, nimm, was da ist. Nicht erlaubt nur, wenn beide Stapel leer sind.',
      'Pflicht in dieser Reihenfolge; mit weniger Karten fallen die späteren Teile weg.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich. Die anderen beiden bleiben geheim.',
      again,
    ],
  },
  'priest-of-anubis': {
    purpose: 'Tauscht eine schwache Karte gegen die vom Knochenfeld, mit der du sofort spielst.',
    note: 'Am Einbalsamierungstisch trug ein Priester eine Schakalmaske und spielte den Gott.',
    remark:
      'Kosten 4 statt 3: In 4400 simulierten Partien gewann, wer ihn für 3 bekam, um ein Fünftel öfter als andere, für 4 um ein Achtel.',
    rulings: [
      'Nicht erlaubt mit leerem Knochenfeld oder leerer Hand. Die Karte vom Knochenfeld kommt auf deine Hand und ist sofort zu gebrauchen.',
      'Ein Tausch ist kein Opfer[mummified-cat:: Die Katzenmumie kann darauf nicht reagieren]. Beide Karten sind öffentlich.',
      again,
    ],
  },
  'priest-of-sobek': {
    purpose: 'Bremst einen Gegner und kostet dich selbst keine Karte.',
    note: 'In Kom Ombo teilte Sobek einen Doppeltempel mit Horus dem Älteren, und mumifizierte Krokodile lagen nahebei.',
    rulings: [
      'Nicht erlaubt, solange kein Gegner die Bedingung erfüllt. Der Gegner sucht die Karte aus, sie ist öffentlich.',
      'Du ziehst auch, wenn der Gegner geschützt ist. Ist nichts zu ziehen, ziehst du nichts.',
      '[offering-table&medjay&sphinx:Opfertafel, Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table&medjay:Opfertafel und Medjai können jeweils ihren Besitzer schützen.|offering-table&sphinx:Opfertafel und Sphinx können jeweils ihren Besitzer schützen.|medjay&sphinx:Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table:Die Opfertafel kann ihren Besitzer schützen.|medjay:Der Medjai kann seinen Besitzer schützen.|sphinx:Die Sphinx kann ihren Besitzer schützen.]',
      again,
    ],
  },
  'priest-of-horus': {
    purpose: 'Macht überzählige Karten zu Wiederholungen deiner ersten Aktion; beginne also stark.',
    note: 'In Edfu führte die Priesterschaft Jahr um Jahr den Sieg des Horus über ein Nilpferd auf.',
    rulings: [
      'Beliebig viele, auch keine; alle werden zuerst abgelegt, und später gezogene Karten erhöhen die Zahl nicht.',
      'Jede Wiederholung bringt neue Wahl. Eine unmöglich gewordene entfällt.',
      'Nicht erlaubt, bevor deine erste Aktion des Zugs beendet ist, oder wenn sie eine Dauerwirkung war oder ihre eigene Karte nennt; eine spätere Aktion tritt nicht an ihre Stelle.[carpenter: Der Zimmermann darf die wiederholte Aktion sein.]',
      'Rief deine erste Aktion eine andere Karte auf, wird die aufrufende wiederholt. Eine Karte, die noch ausgeführt wird, kann nicht erneut aufgerufen werden.',
      '[tyet-amulet:Das Tit-Amulett kann es mit neuem Ablegen wiederholen.]',
    ],
  },
  'high-priest-of-ra': {
    purpose: 'Bestattet eine Karte und bringt eine andere zurück, etwa eine eben gekaufte.',
    note: 'Der Oberste der Priesterschaft von Heliopolis trug den Titel Größter der Schauenden.',
    rulings: [
      'Nicht erlaubt mit leerer Hand oder leerem Ablagestapel. Beide Karten sind öffentlich.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  'priest-of-osiris': {
    purpose: 'Hilft dem, der zurückliegt: eine Bestattung mehr, sogar vom Ablagestapel.',
    note: 'In Abydos stellten Prozessionen Tod und Wiederkehr des Osiris dar.',
    rulings: [
      'Nur eine Karte, wie viele Gegner auch voraus sind. Alle Karten im Grab zählen. Nicht erlaubt, wenn niemand voraus ist oder du an keinem der beiden Orte eine Karte hast.',
      'Du darfst deinen Ablagestapel durchsehen und lässt seine Reihenfolge, wie sie ist. [free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Es betrifft den Gegner nicht, also schützt nichts davor.',
      again,
    ],
  },
  'priest-of-thoth': {
    purpose: 'Bestattet eine beliebige Karte deines Decks; du musst sie nicht erst ziehen.',
    note: 'In Gängen bei Hermopolis wurden Ibisse zu Hunderttausenden beigesetzt.',
    rulings: [
      'Nicht erlaubt, solange dein Deck leer ist; der Ablagestapel wird dafür nicht eingemischt. Nur du siehst das Deck an.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  carpenter: {
    purpose: 'Bringt eine billige Karte ohne Gold; dein Gold bleibt für eine andere.',
    note: 'Mit Dechsel, Säge und Drillbohrer fügten Tischler eingeführtes Zedernholz ohne einen einzigen Eisennagel.',
    rulings: [
      'Nur die Grundreihe; verdeckte Karten können nicht genommen werden. Nicht erlaubt, wenn keine passt.',
      'Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      again,
    ],
  },
  'stone-mason': {
    purpose: 'Bietet dir die nächste Karte vor allen anderen und billig an; sonst ist sie weg.',
    note: 'Kupfermeißel und Doleritkugeln gaben selbst Granit seine Form.',
    rulings: [
      'Nicht erlaubt mit leerem Vorrat. Du entscheidest, wenn du die Karte gesehen hast; kannst oder willst du nicht zahlen, wird sie geopfert.',
      'Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Die Pyramide wird nicht verändert.',
      again,
    ],
  },
  'brick-mason': {
    purpose: 'Alle dürfen eine Karte umsonst bestatten, aber du wählst zuerst.',
    note: 'Nilschlamm, Häcksel und ein Holzrahmen ergaben Ziegel, die die Sonne in wenigen Tagen trocknete.',
    rulings: [
      'Nicht erlaubt, wenn Knochenfeld und Vorrat zusammen weniger Karten haben, als Spieler da sind. Jeder darf verzichten.',
      'Die Vorratskarte sehen alle erst, wenn sie bestattet ist[medjay&sphinx:; Medjai oder Sphinx lässt sich einsetzen, statt zu wählen|medjay:; der Medjai lässt sich einsetzen, statt zu wählen|sphinx:; die Sphinx lässt sich einsetzen, statt zu wählen].',
      'Die Vorratskarte wird ungesehen gewählt und offen bestattet. Ist ein Stapel leer, kann nur der andere gewählt werden.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  architect: {
    purpose: 'Zahlt gut bei vollem Ablagestapel; bei dickem Deck bringt er dafür eine Karte.',
    note: 'Imhotep, der die erste Stufenpyramide plante, wurde später als Gott verehrt.',
    rulings: [
      'Gold: Gezählt wird, wenn die Aktion ausgeführt wird; die Zahl ist öffentlich und kann 0 sein. Das Guthaben lässt sich in diesem Zug bei einem einzigen Kauf hinzunehmen, neben Goldkarten; was nicht gebraucht wird, verfällt, und ein ungenutztes Guthaben endet mit dem Zug.',
      'Nehmen: Mische nie, um auf 7 Karten zu kommen. Nur offene Pyramidenkarten können gewählt werden; ohne eine bleibt nur das Gold. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Nur für ihr aufgedrucktes Gold benutzt ist sie keine Aktion.',
      again,
    ],
  },
  engineer: {
    purpose: 'Bringt zwei neue Karten auf einmal und schafft eine Startkarte für immer fort.',
    note: 'Nasser Sand vor dem Schlitten halbiert beinahe die Kraft, die man braucht, um eine Statue zu ziehen.',
    rulings: [
      'Nicht erlaubt ohne Startkarte, eine weitere Setkarte auf der Hand oder 2 offene Pyramidenkarten. Bei Gleichstand wählst du; aus allen Reihen.',
      'Nimm eine nach der anderen; nach jeder bröckelt die Pyramide.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      again,
    ],
  },
  overseer: {
    purpose: 'Lässt eine Karte im Grab wieder arbeiten: Starke Aktionen sind dort nicht verloren.',
    note: 'Das Arbeitstagebuch von Deir el-Medina entschuldigt einen Mann, weil er Bier braute.',
    rulings: [
      'Die Karte im Grab bleibt, wo sie ist; auch Startkarten und Unikate dürfen gewählt werden. Ihre Aktion muss möglich sein.',
      'Reaktionskarten und Aktionen, die ihre eigene Karte nennen, können nicht gewählt werden. Eine Karte, die gerade ausgeführt wird, kann nicht erneut aufgerufen werden; eine Schleife gibt es also nicht.',
      'Als in diesem Zug ausgeführte Aktion zählt nur der Aufseher. Im Solitär muss auch die aufgerufene Aktion erlaubt sein.',
      again,
    ],
  },
  plasterer: {
    purpose: 'Alle bekommen eine Karte, aber du bestimmst, wer welche.',
    note: 'Gipsputz glättete den rissigen Fels, bevor ein Maler beginnen konnte.',
    rulings: [
      'Nicht erlaubt bei weniger offenen Pyramidenkarten als Spielern. Verdeckte Karten können nicht ausgesucht werden.',
      'Der Gegner sucht zuerst alle aus, eine nach der anderen. Dann gibst du reihum jedem Spieler eine, dir selbst zuerst: Wähle die Karte, dann darf sich jener Spieler schützen, dann wandert sie, und die Pyramide bröckelt. Eine abgewehrte Karte bleibt offen liegen und wird niemandem gegeben. Nichts hiervon ist ein Nehmen.',
      '[medjay&sphinx:Benutzt der genannte Gegner Medjai oder Sphinx, entfällt die ganze Aktion; bei einem anderen Spieler bleibt nur dessen Karte in der Pyramide.|medjay:Benutzt der genannte Gegner den Medjai, entfällt die ganze Aktion; bei einem anderen Spieler bleibt nur dessen Karte in der Pyramide.|sphinx:Benutzt der genannte Gegner die Sphinx, entfällt die ganze Aktion; bei einem anderen Spieler bleibt nur dessen Karte in der Pyramide.]',
      again,
    ],
  },
  weaver: {
    purpose: 'Eine Bestattung mehr; die teurere Karte, die du dafür ablegst, bleibt dir.',
    note: 'Das feinste Königsleinen war so dünn, dass die Haut durchschien.',
    rulings: [
      'Du brauchst zwei Handkarten mit verschiedenen Kosten; billiger heißt geringere aufgedruckte Kosten als die abgelegte. Beide sind öffentlich.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  potter: {
    purpose: 'Nutzt eine Karte, die noch niemandem gehört: Die Spitze arbeitet für dich.',
    note: 'Chnum, so hieß es, formte jedes Kind auf seiner Töpferscheibe.',
    rulings: [
      'Nicht erlaubt, wenn die Spitze leer oder verdeckt ist oder ihre Aktion eine Reaktion ist, die eigene Karte nennt oder jetzt nicht möglich ist. Die Karte bleibt in der Pyramide, wenn ihre Aktion sie nicht bewegt.',
      'Eine Karte, die gerade ausgeführt wird, kann nicht erneut aufgerufen werden: Ein zweiter Töpfer an der Spitze hat nichts aufzurufen.',
      'Als in diesem Zug ausgeführte Aktion zählt nur der Töpfer. Im Solitär muss auch die aufgerufene Aktion erlaubt sein.',
      again,
    ],
  },
  'leather-worker': {
    purpose: 'Tauscht eine schwache Karte gegen die beste, die du abgelegt oder eben gekauft hast.',
    note: 'In Öl geschmeidig gemachte Häute wurden zu Sandalen, Köchern und Wagenriemen.',
    rulings: [
      'Nicht erlaubt mit leerer Hand oder leerem Ablagestapel. Du siehst den Stapel allein durch; deine Karte kommt an die Stelle der anderen.',
      'Beide Karten werden allen gezeigt. Ein Tausch ist kein Ablegen.',
      again,
    ],
  },
  'glass-blower': {
    purpose: 'Macht eine Karte etwas besser: Selbst aus einer Startkarte wird eine billige.',
    note: 'Pharaonisches Glas wurde um einen Kern aus Ton gewickelt; durch ein Rohr geblasen hat man es erst bei den Römern.',
    rulings: [
      'Das Nehmen ist Pflicht: Du darfst nur eine Karte opfern, wenn du danach eine passende offene Pyramidenkarte nehmen kannst. Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      again,
    ],
  },
  draughtsman: {
    purpose: 'Holt jede Pyramidenkarte gleich auf deine Hand, aber auch die Gegner haben etwas davon.',
    note: 'Umrisse wurden rot skizziert und dann von einem Meister schwarz verbessert.',
    rulings: [
      'Jede offene Pyramidenkarte, auch ein Unikat; sie kommt auf deine Hand und ist sofort zu gebrauchen. Deine Karte nimmt ihren Platz ein, nichts rutscht nach, und es ist eine Veränderung der Pyramide.',
      'Die Gegner entscheiden reihum; ein leerer Ablagestapel gibt nichts her.',
      'Ein Tausch ist weder Kaufen noch Nehmen. [tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.]',
    ],
  },
  goldsmith: {
    purpose: 'Bringt selbst die teuerste Pyramidenkarte gleich in dein Grab.',
    note: 'Gold hieß das Fleisch der Götter.',
    rulings: [
      'Nicht erlaubt ohne weitere Setkarte auf der Hand oder ohne offene Pyramidenkarte. Aus jeder Reihe; die Pyramide bröckelt sofort.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  sculptor: {
    purpose: 'Eine Karte eines Sets zu zeigen genügt, um ohne Gold noch eine zu bekommen.',
    note: 'Der Titel des Bildhauers bedeutete: der am Leben erhält.',
    rulings: [
      'Die vorgezeigte Karte bleibt auf deiner Hand und darf ganz normal verwendet werden. Nur offene Pyramidenkarten können gewählt werden; passt keine, ist die Aktion nicht erlaubt.',
      'Aus jeder Reihe, auch derselbe Titel. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      again,
    ],
  },
  'tomb-painter': {
    purpose: 'Bringt nach vielen Bestattungen am meisten; bestatte also zuerst.',
    note: 'Ein Netz aus Quadraten gab jeder gemalten Figur dieselben Maße.',
    rulings: [
      'Zählt [free-entombing:deine freie Bestattung und ]Karten, die deine Aktionen von irgendwoher bestattet haben, seit Beginn des Zugs.',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      again,
    ],
  },
  merchant: {
    purpose: 'Mehrere billige Karten ergeben zusammen eine teure, und sie bleiben dir.',
    note: 'Münzen gab es nicht: Man rechnete Preise in Deben, einem Gewicht Kupfer.',
    rulings: [
      'Mindestens eine Karte; Startkarten zählen 0. Zähle die aufgedruckten Kosten zusammen. Nicht erlaubt, wenn keine offene Pyramidenkarte passte. Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Alle diese Karten sind öffentlich.',
      again,
    ],
  },
  scribe: {
    purpose: 'Findet von vier Karten die beste für jetzt und ordnet deine nächsten.',
    note: 'Schuljungen schrieben einen Text ab, der über jeden Beruf spottet, nur nicht über den des Schreibers.',
    rulings: [
      'Hat dein Deck weniger Karten, mische wie beim Ziehen deinen Ablagestapel dahinter; sind es noch immer weniger, nimm, was da ist. Nicht erlaubt nur, wenn beide Stapel leer sind.',
      'Niemand sonst sieht eine dieser Karten.',
      again,
    ],
  },
  jeweler: {
    purpose: 'Was er kauft, zählt sofort: Es muss nicht erst auf deine Hand kommen.',
    note: 'Perlenmacher des Neuen Reichs drehten mehrere Bohrer zugleich mit einem einzigen Bogen.',
    rulings: [
      'Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es.',
      'Nicht erlaubt, wenn keine Karte dort bezahlt werden kann.',
      'Verdeckte Karten können nicht gekauft werden. Die Pyramide bröckelt sofort. [free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  astrologer: {
    purpose: 'Bestattet die beste von drei Karten, die noch niemand gesehen hat.',
    note: 'Stundenbeobachter auf den Tempeldächern lasen die Nacht an sechsunddreißig Sterngruppen ab.',
    rulings: [
      'Nicht erlaubt mit leerem Vorrat; mit weniger Karten nimm, was da ist. Die geopferten kommen in der Reihenfolge aufs Knochenfeld, die du wählst.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Die Pyramide wird nicht verändert.',
      again,
    ],
  },
}
