// Rulings and historical notes of the base game, in German: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  shabti: {
    purpose: 'Holt eine Karte herunter, damit du sie kaufen kannst, oder nimmt anderen eine weg.',
    note: 'Mumienförmige Helfer wie diese sollten beim Aufruf antworten und die Feldarbeit des nächsten Lebens tun.',
    rulings: [
      'Wähle eine der Möglichkeiten; was sich nicht ausführen lässt, darf nicht gewählt werden.',
      'Tauschen: Auf beiden Plätzen muss eine Karte liegen, leere Plätze zählen nicht. Nichts rutscht nach, nichts wird entfernt, aber es ist eine Veränderung der Pyramide.',
      'Verdeckte Karten dürfen getauscht werden (sie bleiben verdeckt) und dürfen geopfert werden.',
      'Opfern: aus jeder Reihe; die Pyramide bröckelt sofort. Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Beides ist öffentlich. [tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.]',
    ],
  },
  urn: {
    purpose: 'Hebt eine gute Karte für deinen nächsten Zug auf, statt sie jetzt abzulegen.',
    note: 'Versiegelte Gefäße hielten Öl, Wein und Korn für eine Reise ohne Ende bereit.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      'Die Gegner sehen, dass eine Karte zurückgelegt wurde, aber nicht, welche.',
      'Geht auch mit leerem Deck: Die Karte ist dann das ganze Deck.',
      again,
    ],
  },
  'box-of-food': {
    purpose: 'Kostet dich keine Karte: Eine neue aus deinem Deck ersetzt sie.',
    note: 'Rinderkeulen und gebratene Enten lagen in passend geschnitzten Holzkästen, damit der Ka nie hungere.',
    rulings: [
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      'Gezogene Karten bleiben geheim.',
      again,
    ],
  },
  'offering-table': {
    purpose: 'Tauscht eine schwache Karte gegen eine neue und schützt deine Hand vor anderen.',
    note: 'Steintische mit gemeißelten Broten und Krügen speisten die Toten noch, als das echte Brot längst ausging.',
    remark:
      'Die Reaktion stimmt genau. Eine Aktion für den eigenen Zug nennt das Regelheft nicht; der erste Satz ist von uns.',
    rulings: [
      'Im eigenen Zug: Das Opfern ist Pflicht, du brauchst also eine weitere Handkarte. Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Auch nicht erlaubt, wenn Deck und Ablagestapel beide leer sind.',
      'Reaktion: nur gegen die Aktion eines Gegners, die dich eine Handkarte ablegen oder opfern ließe; ihre ganze Wirkung auf dich entfällt, andere Spieler trifft sie trotzdem.',
      'Reaktion: Die Karte wird vorgezeigt und kommt zurück auf die Hand, sie kann dich im selben Zug also noch einmal schützen.',
      'Reaktion: Sie hilft nicht gegen [statue-of-bastet&spear:die Statue der Bastet, den Speer oder andere |statue-of-bastet:die Statue der Bastet oder andere |spear:den Speer oder andere ]Wirkungen, die deine Handkarten weder ablegen noch opfern lassen.',
      '[tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können die Aktion des eigenen Zugs wiederholen, die Reaktion nicht.|tyet-amulet:Das Tit-Amulett kann die Aktion des eigenen Zugs wiederholen, die Reaktion nicht.|priest-of-horus:Der Priester des Horus kann die Aktion des eigenen Zugs wiederholen, die Reaktion nicht.]',
    ],
  },
  'inner-sarcophagus': {
    purpose:
      '[free-entombing:Damit bestattest du zwei Karten in einem Zug: Die freie Bestattung bleibt dir.|:Damit bestattest du eine Karte.]',
    note: 'Allein der innerste Sarg Tutanchamuns enthält rund 110 Kilogramm Gold.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  'middle-sarcophagus': {
    purpose: 'Bringt zwei neue Karten und nimmt dir die ab, die du am wenigsten brauchst.',
    note: 'Die ineinandergestellten Särge eines Königs passten so genau, dass kaum ein Finger dazwischenging.',
    rulings: [
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      'Du legst eine Karte deiner ganzen Hand ab, nicht unbedingt eine eben gezogene; die abgelegte Karte ist öffentlich.',
      again,
    ],
  },
  'outer-sarcophagus': {
    purpose: 'Eine Bestattung mehr, und zwei Karten, wenn ein anderer Titel des Sets im Grab liegt.',
    note: 'Der Granitsarkophag des Cheops ist breiter als der Gang, der zu ihm führt: Er stand da, bevor das Dach darauf kam.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Ein anderer heißt: der Innere oder der Mittlere Sarkophag; ein durch dieselbe Aktion bestatteter zählt, ein zweiter Äußerer Sarkophag nicht.',
      'Ohne eine solche Karte entfällt der zweite Satz. Ist die Bedingung erfüllt, lässt sich aber keine Karte ziehen, ist die Aktion trotzdem erlaubt.',
      again,
    ],
  },
  'imseti-canopic-jar': {
    purpose: 'Macht aus einer Karte zwei: So kannst du in diesem Zug mehr bezahlen oder mehr tun.',
    note: 'Der menschenköpfige Amset bewahrte die Leber, unter der Obhut der Isis.',
    rulings: [
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      'Gezogene Karten bleiben geheim.',
      again,
    ],
  },
  'qebehsenuef-canopic-jar': {
    purpose: 'Kostet Gegner eine Karte für immer; nur wer kaum noch Karten hat, behält sie.',
    note: 'Der falkenköpfige Kebechsenuef hütete die Eingeweide; sein Name beginnt mit dem Zeichen des gießenden Wasserkrugs.',
    remark: 'Gold 2 folgt einer Besprechung, die von ein paar Gold („a couple“) spricht.',
    rulings: [
      'Es zählen Hand, Deck und Ablagestapel zusammen; Grab und Knochenfeld zählen nicht.',
      'Die Gegner handeln reihum und wählen ihre Karte selbst, wenn der Text nichts anderes sagt; wie viele Karten jemand auf der Hand und insgesamt hat, ist öffentlich.',
      'Nicht erlaubt, solange kein Gegner die Bedingung erfüllt.',
      '[offering-table&medjay&sphinx:Opfertafel, Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table&medjay:Opfertafel und Medjai können jeweils ihren Besitzer schützen.|offering-table&sphinx:Opfertafel und Sphinx können jeweils ihren Besitzer schützen.|medjay&sphinx:Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table:Die Opfertafel kann ihren Besitzer schützen.|medjay:Der Medjai kann seinen Besitzer schützen.|sphinx:Die Sphinx kann ihren Besitzer schützen.]',
      'Jede geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; deine eigene Katzenmumie darf sich eine davon nehmen].',
      again,
    ],
  },
  'duamutef-canopic-jar': {
    purpose: 'Lässt Gegnern weniger für ihren nächsten Zug, aber nie weniger als drei Karten.',
    note: 'Der schakalköpfige Duamutef wachte über den Magen und den Osten.',
    rulings: [
      'Die Gegner handeln reihum und wählen ihre Karte selbst, wenn der Text nichts anderes sagt; wie viele Karten jemand auf der Hand und insgesamt hat, ist öffentlich.',
      'Nicht erlaubt, solange kein Gegner die Bedingung erfüllt.',
      'Wegen dieser Grenze bringt auch mehrfacher Gebrauch keine Hand unter 3 Karten.',
      '[offering-table&medjay&sphinx:Opfertafel, Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table&medjay:Opfertafel und Medjai können jeweils ihren Besitzer schützen.|offering-table&sphinx:Opfertafel und Sphinx können jeweils ihren Besitzer schützen.|medjay&sphinx:Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table:Die Opfertafel kann ihren Besitzer schützen.|medjay:Der Medjai kann seinen Besitzer schützen.|sphinx:Die Sphinx kann ihren Besitzer schützen.]',
      'Die abgelegte Karte kommt oben auf den eigenen Ablagestapel jenes Gegners und ist öffentlich.',
      again,
    ],
  },
  'hopi-canopic-jar': {
    purpose: 'Holt genau die Karte, die du jetzt brauchst, wenn sie noch in deinem Deck liegt.',
    note: 'Der paviansköpfige Hapi hielt Wache über die Lungen.',
    rulings: [
      'Nicht erlaubt, solange dein Deck leer ist; der Ablagestapel wird dafür nicht eingemischt.',
      'Nur du siehst das Deck an, und die gewählte Karte bleibt geheim.',
      again,
    ],
  },
  'heart-scarab-amulet': {
    purpose: 'Tauscht eine Karte im Grab gegen eine bessere; mit der alten kannst du wieder spielen.',
    note: 'Sein Spruch bat das Herz, beim Wiegen nicht gegen seinen Besitzer auszusagen.',
    rulings: [
      'Beides ist Pflicht: Du brauchst eine Karte im Grab und eine andere Karte auf der Hand. Eine andere heißt eine andere Karte; eine zweite mit demselben Titel ist erlaubt.',
      'Danach liegen so viele Karten in deinem Grab wie zuvor.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Beide Karten sind öffentlich. Die zurückgeholte Karte darf in diesem Zug ganz normal verwendet werden, auch für ihre Aktion.',
      '[tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.] Das hat ein Ende, weil bei jedem Gebrauch eine Karte ausgelegt bleibt.',
    ],
  },
  'tyet-amulet': {
    purpose: 'Wiederholt deine beste Aktion dieses Zugs; spiele es also spät.',
    note: 'Den Isisknoten schnitt man meist aus rotem Stein wie Karneol oder Jaspis.',
    rulings: [
      'Wähle eine beliebige Karte, deren Aktion du in diesem Zug gespielt und beendet hast; alle ihre Teile und Kosten werden mit neuer Wahl noch einmal ausgeführt. Geht das nicht, ist es nicht erlaubt.',
      'Als Gold verwendete Karten[free-entombing:, die freie Bestattung] und die Kräfte der Pharaonen sind keine Aktionen.',
      'Nicht möglich: Reaktionen, Dauerwirkungen und Aktionen, die ihre eigene Karte nennen.',
      'Ein Tit-Amulett kann kein Tit-Amulett wiederholen. Ruft die gewählte Aktion weitere Karten auf, so kann eine Karte, die noch ausgeführt wird, nicht erneut aufgerufen werden; eine Schleife gibt es also nicht.',
      '[priest-of-horus:Der Priester des Horus kann es nie wiederholen, denn es ist nie die erste Aktion eines Zugs.]',
    ],
  },
  'wadj-amulet': {
    purpose: 'Lässt dich eine Karte noch in dem Zug verwenden, in dem du sie kaufst.',
    note: 'Als grüner Papyrusstängel geschnitten, verhieß es bleibende Jugend und Kraft.',
    rulings: [
      'Nicht erlaubt mit leerem Ablagestapel; dessen oberste Karte ist für alle sichtbar.',
      'Gleich nach einem Kauf ist das die eben gekaufte Karte, die du dann noch im selben Zug verwenden kannst.',
      '[tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.] Sich selbst kann es nie zurückholen, denn ausgelegte Karten sind nicht im Ablagestapel.',
    ],
  },
  'djed-pillar-amulet': {
    purpose: 'Bringt dir ohne Gold eine weitere Karte eines Sets, das im Grab begonnen ist.',
    note: 'Der Djed-Pfeiler stand für das Rückgrat des Osiris und für alles, was dauert.',
    rulings: [
      'Nur offene Pyramidenkarten können gewählt werden; passt keine, ist die Aktion nicht erlaubt.',
      'Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Aus jeder Reihe. Zeige die Karte desselben Sets in deinem Grab. Startkarten und Unikate gehören zu keinem Set.',
      'Auch derselbe Titel ist erlaubt.',
      again,
    ],
  },
  'weres-amulet': {
    purpose: 'Kauft Karten, an die sonst noch niemand kommt, sogar die Spitze, und das billiger.',
    note: 'Eine Kopfstütze, so groß wie ein Daumennagel, an den Nacken gelegt, damit das Haupt sich wieder hebe.',
    rulings: [
      'Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es.',
      'Nicht erlaubt, wenn keine Karte dort bezahlt werden kann.',
      'Verdeckte Karten können nicht gekauft werden. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      again,
    ],
  },
  'book-of-gates': {
    purpose: 'Eine Überraschung, die umso mehr hilft, je stärker die Aktionen in deinem Deck sind.',
    note: 'Es teilt die Nachtfahrt der Sonne in Stunden, jede von einem bewachten Tor verschlossen.',
    rulings: [
      'Mit leerem Deck mische zuerst deinen Ablagestapel; nicht erlaubt nur, wenn beide leer sind.',
      'Die aufgedeckte Aktion muss ausgeführt werden, wenn das möglich ist, auch wenn sie dir nicht gefällt; ihr Gold ist nicht zu gebrauchen[free-entombing:, und frei bestattet werden kann sie nicht].',
      'Reaktionskarten, nicht ausführbare Aktionen und Karten, die noch ausgeführt werden, werden einfach abgelegt.[burial-mask: Eine Totenmaske, die sich selbst bestattet, wird nicht mehr abgelegt.]',
      'Die aufgedeckte Karte liegt beiseite, bis ihre Aktion zu Ende ist; sie kann also durch sie weder eingemischt noch erneut aufgedeckt werden: Die Kette endet spätestens mit deiner letzten Karte.',
      'Als in diesem Zug ausgeführte Aktion zählt nur das Pfortenbuch, nicht die aufgedeckte Karte. [tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.]',
    ],
  },
  'book-of-the-earth': {
    purpose: 'Macht aus einer gekauften Karte ohne Gold eine viel teurere; Startkarten taugen nicht.',
    note: 'Die vollständigste Fassung wurde in der Grabkammer Ramses’ VI. gemalt.',
    rulings: [
      'Das Nehmen ist Pflicht: Du darfst nur eine Karte opfern, wenn du danach eine passende offene Pyramidenkarte nehmen kannst. Für eine Startkarte (Kosten 0) gibt es in der Regel keine.',
      'Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      again,
    ],
  },
  'book-of-the-heavens': {
    purpose: 'Bestattet eine abgelegte Karte, ohne dass du sie erst wieder ziehen musst.',
    note: 'An den Decken der Gräber verschluckt die Himmelsgöttin die Abendsonne und gebiert sie am Morgen neu.',
    rulings: [
      'Nicht erlaubt bei weniger als 5 Karten im Stapel; wie viele es sind, ist öffentlich.',
      'Du siehst den Stapel allein durch und lässt seine Reihenfolge, wie sie ist. [free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Auch eine in diesem Zug gekaufte Karte darf gewählt werden.',
      again,
    ],
  },
  'book-of-the-dead': {
    purpose: 'Bringt eine Karte ins Grab, die du weder kaufen noch ziehen musst.',
    note: 'Seine Besitzer nannten diese Sammlung von Sprüchen das Herausgehen am Tage.',
    rulings: [
      'Alle Reihen zählen, verdeckte Karten nicht; bei Gleichstand wählst du. Nicht erlaubt ohne offene Karte in der Pyramide.',
      'Die Karte berührt deinen Ablagestapel nicht, und die Pyramide bröckelt sofort.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  'book-of-the-netherworld': {
    purpose: 'Eine geschenkte Karte, die noch niemand kennt; die Pyramide bleibt, wie sie ist.',
    note: 'Besser bekannt als Amduat, verzeichnet es die zwölf Stunden der Nacht.',
    rulings: [
      'Nicht erlaubt mit leerem Vorrat. Die Karte ist öffentlich und kommt oben auf deinen Ablagestapel.',
      'Die Pyramide wird dadurch nicht verändert.',
      again,
    ],
  },
  'book-of-traversing-eternity': {
    purpose: 'Macht aus einem teuren Kauf zwei Karten: Eine billigere kommt ohne Gold dazu.',
    note: 'Eine späte Schriftrolle, die ihren Leser ewig durch die Tempel und Feste Ägyptens wandeln ließ.',
    rulings: [
      'Nach mehreren Käufen vergleiche mit der teuersten gekauften Karte; es zählen die aufgedruckten Kosten, nicht was du bezahlt hast.',
      'Nur offene Pyramidenkarten können gewählt werden; passt keine, ist die Aktion nicht erlaubt.',
      'Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Nur Käufe aus der Pyramide zählen, auch durch Aktionen; aus Vorrat oder Knochenfeld gekaufte und genommene Karten nicht.',
      again,
    ],
  },
  'statue-of-anubis': {
    purpose: 'Was zuletzt aufs Knochenfeld kam, wird ohne Gold deins.',
    note: 'Der Schakalgott wachte über die Einbalsamierung und führte die Toten zur Waage.',
    rulings: [
      'Nicht erlaubt mit leerem Knochenfeld; nur dessen oberste Karte kann genommen werden, auch eine Startkarte.',
      'Die Karte kommt oben auf deinen Ablagestapel. Die Pyramide wird nicht verändert.',
      again,
    ],
  },
  'statue-of-bastet': {
    purpose: 'Gegner müssen dir Karten geben, meist schwache, und haben selbst weniger zu spielen.',
    note: 'Wenn man Herodot glauben darf, kamen zu ihrem Fest in Bubastis ganze Schiffsladungen von Menschen.',
    rulings: [
      'Es zählen Hand, Deck und Ablagestapel zusammen; das Grab zählt nicht.',
      'Die Gegner handeln reihum und wählen ihre Karte selbst, wenn der Text nichts anderes sagt; wie viele Karten jemand auf der Hand und insgesamt hat, ist öffentlich.',
      'Nicht erlaubt, solange kein Gegner die Bedingung erfüllt.',
      'Die Karten werden reihum eine nach der anderen offen auf deinen Stapel gelegt.',
      '[offering-table:Die Opfertafel hilft nicht (nichts wird abgelegt oder geopfert).][medjay&sphinx: Medjai und Sphinx helfen.|medjay: Der Medjai hilft.|sphinx: Die Sphinx hilft.]',
      again,
    ],
  },
  'statue-of-sobek': {
    purpose: 'Schafft dir eine schwache Karte vom Hals und macht mit ihr einen Kauf billiger.',
    note: 'In Krokodilopolis, so erzählten Reisende, behängten Priester die zahmen Krokodile mit Gold und Glas.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Der Kauf ist freiwillig und muss sofort, als Teil der Aktion, geschehen. Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es.',
      'Eine geopferte Startkarte bringt also einen Nachlass von 1. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      again,
    ],
  },
  'statue-of-horus': {
    purpose: 'Bringt dir fast jede Pyramidenkarte ohne Gold, egal, wie hoch sie liegt.',
    note: 'Jeder lebende König herrschte als Horus, der Falke des Himmels.',
    rulings: [
      'Nur offene Pyramidenkarten können gewählt werden; passt keine, ist die Aktion nicht erlaubt.',
      'Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      again,
    ],
  },
  'statue-of-isis': {
    purpose: 'Holt deine beste abgelegte Karte zurück, auch eine, die du gerade gekauft hast.',
    note: 'Sie sammelte die verstreuten Glieder des Osiris und fächelte ihm mit ihren Flügeln wieder Atem zu.',
    rulings: [
      'Nicht erlaubt mit leerem Ablagestapel. Nur du siehst ihn durch, seine Reihenfolge bleibt; die gewählte Karte wird allen gezeigt.',
      '[tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.] Sich selbst kann sie nicht zurückholen, denn ausgelegte Karten sind nicht im Ablagestapel.',
    ],
  },
  'statue-of-osiris': {
    purpose:
      '[free-entombing:Mit der freien Bestattung bringt sie bis zu drei Karten in einem Zug ins Grab.|:Sie bringt bis zu zwei Karten in einem Zug ins Grab.]',
    note: 'Ermordet und wieder ganz gemacht, herrschte er über die seligen Toten.',
    rulings: [
      'Die zweite Karte ist freiwillig, die erste nicht. Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  'statue-of-thoth': {
    purpose: 'Macht aus einer armen Hand eine reiche: Selbst eine Startkarte zahlt dann 4.',
    note: 'Der ibisköpfige Gott der Schrift hielt das Urteil über jedes Herz fest.',
    rulings: [
      'Das ersetzt den aufgedruckten Goldwert, auch einen höheren, und gilt auch für Karten, die später in diesem Zug auf deine Hand kommen.',
      'Schon ausgelegte Karten und Guthaben behalten ihren Wert. Eine Erhöhung[apis-bull: wie die des Apisstiers] kommt danach hinzu.',
      'Dauerwirkung: Sie endet mit dem Zug, [tyet-amulet&priest-of-horus:Tit-Amulett und Priester des Horus können sie nicht wiederholen, |tyet-amulet:das Tit-Amulett kann sie nicht wiederholen, |priest-of-horus:der Priester des Horus kann sie nicht wiederholen, ]und ein zweites Exemplar bringt nichts hinzu.',
    ],
  },
  boat: {
    purpose: 'Behalte es auf der Hand: Ein Kauf eines Gegners bringt dir dann eine Karte umsonst.',
    note: 'Das Zedernschiff des Cheops, über 43 Meter lang, lag in 1224 Teilen neben seiner Pyramide.',
    rulings: [
      'Nur im Zug eines Gegners, wenn die gekaufte Karte fort und die Pyramide gebröckelt ist; in der Grundreihe muss eine offene Karte liegen.',
      'Wähle eine der Karten der Grundreihe; sie kommt oben auf deinen Ablagestapel, über das Boot. Dann bröckelt die Pyramide wieder, und du wählst, wenn zwei Karten fallen könnten.',
      'Käufe durch Aktionen zählen, genommene Karten nicht.',
      'Eine Reaktion ist keine Aktion: Sie wird im Zug eines Gegners von der Hand gespielt und kann weder wiederholt noch von einer anderen Karte aufgerufen werden.',
    ],
  },
  'ka-figurine': {
    purpose: 'Hast du eine Karte eines Sets auf der Hand, bringt sie dir ohne Gold noch eine davon.',
    note: 'Der Ka, die Lebenskraft eines Menschen, konnte in einem Bild wohnen, falls der Leib je verloren ging.',
    rulings: [
      'Du darfst nur eine Karte ablegen, deren Set offen in der Pyramide liegt; sonst ist die Aktion nicht erlaubt. Startkarten und Unikate können weder dienen noch genommen werden.',
      'Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      'Derselbe Titel ist erlaubt. Beide Karten sind öffentlich.',
      again,
    ],
  },
  'mummified-cat': {
    purpose: 'Was Gegner opfern, wird dein Gewinn, auch wenn sie dazu gezwungen waren.',
    note: 'Gewickelte Katzen wurden der Bastet zu Tausenden dargebracht, die meisten eigens dafür gezüchtet.',
    rulings: [
      'In jedem Zug, auch im eigenen, wenn der Opfernde ein Gegner ist: aus Hand, Pyramide, Grab, Deck oder Vorrat, freiwillig, gezwungen oder als Pflichtopfer für eine unveränderte Pyramide.',
      'Eigene Opfer zählen nie. Werden mehrere Karten geopfert, entscheide bei jeder, bevor die nächste kommt.',
      'Die Karte kommt vom Knochenfeld oben auf deinen Ablagestapel, über die Katze; vorher bröckelt die Pyramide zu Ende.',
      'Eine Reaktion ist keine Aktion: Sie wird in irgendeinem Zug von der Hand gespielt und kann weder wiederholt noch von einer anderen Karte aufgerufen werden.',
    ],
  },
  'burial-mask': {
    purpose:
      '[free-entombing:Bringt ihre 6 Punkte von selbst ins Grab; die freie Bestattung bleibt dir.|:Bringt ihre 6 Punkte von selbst ins Grab.]',
    note: 'Tutanchamuns Maske wiegt gut zehn Kilogramm: Gold, Lapislazuli, Quarz und farbiges Glas.',
    rulings: [
      'Die Totenmaske kommt von den ausgelegten Karten[book-of-gates: (oder, vom Pfortenbuch aufgedeckt, von dort)] in dein Grab; der zweite Teil ist freiwillig.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Die Aktion nennt ihre eigene Karte: Nur wer sie von der Hand spielt[book-of-gates: oder mit dem Pfortenbuch aufdeckt], führt sie aus.',
    ],
  },
  censer: {
    purpose: 'Was du kaufst, ist sofort bereit: als Gold, als Aktion oder fürs Grab.',
    note: 'Weihrauch, der in einem langstieligen Gefäß schwelte, erfreute die Götter und reinigte die Luft.',
    remark: 'Bekannt ist nur: Das Tit-Amulett kann es nicht wiederholen.',
    rulings: [
      'Statt auf deinen Ablagestapel; solche Karten sind sofort für Gold, Aktion oder Bestattung zu gebrauchen.',
      'Vorher gekaufte und genommene Karten sind nicht betroffen. Ein Kauf, der einen anderen Ort nennt[jeweler: (Juwelier)], folgt seinem eigenen Text.',
      'Dauerwirkung: Sie endet mit dem Zug, [tyet-amulet&priest-of-horus:Tit-Amulett und Priester des Horus können sie nicht wiederholen, |tyet-amulet:das Tit-Amulett kann sie nicht wiederholen, |priest-of-horus:der Priester des Horus kann sie nicht wiederholen, ]und ein zweites Exemplar bringt nichts hinzu.',
    ],
  },
  chariot: {
    purpose: 'Drei neue Karten zum Weiterspielen, wenn du nicht lieber mit seinen 5 Gold zahlst.',
    note: 'Sechs Streitwagen lagen zerlegt im Grab Tutanchamuns.',
    rulings: [
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      'Gezogene Karten bleiben geheim.',
      again,
    ],
  },
}
