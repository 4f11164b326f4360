// German: the rules of all other ways to play, in our own words; they come with those chapters and not before.
// *word* stands out; {card-id} is a title that can be looked at.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/ways.ts'

export const texts = {
  'afterlife.title': 'Afterlife',
  'afterlife.what':
    'Dieselben Regeln und Startkarten, aber andere Karten: fünf Sets aus drei bis sieben Karten und sechs Unikate.',
  'afterlife.new':
    'Neu sind *Guthaben*, Handkarten, die du für eine Wirkung vorzeigst, und Angriffe auf einen Gegner deiner Wahl. Die {ibex-statue} reagiert auf eine aufgefüllte Pyramide, die {sphinx} schützt dich vor einer Aktion.',

  'lastRites.title': 'Last Rites',
  'lastRites.what':
    'Menschen statt Dinge: vier Sets aus fünf, sechs, sieben und *acht* Karten, vier starke Unikate und eigene Startkarten.',
  'lastRites.sets':
    'Kein kleines Set ist schnell voll, aber acht Handwerker bringen 64. Neu sind Karten, die du mit deiner Hand tauschst, und Aktionen, die allen etwas geben. Mehrere Karten führen andere aus.',

  'starters.title': 'Die Startkarten von Last Rites',
  'starters.what': 'Alle haben 4 × {menial}, 3 × {embalmer}, 2 × {kite} und 1 × {medjay}.',
  'starters.mixed': 'Mit denen des Grundspiels gemischt haben alle 2 × {menial} und je eine der anderen.',
  'starters.menial': 'Knecht',
  'starters.menialWhat':
    'Kauft aus *jeder Reihe*, zum vollen Preis, bezahlt mit anderen Karten. Oder: Lege eine Karte ab, dann ziehe eine.',
  'starters.embalmer': 'Einbalsamierer',
  'starters.embalmerWhat':
    'Opfert eine Karte der Pyramide oder deiner Hand. Oder *füllt* die Pyramide mitten im Zug *auf*.',
  'starters.kite': 'Milan',
  'starters.kiteWhat':
    'Dreht eine Pyramidenkarte bis zu deinem nächsten Zug *um*: Niemand kann sie kaufen oder nehmen.',
  'starters.medjay': 'Medjai',
  'starters.medjayWhat':
    'Abgelegt *schützt er dich* vor der Aktion eines Gegners. Oder in deinem Zug: Opfere ihn und lege vier Karten ab, um eine beliebige Pyramidenkarte zu nehmen.',

  'faceDown.title': 'Verdeckte Karten',
  'faceDown.what':
    'Eine Karte, die der {kite} umgedreht hat, kann nur *geopfert* werden. Niemand kann sie kaufen, nehmen, bestatten oder auf seine Hand tauschen, und keine Wirkung beachtet ihre Kosten oder ihr Set.',
  'faceDown.moves': 'Sie rutscht nach wie jede andere Karte und darf in der Pyramide den Platz tauschen.',
  'faceDown.look':
    'Jeder darf sie ansehen. Aufgedeckt wird sie ganz am Anfang des nächsten Zugs des Spielers, der sie umgedreht hat.',
  'faceDown.change': 'Das Umdrehen verändert die Pyramide, das Aufdecken nicht.',

  'exchanging.title': 'Tauschen mit der Hand',
  'exchanging.what':
    'Eine Handkarte wechselt den Platz mit einer Karte des Knochenfelds, der Pyramide oder deines Ablagestapels.',
  'exchanging.used':
    'Die neue ist eine normale Handkarte und sofort zu gebrauchen. Ein Tausch ist weder Kauf noch Opfer noch Ablegen.',
  'exchanging.pyramid': 'In der Pyramide hinterlässt er keine Lücke, es bröckelt also nichts, aber er verändert sie.',

  'credits.title': 'Guthaben',
  'credits.what':
    'Manche Aktionen und Kräfte sind *für einen Kauf Gold wert*. Das Guthaben liegt neben deiner Hand, bis du es nutzt oder der Zug endet.',
  'credits.whole':
    'Es bezahlt einmal und ganz: Überschüssiges Gold verfällt. Mehrere Guthaben dürfen zusammen eine Karte bezahlen, auch mit Handkarten.',
  'credits.price':
    'Was alle Karten in diesem Zug billiger macht, kommt zuerst, aber nie unter 1; dann der Nachlass einer Aktion, nie unter 0.',

  'revealing.title': 'Ansehen, aufdecken, durchsuchen',
  'revealing.what':
    'Was du dir *ansiehst*, siehst nur du. Was du *aufdeckst oder vorzeigst*, sehen alle. Dann wählst du Karte für Karte, wohin sie kommt, in der Reihenfolge des Textes.',
  'revealing.search':
    '*Durchsuchst* du einen Stapel, wählst du eine beliebige seiner Karten. Ein Deck wird danach gemischt.',
  'revealing.short':
    'Hat dein Deck zu wenige Karten, wird dein Ablagestapel gemischt und daruntergelegt. Sind es auch dann zu wenige, nimmst du, was da ist.',
  'revealing.back':
    'Nachdem eine verdeckte Karte gesehen wurde, lässt sich nichts zurücknehmen. Teile, die unmöglich geworden sind, entfallen.',

  'shared.title': 'Aktionen für alle',
  'shared.what':
    'Manche Aktionen geben auch den anderen etwas: Reihum dürfen sie eine Karte ziehen, bestatten oder zurückholen. Wie viel davon du nimmst, ist *deine* Wahl; du darfst verzichten.',
  'shared.drawn': '{golden-throne}: Jeder Gegner zieht eine Karte; darauf verzichten darf keiner.',
  'shared.pick':
    'Wählt dich der {plasterer}, suchst du aus, welche Karten die Pyramide verlassen, aber nicht, wer welche bekommt.',
  'shared.spared': 'Auch Geschenke gehören zur Aktion eines Gegners: Ein Schutz lehnt sie ab.',

  'premium.title': 'Premium-Unikate',
  'premium.what':
    'Sechs weitere Unikate, die zum Vorrat jeder Edition kommen können. Das {sistrum} reagiert, wenn eine Aktion eine Pyramidenkarte genommen hat; mit {golden-throne} nimmst du eine beliebige, dann ziehen alle Gegner.',
  'premium.texts': 'Sie sind nicht veröffentlicht: Namen, Texte und Werte haben wir rekonstruiert.',

  'pharaohs.title': 'Pharaonen',
  'pharaohs.what':
    'Vor dem ersten Zug bekommt jeder Spieler *zwei*, ohne dass die anderen sie sehen, und behält *einen*. Alle wählen gleichzeitig; dann werden die gewählten aufgedeckt. Die übrigen spielen nicht mit.',
  'pharaohs.power': 'Die Kraft kannst du *einmal in jedem deiner Züge* nutzen, zwischen deinen anderen Spielzügen.',
  'pharaohs.action':
    'Sie ist keine Aktion: Sie kann nicht wiederholt oder aufgerufen werden, und nichts schützt vor ihr. Gold, das sie gibt, ist ein Guthaben; was du mit ihr kaufst, bezahlst du wie immer.',
  'pharaohs.six': 'Zu sechst bekommt jeder nur einen. Im Solitär spielt Kleopatra VII. nicht mit.',

  'mixes.title': 'Eigener Mix',
  'mixes.what':
    'Ein Set jeder Größe von drei bis sieben, aus *beliebigen Editionen*: von dir gewählt oder *zufällig*. Die acht Handwerker kommen nur dazu, wenn du sie wählst.',
  'mixes.uniques': 'Dazu Unikate beliebiger Editionen und Startkarten der einen oder anderen Art, oder beider.',
  'mixes.longer': 'Mehr Sets als eines jeder Größe machen das Spiel länger und bringen mehr Punkte.',
  'mixes.least': 'Der Vorrat muss mindestens 28 Karten haben.',

  'halves.title': 'Je ein Exemplar',
  'halves.what':
    'Doppelt so viele Sets, *ein Exemplar* jeder Karte: Was ein anderer bestattet hat, bekommst du nicht mehr.',
  'halves.apart': '*Je eines*: Jedes Set zählt für sich. Ein volles ist selten.',
  'halves.joined':
    '*Gleich große Sets vereint*: Sie zählen als eines. Sieben Statuen und sieben Bauleute bringen 14 × 14 = 196. Ein Set ohne Partner zählt für sich.',
  'halves.printed': 'Nennt eine Karte ein Set, ist das aufgedruckte gemeint.',

  'seats.title': 'Zu fünft und zu sechst',
  'seats.what':
    'Es ist dasselbe Spiel mit größerem Vorrat: mindestens 14 Karten je Spieler, also eine Edition und einige Sets einer anderen.',

  'switches.title': 'Optionen des Tischs',
  'switches.discards': 'Offene Ablagestapel',
  'switches.discardsWhat': 'Du darfst deinen eigenen Ablagestapel jederzeit durchsehen, auch in deinem Zug.',
  'switches.quick': 'Schnelle Reaktionen',
  'switches.quickWhat':
    'Nur wer eine Karte, die reagieren könnte, *auf der Hand hat*, wird gefragt. Weniger Fragen, aber jede zeigt, wer die Karte hat.',

  'solitaire.title': 'Solitär',
  'solitaire.what':
    'Du gewinnst nur mit dem *perfekten Grab*: jede Karte jedes Sets, alle Unikate, alle zehn Startkarten.',
  'solitaire.goals': 'Das sind 170 Punkte im Grundspiel, 172 in Afterlife, 212 in Last Rites.',
  'solitaire.open': 'Knochenfeld und Ablagestapel darfst du jederzeit durchsehen.',
  'solitaire.opponents':
    'Eine Aktion, die andere Spieler nennt, lässt sich nicht ausführen. Ihre Karte bezahlt trotzdem und zählt im Grab.',
  'solitaire.twice': 'Eine doppelte Karte im Grab kostet ihr Set einen Punkt; unter 0 fällt kein Set.',
  'solitaire.master': 'Für *Meister* gibt es keine freie Bestattung: Nur Aktionen bestatten.',
  'solitaire.end':
    'Das Spiel endet mit dem Zug, der Vorrat und Pyramide leert. Karten außerhalb deines Grabs zählen nicht.',
  'lesson.entombMaster':
    'Nur Aktionen bringen Karten in dein Grab: Für Meister gibt es keine freie Bestattung. Benutzen kannst du eine bestattete Karte dann nicht mehr, aber nur das Grab zählt.',
  'lesson.squaresAlone':
    'Verschiedene Karten eines Sets zählen ihre Anzahl mal sich selbst: drei 9, vier 16. Sind Vorrat und Pyramide leer, gewinnst du nur mit dem perfekten Grab.',

  'word.call': 'Aufrufen',
  'word.call.what': 'die Aktion einer Karte ausführen, die anderswo liegt',
  'word.credit': 'Guthaben',
  'word.credit.what': 'Gold einer Aktion oder Kraft, für einen Kauf dieses Zugs',
  'word.exchange': 'Tauschen gegen',
  'word.exchange.what': 'eine Handkarte und eine Karte eines Stapels oder der Pyramide wechseln die Plätze',
  'word.reveal': 'Vorzeigen',
  'word.reveal.what': 'allen eine Handkarte zeigen; sie bleibt auf der Hand',
  'word.search': 'Durchsuchen',
  'word.search.what': 'eine beliebige Karte eines Stapels wählen; ein Deck wird danach gemischt',
  'word.turn-down': 'Umdrehen',
  'word.turn-down.what': 'bis zu deinem nächsten Zug kann die Pyramidenkarte nur geopfert werden',
} as const satisfies Same<typeof english>
