// Rulings and historical notes of Afterlife, in German: loaded when a card is looked at.
import type { CardNotes } from '../../../../messages/words.ts'
import { again } from './again.ts'

export const rulings: Readonly<Record<string, CardNotes>> = {
  'brain-hook': {
    purpose: 'Sucht dir von drei Karten die beste für jetzt; die anderen kommen später wieder.',
    note: 'Ein Bronzehaken holte durch die Nase das Gehirn heraus, ein Organ, das niemand für aufhebenswert hielt.',
    rulings: [
      'Hat dein Deck weniger Karten, mische wie beim Ziehen deinen Ablagestapel dahinter; sind es noch immer weniger, nimm, was da ist. Nicht erlaubt nur, wenn beide Stapel leer sind.',
      'Die behaltene Karte bleibt geheim; die abgelegten sind öffentlich und liegen in der Reihenfolge, die du wählst.',
      again,
    ],
  },
  'linen-bandages': {
    purpose: 'Tauscht eine schlechte Hand Karte für Karte gegen eine neue.',
    note: 'Ein Leichnam konnte Hunderte Quadratmeter Leinen brauchen, vieles davon aus altem Hausrat gerissen.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      'Nenne und lege zuerst alle ab, dann ziehe. Eben abgelegte Karten können zurückkommen, wenn dein Deck ausgeht.',
      'Gezogene Karten bleiben geheim.',
      again,
    ],
  },
  'pesesh-kef': {
    purpose: 'Räumt schwache Karten aus deinem Deck und bringt neue, auch wenn du keine opferst.',
    note: 'Mit dieser Klinge in Form eines Fischschwanzes gab ein Priester der Mumie Sprache und Atem zurück.',
    rulings: [
      'Du darfst keine, eine oder zwei opfern; du ziehst immer 2.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      again,
    ],
  },
  bracelet: {
    purpose: 'Macht aus einer schwachen Karte Gold für einen großen Kauf; danach bist du sie los.',
    note: 'Königin Hetepheres trug Silberreife mit Schmetterlingen, als Silber seltener war als Gold.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Es zählt der aufgedruckte Goldwert, was auch immer andere Wirkungen sagen.',
      'Das Guthaben lässt sich in diesem Zug bei einem einzigen Kauf hinzunehmen, neben Goldkarten; was nicht gebraucht wird, verfällt, und ein ungenutztes Guthaben endet mit dem Zug.',
      '[tyet-amulet&priest-of-horus:Das Tit-Amulett und der Priester des Horus können diese Aktion wiederholen; jede Wahl wird neu getroffen.|tyet-amulet:Das Tit-Amulett kann diese Aktion wiederholen; jede Wahl wird neu getroffen.|priest-of-horus:Der Priester des Horus kann diese Aktion wiederholen; jede Wahl wird neu getroffen.][tyet-amulet: Jedes Mal entsteht ein neues Guthaben.|priest-of-horus: Jedes Mal entsteht ein neues Guthaben.]',
      'Wird sie von einer anderen Karte aufgerufen, gehört das Guthaben trotzdem dir.',
    ],
  },
  ring: {
    purpose: 'Was er kauft, kannst du sofort verwenden, sogar um den nächsten Kauf zu bezahlen.',
    note: 'Eine Drehung des Siegels im feuchten Ton verschloss Briefe, Weinkrüge und die Türen der Gräber.',
    rulings: [
      'Es ist ein gewöhnlicher Kauf: Bezahle mit Handkarten und Guthaben, Überschuss verfällt, der Preis fällt nie unter 0, und Karten, die auf Käufe reagieren, dürfen es.',
      'Nicht erlaubt, wenn keine Karte dort bezahlt werden kann.',
      'Die Karte ist sofort zu gebrauchen. Die Pyramide bröckelt sofort.',
      again,
    ],
  },
  brooch: {
    purpose: 'Lohnt sich, wenn du mehrere Karten in einem Zug kaufst: Jede wird billiger.',
    note: 'Goldschmiede bogen winzige Wände aus Gold und füllten jede Zelle mit Karneol, Türkis oder Lapislazuli.',
    rulings: [
      'Gilt für jeden Kauf, auch durch Aktionen; sie wird zuerst abgezogen, dann andere Nachlässe, die bis auf 0 führen dürfen.',
      'Für alles andere bleiben die aufgedruckten Kosten, wie sie sind.',
      'Dauerwirkung: Sie endet mit dem Zug, [tyet-amulet&priest-of-horus:Tit-Amulett und Priester des Horus können sie nicht wiederholen, |tyet-amulet:das Tit-Amulett kann sie nicht wiederholen, |priest-of-horus:der Priester des Horus kann sie nicht wiederholen, ]und ein zweites Exemplar bringt nichts hinzu.',
    ],
  },
  necklace: {
    purpose: 'Lässt eine teure Handkarte beim Bezahlen helfen, ohne dass du sie hergibst.',
    note: 'Breite Perlenkragen wurden für die Gäste des Totenmahls in frischen Blumen nachgebildet.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      'Die vorgezeigte Karte bleibt auf deiner Hand und darf ganz normal verwendet werden, auch als Gold für denselben Kauf.',
      'Das Guthaben lässt sich in diesem Zug bei einem einzigen Kauf hinzunehmen, neben Goldkarten; was nicht gebraucht wird, verfällt, und ein ungenutztes Guthaben endet mit dem Zug.',
      again,
      'Wird sie von einer anderen Karte aufgerufen, gehört das Guthaben trotzdem dir.',
    ],
  },
  antechamber: {
    purpose: 'Kostet dich nie eine Karte und wird besser, sobald ihr Set im Grab begonnen ist.',
    note: 'Hier fand Carter Betten, Truhen und Wagenteile bis unter die Decke gestapelt.',
    rulings: [
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      'Gezogene Karten bleiben geheim.',
      'Jede Kammer zählt, auch eine zweite Vorkammer.',
      again,
    ],
  },
  'offering-chapel': {
    purpose: 'Tauscht eine schwache Karte im Grab, etwa eine Startkarte, gegen eine neue.',
    note: 'Verwandte legten Speisen vor eine Scheintür, durch die der Geist kommen und gehen konnte.',
    rulings: [
      'Beides ist Pflicht. Jede Karte im Grab darf geopfert werden, auch eine Startkarte.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Nur die Grundreihe zählt, verdeckte Karten können nicht genommen werden. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      again,
    ],
  },
  serdab: {
    purpose: 'Bestattet, was du eben gekauft hast, noch bevor es auf deine Hand kommt.',
    note: 'Durch einen schmalen Schlitz konnte die in diesem Raum eingemauerte Statue die Riten sehen und den Weihrauch riechen.',
    rulings: [
      'Nicht erlaubt mit leerem Ablagestapel; die oberste Karte ist für alle sichtbar. Gleich nach einem Kauf ist es die eben gekaufte.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  'burial-chamber': {
    purpose:
      '[free-entombing:Mit zwei verschiedenen Kammern im Grab bestattest du so drei Karten in einem Zug.|:Mit zwei verschiedenen Kammern im Grab bestattest du so zwei Karten in einem Zug.]',
    note: 'Der Raum des Sarkophags hieß das Goldhaus.',
    rulings: [
      'Die gespielte Karte ist ausgelegt und zählt nicht als Handkarte; mit leerer Hand ist die Aktion nicht erlaubt.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Eine im ersten Teil bestattete Kammer zählt für den zweiten.',
      'Die zweite Karte ist freiwillig.',
      again,
    ],
  },
  'grand-gallery': {
    purpose: 'Je mehr Sets du im Grab begonnen hast, desto länger geht dein Zug.',
    note: 'Dieser Gang in der Cheopspyramide steigt rund 47 Meter an, unter einem über 8 Meter hohen Kraggewölbe.',
    rulings: [
      'Startkarten und Unikate sind keine Sets. Nicht erlaubt ohne Setkarte in deinem Grab.',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Auch nicht erlaubt, wenn Deck und Ablagestapel beide leer sind.',
      again,
    ],
  },
  dagger: {
    purpose: 'Zeigt dir die Hand eines Gegners und kostet ihn die Karte, auf die er gezählt hat.',
    note: 'Einer von Tutanchamuns Dolchen hat eine Klinge aus Meteoreisen.',
    rulings: [
      'Du nennst zuerst den Gegner; wie viele Handkarten jemand hat, ist öffentlich. Nicht erlaubt, solange kein Gegner die Bedingung erfüllt.',
      'Die ganze Hand wird allen gezeigt. Der Gegner behält ebenso viele Karten.',
      'Wer sich schützt, tut es, bevor die Hand gezeigt wird.',
      '[offering-table&medjay&sphinx:Opfertafel, Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table&medjay:Opfertafel und Medjai können jeweils ihren Besitzer schützen.|offering-table&sphinx:Opfertafel und Sphinx können jeweils ihren Besitzer schützen.|medjay&sphinx:Medjai und Sphinx können jeweils ihren Besitzer schützen.|offering-table:Die Opfertafel kann ihren Besitzer schützen.|medjay:Der Medjai kann seinen Besitzer schützen.|sphinx:Die Sphinx kann ihren Besitzer schützen.]',
      again,
    ],
  },
  sling: {
    purpose: 'Nimmt eine Karte weg, die andere wollen, und kostet dich selbst keine.',
    note: 'Geflochtene Leinenschleudern fanden sich unter den Waffen Tutanchamuns.',
    rulings: [
      'Aus jeder Reihe, auch verdeckte Karten; die Pyramide bröckelt sofort. Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Nicht erlaubt mit leerer Pyramide. Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Auch nicht erlaubt, wenn Deck und Ablagestapel beide leer sind.',
      again,
    ],
  },
  bow: {
    purpose: 'Bringt dir ohne Gold die Karte, an die man am schwersten kommt.',
    note: 'Ägyptens alte Feinde hießen zusammen die Neun Bogen.',
    rulings: [
      'Nicht erlaubt, solange die Spitze leer oder verdeckt ist. Die Karte kommt oben auf deinen Ablagestapel; nichts rutscht nach.',
      again,
    ],
  },
  axe: {
    purpose: 'Nimmt eine Karte weg, die andere wollen, und bringt dir eine zweite ohne Gold.',
    note: 'Eine Prunkaxt des Königs Ahmose, auf deren Klinge er die Hyksos besiegt, lag im Grab seiner Mutter.',
    rulings: [
      'Wähle ein Paar, das passt: Ohne eine offene Karte mit gleichen oder geringeren Kosten ist die Aktion nicht erlaubt. Auch eine verdeckte Karte darf geopfert werden; sie liegt dann offen, ihre Kosten zählen also.',
      'Die Pyramide bröckelt nach dem Opfern und noch einmal nach dem Nehmen. Aus allen Reihen.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      again,
    ],
  },
  khopesh: {
    purpose: 'Räumt Pyramidenkarten weg, die dir nichts nützen; neue kommen sofort nach.',
    note: 'Dieses gekrümmte Schwert kam aus Vorderasien und wurde zum Zeichen königlicher Macht.',
    rulings: [
      'Aus allen Reihen, auch verdeckte Karten; nach jeder bröckelt die Pyramide. Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      'Alle Lücken werden aus dem Vorrat gefüllt, die Grundreihe zuerst; geht er aus, bleiben Plätze leer. Mit leerem Vorrat wird nur geopfert.',
      again,
    ],
  },
  spear: {
    purpose: 'Bremst Gegner: im nächsten Zug eine Karte weniger und danach dieselbe noch einmal.',
    note: 'Speerträger hinter hohen, fellbespannten Schilden waren das Rückgrat des Fußvolks.',
    rulings: [
      'Die Gegner handeln reihum und wählen ihre Karte selbst, wenn der Text nichts anderes sagt; wie viele Karten jemand auf der Hand und insgesamt hat, ist öffentlich.',
      'Nicht erlaubt, solange kein Gegner die Bedingung erfüllt.',
      'Niemand sonst sieht die Karte. Auch mehrfacher Gebrauch bringt keine Hand unter 3 Karten.',
      '[offering-table:Die Opfertafel hilft nicht (nichts wird abgelegt oder geopfert).][medjay&sphinx: Medjai und Sphinx helfen.|medjay: Der Medjai hilft.|sphinx: Die Sphinx hilft.]',
      again,
    ],
  },
  'apis-bull': {
    purpose: 'Macht eine große Hand reich: Je mehr Karten du hältst, desto mehr bringt er.',
    note: 'Jeder Apisstier wurde wie ein König betrauert und in Sakkara in einen Granitsarkophag gelegt.',
    rulings: [
      'Gilt auch für Karten, die später in diesem Zug auf deine Hand kommen; ausgelegte Karten und Guthaben behalten ihren Wert.',
      '[statue-of-thoth:Zusammen mit der Statue des Thot ist jede Handkarte 5 wert.]',
      'Dauerwirkung: Sie endet mit dem Zug, [tyet-amulet&priest-of-horus:Tit-Amulett und Priester des Horus können sie nicht wiederholen, |tyet-amulet:das Tit-Amulett kann sie nicht wiederholen, |priest-of-horus:der Priester des Horus kann sie nicht wiederholen, ]und ein zweites Exemplar bringt nichts hinzu.',
    ],
  },
  harvest: {
    purpose: 'Belohnt viele Käufe in einem Zug mit neuen Karten zum Weiterspielen.',
    note: 'Schnitter an den Grabwänden hielten die Felder der nächsten Welt für immer reif.',
    rulings: [
      'Nicht erlaubt vor dem ersten Kauf des Zugs. Käufe durch Aktionen zählen, genommene Karten nicht.',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Auch nicht erlaubt, wenn Deck und Ablagestapel beide leer sind.',
      again,
    ],
  },
  'goddess-nut': {
    purpose: 'Gibt dir die Chance, eben Gekauftes noch in diesem Zug zu ziehen.',
    note: 'Ihr sternenbedeckter Leib war in Sargdeckel gemalt, über den Toten gebeugt wie der Himmel über die Erde.',
    rulings: [
      'Mit leerem Ablagestapel wird nur das Deck gemischt. Nicht erlaubt, wenn beide leer sind.',
      'Ausgelegte Karten werden nicht eingemischt. Gezogene Karten bleiben geheim.',
      again,
    ],
  },
  'burial-ceremony': {
    purpose: 'Bringt alles, was du von einem Set auf der Hand hast, in einem Zug ins Grab.',
    note: 'Ochsen zogen den Sarg auf einem Schlitten, während man Milch vor ihm auf den Boden goss.',
    rulings: [
      'Nicht erlaubt ohne Setkarte auf der Hand. Startkarten und Unikate gehören zu keinem Set. Doppelte dürfen bestattet werden, machen das Set aber nicht größer.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      again,
    ],
  },
  'goddess-maat': {
    purpose: 'Füllt eine fast aufgebrauchte Hand wieder auf; spiele sie also spät.',
    note: 'Ihre einzelne Straußenfeder stand für die Wahrheit und die Ordnung der Welt.',
    rulings: [
      'Nicht erlaubt, solange du neben dieser 3 oder mehr Karten hältst.',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Auch nicht erlaubt, wenn Deck und Ablagestapel beide leer sind.',
      'Gezogene Karten bleiben geheim.',
      again,
    ],
  },
  judgment: {
    purpose: 'Bestattet gleich aus deinem Deck, aber die andere Karte ist für dich verloren.',
    note: 'Ein Herz, schwerer als die Feder, wurde von Ammit gefressen: teils Krokodil, teils Löwe, teils Nilpferd.',
    rulings: [
      'Hat dein Deck weniger Karten, mische wie beim Ziehen deinen Ablagestapel dahinter; sind es noch immer weniger, nimm, was da ist. Nicht erlaubt nur, wenn beide Stapel leer sind.',
      'Beides ist Pflicht. Gibt es nur eine Karte, wird sie bestattet.',
      '[free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Die geopferte Karte liegt offen auf dem Knochenfeld[mummified-cat:; die Katzenmumie darf darauf reagieren].',
      again,
    ],
  },
  victory: {
    purpose: 'Je voller dein Grab ist, desto bessere Karten bringt er dir ohne Gold.',
    note: 'Seit der Narmer-Palette wurden Könige mit erhobener Keule über einem knienden Feind gezeigt.',
    rulings: [
      'Nur offene Pyramidenkarten können gewählt werden; passt keine, ist die Aktion nicht erlaubt.',
      'Alle Karten im Grab zählen: auch Startkarten, Unikate und doppelte. Aus jeder Reihe. Die Karte kommt oben auf deinen Ablagestapel, und die Pyramide bröckelt sofort.',
      again,
    ],
  },
  'calcite-cup': {
    purpose: 'Bringt drei neue Karten, und zwei deiner Hand warten auf deinen nächsten Zug.',
    note: 'Der Lotosbecher Tutanchamuns wünscht seinem Ka Millionen Jahre, das Gesicht zum Nordwind gewandt.',
    rulings: [
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Nicht erlaubt nur, wenn Deck und Ablagestapel beide leer sind.',
      'Beliebige Handkarten, in der Reihenfolge, die du wählst, von anderen ungesehen. Hältst du weniger als 2, lege zurück, was du kannst.',
      again,
    ],
  },
  'hounds-and-jackals-game': {
    purpose: 'Eine Wette auf dein Glück: Wer rechtzeitig aufhört, bekommt viel, sonst gar nichts.',
    note: 'Fünf hundsköpfige und fünf schakalköpfige Stifte liefen auf einem Brett mit 58 Löchern um die Wette.',
    rulings: [
      'Decke mindestens eine Karte auf. Nach jeder Karte ohne Paar entscheidest du, ob du weitermachst.',
      'Geht dein Deck aus, mische deinen Ablagestapel ohne die aufgedeckten Karten und mach weiter; ist nichts mehr da, hörst du auf. Nicht erlaubt, wenn beide leer sind.',
      'Es zählen die aufgedruckten Goldwerte. Alle aufgedeckten Karten sind öffentlich; behaltene kommen auf die Hand.',
      again,
    ],
  },
  'mirror-case': {
    purpose: 'Du nutzt die Aktion einer Karte und kannst trotzdem noch mit ihr zahlen.',
    note: 'Tutanchamuns Spiegelkasten hat die Form eines Anch, denn das Wort hieß Leben und Spiegel zugleich.',
    rulings: [
      'Die Aktion muss möglich sein. Reaktionskarten und Aktionen, die ihre eigene Karte nennen, können nicht gewählt werden.',
      'Während ihrer eigenen Aktion ist die vorgezeigte Karte eine gewöhnliche Handkarte: Sie darf durch sie abgelegt, geopfert oder bestattet werden. Danach ist sie noch ganz normal zu gebrauchen.',
      'Als in diesem Zug ausgeführte Aktion zählt nur der Spiegelkasten. Eine Karte, die gerade ausgeführt wird, kann nicht erneut aufgerufen werden; eine Schleife gibt es also nicht.',
      again,
    ],
  },
  'ibex-statue': {
    purpose: 'Gibt dir am Ende eines gegnerischen Zugs die erste Wahl unter den neuen Karten.',
    note: 'Zwei Steinbockköpfe blicken von den Enden des Alabasterboots Tutanchamuns.',
    rulings: [
      'Nur beim Aufbauen eines Gegners und nur, wenn mindestens eine Vorratskarte hinzukam; Auffüllen während eines Zugs zählt nicht.',
      'Die Pyramide bröckelt, wenn die Karte genommen ist, und wird erst beim nächsten Aufbauen oder Auffüllen wieder gefüllt.',
      'Die Karte kommt oben auf deinen Ablagestapel, über die Steinbockfigur.',
      'Eine Reaktion ist keine Aktion: Sie wird im Zug eines Gegners von der Hand gespielt und kann weder wiederholt noch von einer anderen Karte aufgerufen werden.',
    ],
  },
  'senet-game': {
    purpose: 'Passt immer: weiterspielen, eine Karte gewinnen oder das Grab füllen.',
    note: 'Auf dreißig Feldern gespielt, wurde Senet zum Bild für den Weg der Seele durch die Unterwelt.',
    rulings: [
      'Wähle eine Möglichkeit, die sich ausführen lässt. Verdeckte Karten können nicht genommen werden.',
      'Bei einer Wiederholung darf etwas anderes gewählt werden. [free-entombing:Die freie Bestattung wird dadurch nicht verbraucht. ]Die bestattete Karte ist öffentlich.',
      'Geht dein Deck aus, mische deinen Ablagestapel als neues Deck und mach weiter; ist nichts mehr da, ziehst du weniger. Sind Deck und Ablagestapel beide leer, kannst du das Ziehen nicht wählen.',
      again,
    ],
  },
  sphinx: {
    purpose: 'Behalte sie auf der Hand: Ein Angriff auf dich scheitert und bringt dir noch Karten.',
    note: 'Eine Stele zwischen den Tatzen der Großen Sphinx erzählt, wie dort ein Traum Thutmosis IV. den Thron versprach.',
    rulings: [
      'Immer wenn die Aktion eines Gegners dich etwas tun ließe oder deine Hand, dein Deck, deinen Ablagestapel oder dein Grab berührte. Andere Spieler trifft sie weiter; die Karte des Gegners bleibt liegen.',
      'Erst bist du geschützt, dann ziehst du; die gezogenen Karten können gegen spätere Aktionen helfen. Geht dein Deck aus, mische deinen Ablagestapel samt der Sphinx.',
      'Eine Reaktion ist keine Aktion: Sie wird im Zug eines Gegners von der Hand gespielt und kann weder wiederholt noch von einer anderen Karte aufgerufen werden.',
    ],
  },
}
