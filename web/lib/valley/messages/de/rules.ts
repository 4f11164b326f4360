// German: the rules, in our own words. Not among the texts that every page loads: only `web/lib/valley/rules` imports them.
// *word* stands out; {card-id} is a title that can be looked at.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/rules.ts'

export const texts = {
  now: 'Deine Wahl jetzt',
  chapters: 'Kapitel',
  more: 'Genauer',
  ours: 'von uns',
  'ours.what': 'Wo „von uns“ steht, lässt das Regelheft es offen; so wird es hier gespielt.',
  look: 'Text und Einzelregeln',
  aim: 'Jeder Spieler füllt ein Grab. Hol Karten aus der Pyramide in dein Deck, nutze sie, und bestatte die besten rechtzeitig: Am Ende zählen nur die Gräber.',
  'lesson.buy': 'Kaufen',
  'lesson.buyWhat':
    'Handkarten bezahlen mit dem Gold auf ihrer Münze: Hier kaufen 2 und 1 eine Karte der untersten Reihe für 3. Sie kommt auf deinen Ablagestapel und später auf deine Hand.',
  'lesson.crumble': 'Die Pyramide bröckelt',
  'lesson.crumbleWhat':
    'In die Lücke fällt eine Karte von schräg oben, und in deren Lücke die nächste. Könnten zwei fallen, wählt, wer die Lücke gemacht hat.',
  'lesson.play': 'Spielen',
  'lesson.playWhat':
    'Statt zu bezahlen kann eine Karte tun, was auf ihr steht: Diese zieht zwei Karten. Jede Handkarte dient im Zug einmal, für eines.',
  'lesson.entomb': 'Bestatten',
  'lesson.entombWhat':
    'Einmal im Zug darf eine Handkarte ohne Aktion in dein Grab. Benutzen kannst du sie dann nicht mehr, aber nur das Grab zählt.',
  'lesson.squares': 'Quadrate',
  'lesson.squaresWhat':
    'Verschiedene Karten eines Sets zählen ihre Anzahl mal sich selbst: drei 9, vier 16. Sind Vorrat und Pyramide leer, gewinnen die meisten Punkte.',

  short: 'Die Regeln in Kürze',
  'short.1': 'Nutze in deinem Zug jede Handkarte einmal: zum Bezahlen, für ihre Aktion oder zum Bestatten.',
  'short.2': 'Kaufe Karten der untersten Reihe; sie kommen auf deinen Ablagestapel.',
  'short.3': 'Lücken füllen sich sofort von schräg oben.',
  'short.4': 'Einmal im Zug darfst du eine Handkarte frei bestatten; Aktionen können mehr bestatten.',
  'short.5':
    'Dann legst du ab, was übrig ist, die Pyramide wird aufgefüllt, und du ziehst fünf Karten; hat niemand die Pyramide verändert, opferst du vorher eine ihrer Karten.',
  'short.6': 'Sind Vorrat und Pyramide beide leer, wird die Runde beendet, und nur die Gräber zählen.',
  'short.7':
    'Verschiedene Karten eines Sets zählen ihre Anzahl im Quadrat; Startkarten und Unikate zählen, was neben ihrem Anch steht.',
  ways: 'Andere Spielarten',
  'ways.show': 'Anzeigen',
  'ways.hide': 'Ausblenden',
  'ways.what': 'Andere Editionen, Mixe, Pharaonen, Solitär: was anders ist. Alle übrigen Regeln gelten weiter.',

  'turn.title': 'Dein Zug: kaufen, spielen, bestatten',
  'turn.lead': 'Nutze jede Handkarte *einmal, für eines davon*, in beliebiger Reihenfolge:',
  'turn.buy': 'Kaufen',
  'turn.buyWhat':
    'Bezahle mit dem Gold deiner Handkarten. Gekauft wird nur aus der *untersten Reihe*. Überschüssiges Gold verfällt. Die gekaufte Karte kommt oben auf deinen Ablagestapel.',
  'turn.play': 'Spielen',
  'turn.playWhat':
    'Tu, was auf der Karte steht: alles, der Reihe nach. Was sich nicht ganz ausführen lässt, darfst du nicht anfangen.',
  'turn.entomb': 'Bestatten',
  'turn.entombWhat':
    '*Eine* Karte pro Zug kommt ohne Aktion in dein Grab: die freie Bestattung. Benutzen kannst du sie dann nicht mehr, aber nur das Grab zählt.',
  'turn.entombMaster':
    'Nur durch eine *Aktion*: Für Meister gibt es keine freie Bestattung. Benutzen kannst du die Karte dann nicht mehr, aber nur das Grab zählt.',
  'turn.power': 'Kraft nutzen',
  'turn.powerWhat':
    '*Einmal* pro Zug, zwischen deinen anderen Spielzügen: die Kraft deines Pharaos. Sie ist keine Aktion.',
  'turn.end': 'Nichts mehr zu tun? *Zug beenden*: Du ziehst fünf neue Karten.',

  'wins.title': 'Wertung',
  'wins.lead': 'Wie viele verschiedene Karten eines Sets du hast, zählt *mal sich selbst*: 3 Karten zählen 3 × 3 = 9.',
  'wins.twice': 'Eine doppelte Karte zählt nichts.',
  'wins.twiceAlone': 'Im Solitär kostet eine doppelte Karte ihr Set einen Punkt.',
  'wins.joined': 'Hier zählen gleich große Sets als *ein* Set: Sammle sie zusammen.',
  'wins.sets': 'Die Sets sind verschieden groß: Drei Sarkophage bringen höchstens 9, sieben Statuen 49.',
  'wins.sizes':
    'Die Sets sind verschieden groß: Eines aus drei Karten bringt höchstens 9, aus fünf 25, aus sieben 49, aus acht 64.',
  'wins.others': 'Startkarten und Unikate zählen, was neben ihrem Anch steht, jedes Exemplar.',

  'crumbles.title': 'Die Pyramide bröckelt',
  'crumbles.what':
    'In eine Lücke fällt eine Karte, die schräg darüber liegt; in deren Lücke ebenso. Könnten *zwei* fallen, wählt der Spieler, der die Lücke verursacht hat. So kommen die teuren Karten Kauf für Kauf herunter.',
  'crumbles.stays':
    'Eine Lücke ohne Karte darüber bleibt, bis der Vorrat sie füllt. Tauschen zwei Karten die Plätze, entsteht keine Lücke.',

  'steps.title': 'Ein Zug',
  'steps.act': 'Handeln',
  'steps.actWhat': 'kaufen, spielen, bestatten, solange du Karten hast',
  'steps.discard': 'Ablegen',
  'steps.discardWhat': 'alles, benutzt oder nicht, offen',
  'steps.rebuild': 'Aufbauen',
  'steps.rebuildWhat': 'unverändert: Karte opfern; dann auffüllen',
  'steps.draw': 'Ziehen',
  'steps.drawWhat': 'fünf Karten; ist das Deck leer, neu mischen',
  'steps.deck':
    'Musst du ziehen und dein Deck ist leer, wird dein Ablagestapel zum neuen Deck gemischt. Sind beide leer, ziehst du weniger.',
  'steps.limit': 'Ein Handkartenlimit gibt es nicht.',

  'end.title': 'Spielende',
  'end.what':
    'Sind Vorrat und Pyramide *beide* leer, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann zählen nur die Gräber: Bestatte rechtzeitig.',
  'end.ties':
    'Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer weniger Karten im Grab hat; sind es gleich viele, wird der Sieg geteilt.',

  'begin.title': 'Aufbau',
  'begin.starters':
    'Alle haben die gleichen zehn Startkarten, mischen sie und ziehen fünf: 4 × {shabti}, 3 × {urn}, 2 × {box-of-food}, 1 × {offering-table}.',
  'begin.lastRites':
    'Alle haben die gleichen zehn Startkarten, mischen sie und ziehen fünf: 4 × {menial}, 3 × {embalmer}, 2 × {kite}, 1 × {medjay}.',
  'begin.both':
    'Alle haben die gleichen zehn Startkarten beider Arten, mischen sie und ziehen fünf: 2 × {shabti}, {urn}, {box-of-food}, {offering-table}, 2 × {menial}, {embalmer}, {kite}, {medjay}.',
  'begin.stock':
    'Im Vorrat liegt Stufe II über Stufe III, die starken Karten kommen also später. Sechs Karten bilden die Pyramide, eine beginnt das Knochenfeld.',
  'begin.first':
    'Wer anfängt, bestimmt der Zufall. Bots können jeden Platz einnehmen: So kann man auch allein spielen.',

  'pay.title': 'Bezahlen',
  'pay.what':
    'Lege Handkarten einzeln aus, bis ihr Gold den Preis erreicht. Wechselgeld gibt es nicht: Überschüssiges Gold *verfällt*.',
  'pay.closed': 'Ist der Preis erreicht, kannst du nichts mehr hinzulegen.',
  'pay.once': 'Eine Karte bezahlt einen Kauf: Mit 5 Gold auf einer Karte kaufst du nie zwei Karten.',
  'pay.used':
    'Womit du bezahlt hast, bleibt ausgelegt, bis du ablegst. In diesem Zug ist es für nichts anderes zu gebrauchen.',
  'pay.rebate': 'Eine Aktion kann den Preis senken, aber nicht unter 0; bei 0 wird nichts bezahlt.',
  'pay.credit': 'Ein Guthaben liegt neben deiner Hand: Es bezahlt wie eine Karte, einmal und ganz.',

  'actions.title': 'Eine Karte spielen',
  'actions.what':
    'Führe *alle* Teile einer Aktion der Reihe nach aus, bevor du etwas anderes tust. Weglassen kannst du nur, was der Text dir überlässt: „darfst“, „bis zu“, „oder“, „beliebig viele“.',
  'actions.lit':
    'Was leuchtet, lässt sich ganz ausführen, soweit du sehen kannst. Macht eine unbekannte Karte oder ein anderer Spieler einen Teil unmöglich, entfällt er.',
  'actions.entomb': 'Bestatten durch eine Aktion verbraucht die freie Bestattung des Zugs nicht.',
  'actions.used': 'Die Karte bleibt ausgelegt, bis du ablegst; ihr Gold ist nicht mehr zu gebrauchen.',
  'actions.lasting':
    '„Bis zum Ende dieses Zugs“ gilt für alles, was du danach tust. Dieselbe Wirkung ein zweites Mal bringt nichts.',

  'chains.title': 'Wiederholen und aufrufen',
  'chains.what':
    '*Wiederholen*: eine Aktion dieses Zugs noch einmal ausführen. *Aufrufen*: die Aktion einer Karte ausführen, die anderswo liegt. Jede Wahl wird neu getroffen.',
  'chains.only':
    'Nur die Aktion gilt, nie das Gold. Eine aufgerufene Karte bleibt, wo sie liegt, wenn der Text nichts anderes sagt.',
  'chains.counts':
    'Aktionen dieses Zugs sind die, die du von der Hand gespielt und beendet hast, nicht die, die sie aufgerufen oder wiederholt haben.',
  'chains.once':
    'Eine Aktion, die noch nicht beendet ist, kann weder aufgerufen noch wiederholt werden: So endet jede Kette.',
  'chains.not':
    'Eine Dauerwirkung kann aufgerufen, aber nicht wiederholt werden. Eine Aktion, die ihre eigene Karte nennt, lässt beides nicht zu, es sei denn, sie wird vom Deck aufgedeckt.',

  'answers.title': 'Reaktionen',
  'answers.what':
    'Manche Karten reagieren auf das, was ein anderer Spieler tut: Du legst die Karte ab und tust, was darauf steht.',
  'answers.base': 'Das {boat} reagiert auf einen Kauf, die {mummified-cat} auf ein Opfer.',
  'answers.afterlife': 'Die {ibex-statue} reagiert, wenn die Pyramide am Ende eines Zugs aufgefüllt wurde.',
  'answers.premium': 'Das {sistrum} reagiert, wenn eine Aktion eine Pyramidenkarte genommen hat.',
  'answers.asked':
    'Jeder Spieler, der diese Karte auf der Hand oder im Deck hat, wird gefragt; wer das ist, kann sich jeder ausrechnen. So verrät weder die Frage noch das Passen *etwas*.',
  'answers.quick':
    'An diesem Tisch wird nur gefragt, wer die Karte auf der Hand hat: schneller, verrät aber, wer sie hat.',
  'answers.until':
    '*Passen bis zu meinem Zug* passt bei all diesen Fragen, was auch immer du auf der Hand hast, bis du dran bist oder *Nicht mehr passen* antippst.',
  'answers.rest': 'Reagiert wird, nachdem die Pyramide gebröckelt ist. Auf eine Reaktion gibt es keine Reaktion.',

  'attacks.title': 'Angriffe',
  'attacks.what':
    'Manche Aktionen lassen jeden Gegner reihum eine Handkarte opfern, ablegen oder abgeben. Welche, wählst du selbst; deine übrigen Karten sind sicher.',
  'attacks.stacked': 'Manche Aktionen lassen jeden Gegner eine Handkarte seiner Wahl oben auf sein Deck legen.',
  'attacks.named': 'Manche Aktionen betreffen einen einzigen Gegner, den der Spieler wählt.',
  'attacks.when': 'Ob du betroffen bist, entscheidet sich erst, wenn du an der Reihe bist.',
  'attacks.spared':
    'Die {offering-table} auf deiner Hand schützt dich vor dem Opfern und dem Ablegen, nicht vor dem Abgeben: Zeige sie als Reaktion vor und behalte sie.',
  'attacks.medjay': 'Der {medjay} schützt dich vor einer *ganzen* Aktion: Lege ihn als Reaktion ab.',
  'attacks.sphinx': 'Die {sphinx} tut dasselbe, und du ziehst zwei Karten.',
  'attacks.sphinxAlone':
    'Die {sphinx} schützt dich vor einer *ganzen* Aktion: Lege sie als Reaktion ab, und du ziehst zwei Karten.',
  'attacks.guards':
    'Dein Schutz steht unter den Möglichkeiten der Frage. Würde eine Aktion dich nichts fragen, wird jeder gefragt, der eine solche Karte auf der Hand oder im Deck hat.',
  'attacks.guardsQuick':
    'Dein Schutz steht unter den Möglichkeiten der Frage. Würde eine Aktion dich nichts fragen, wirst du gefragt, wenn du eine solche Karte auf der Hand hast.',

  'rebuild.title': 'Unveränderte Pyramide',
  'rebuild.what':
    'Hat sich in deinem Zug an der Pyramide nichts verändert? Dann *opferst du eine ihrer Karten* deiner Wahl, und die Pyramide bröckelt.',
  'rebuild.change':
    'Eine Veränderung ist, wenn eine Karte die Pyramide verlässt, in sie kommt, dort den Platz tauscht oder verdeckt wird, durch welchen Spieler auch immer. Ist die Pyramide leer, entfällt das Opfer.',
  'rebuild.refill': 'Dann werden die Lücken aus dem Vorrat gefüllt, die Grundreihe zuerst, von links nach rechts.',

  'order.title': 'Reihenfolge beim Ablegen',
  'order.what':
    'Alle Karten kommen offen auf deinen Ablagestapel: zuerst die unbenutzten, dann die ausgelegten, in der Reihenfolge, in der du sie gespielt hast.',
  'order.choose': 'Du kannst sie anders ordnen: Was du antippst, kommt nach oben, die letzte zuoberst.',
  'order.matters':
    'Das ist wichtig bei Karten, die die oberste Karte deines Ablagestapels brauchen, wie das {wadj-amulet}.',

  'stalled.title': 'Wenn das Spiel stockt',
  'stalled.what':
    'Ist der Vorrat leer und hat reihum kein Spieler die Pyramide verkleinert, muss ein Spieler, dessen Zug sie wieder nicht verkleinern würde, eine Pyramidenkarte seiner Wahl opfern, bis ein Zug sie von selbst verkleinert.',
  'stalled.long': 'Ebenso nach zehn ganzen Runden, in denen weder der Vorrat noch die Pyramide kleiner wurde.',

  'hidden.title': 'Öffentlich und geheim',
  'hidden.open': 'Öffentlich',
  'hidden.openWhat':
    'Gräber, die Pyramide, ausgelegte Karten, die oberste Karte jedes Ablagestapels und des Knochenfelds und Karten, die sich dazwischen bewegen.',
  'hidden.secret': 'Geheim',
  'hidden.secretWhat': 'Handkarten, die Reihenfolge der Decks und des Vorrats, die tieferen Karten eines Stapels.',
  'hidden.secretAlone': 'Die Reihenfolge von Deck und Vorrat.',
  'hidden.numbers': 'Wie viele Karten irgendwo liegen, ist immer öffentlich, auch im Vorrat.',
  'hidden.own':
    'Deinen eigenen Ablagestapel darfst du durchsehen, während andere spielen, in deinem Zug nur, wenn eine Karte ihn durchsucht.',
  'hidden.ownOpen': 'An diesem Tisch darfst du deinen eigenen Ablagestapel jederzeit durchsehen.',
  'hidden.alone': 'Im Solitär darfst du Knochenfeld und Ablagestapel jederzeit durchsehen.',

  'meanwhile.title': 'Während andere spielen',
  'meanwhile.asked': 'Du kannst reagieren',
  'meanwhile.askedWhat': 'Eine Karte kann auf das reagieren, was ein anderer getan hat, und du könntest sie haben.',
  'meanwhile.reached': 'Du kannst eine Karte verlieren',
  'meanwhile.reachedWhat': 'Eine Aktion lässt jeden Gegner eine Handkarte opfern, ablegen oder abgeben.',
  'meanwhile.stackedWhat': 'Eine Aktion lässt jeden Gegner eine Handkarte oben auf sein Deck legen.',
  'meanwhile.namedWhat': 'Eine Aktion lässt einen Gegner eine Handkarte ablegen.',
  'meanwhile.look': 'Du kannst dich umsehen',
  'meanwhile.lookWhat': 'In jedem Grab, in deinem Ablagestapel, bei jeder Karte und ihren Einzelregeln.',
  'meanwhile.end': 'Wenn du dran bist, erfährst du es. Bis dahin verändert sich die Pyramide noch.',

  'words.title': 'Begriffe',
  'cards.title': 'Alle Karten',
  'cards.what':
    'Tipp eine Karte an, um ihre Einzelregeln zu sehen. Am Tisch: Karte kurz *gedrückt halten* oder *rechts anklicken*, auch während du wählst.',
  'cards.uniques': 'Unikate',
  'cards.starters': 'Startkarten',

  'word.apex': 'Spitze',
  'word.apex.what': 'die eine Karte ganz oben in der Pyramide',
  'word.base': 'Grundreihe',
  'word.base.what': 'die unterste Reihe der Pyramide; nur aus ihr wird gekauft',
  'word.boneyard': 'Knochenfeld',
  'word.boneyard.what': 'der Stapel der geopferten Karten, die letzte obenauf',
  'word.buy': 'Kaufen',
  'word.buy.what':
    'den Preis einer Karte bezahlen; wenn nichts anderes dasteht, kommt sie oben auf deinen Ablagestapel',
  'word.crumble': 'Bröckeln',
  'word.crumble.what': 'Karten der Pyramide fallen in die Lücken unter ihnen',
  'word.discard': 'Ablegen',
  'word.discard.what': 'eine Karte, wenn nichts anderes dasteht von der Hand, oben auf deinen Ablagestapel legen',
  'word.draw': 'Ziehen',
  'word.draw.what': 'die oberste Karte deines Decks auf die Hand nehmen',
  'word.entomb': 'Bestatten',
  'word.entomb.what': 'eine Karte in dein Grab legen, wo sie zählt',
  'word.give': 'Abgeben',
  'word.give.what': 'eine Handkarte auf den Ablagestapel des Spielers legen, der dran ist',
  'word.in-play': 'Ausgelegt',
  'word.in-play.what': 'in diesem Zug benutzt, als Gold oder für eine Aktion; wird am Ende des Zugs abgelegt',
  'word.level': 'Stufe',
  'word.level.what': 'Striche am Fuß einer Karte: I Startkarten, II zuerst im Vorrat, III zuletzt',
  'word.recover': 'Zurückholen',
  'word.recover.what': 'eine eigene Karte wieder auf die Hand nehmen',
  'word.repeat': 'Wiederholen',
  'word.repeat.what': 'eine Aktion dieses Zugs noch einmal ausführen und alles neu wählen',
  'word.sacrifice': 'Opfern',
  'word.sacrifice.what': 'eine Karte oben auf das Knochenfeld legen; in der Pyramide bleibt eine Lücke',
  'word.set': 'Set',
  'word.set.what': 'Karten einer Farbe und eines Zeichens; im Grab zählen 3 verschiedene 3 × 3 Punkte',
  'word.stack': 'Aufs Deck legen',
  'word.stack.what': 'eine Handkarte oben auf dein Deck legen; die anderen sehen nicht, welche',
  'word.starter': 'Startkarte',
  'word.starter.what': 'eine der zehn Karten, mit denen alle beginnen; sie gehört zu keinem Set',
  'word.stock': 'Vorrat',
  'word.stock.what': 'die verdeckten Karten, mit denen die Pyramide aufgefüllt wird',
  'word.swap': 'Plätze tauschen',
  'word.swap.what': 'zwei Pyramidenkarten wechseln die Plätze: eine Veränderung, aber keine Lücke',
  'word.take': 'Nehmen',
  'word.take.what': 'eine Karte bekommen, ohne zu bezahlen; sie kommt oben auf deinen Ablagestapel',
  'word.tomb': 'Grab',
  'word.tomb.what': 'wo deine bestatteten Karten offen liegen; nur sie zählen',
  'word.unique': 'Unikat',
  'word.unique.what':
    'eine Karte aus dem Vorrat, die zu keinem Set gehört; im Grab zählt sie die Punkte neben ihrem Anch',
} as const satisfies Same<typeof english>
