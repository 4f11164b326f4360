// German: before the game. Home, closed tables, the lobby, sitting down.
import type { Level } from '#shared/bot-levels.ts'
import { spelled } from './numbers.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/lobby.ts'

const levels = {
  newcomer: { one: 'Neuling', more: 'Neulinge' },
  club: { one: 'Vereinsspieler', more: 'Vereinsspieler' },
  strong: { one: 'starker Spieler', more: 'starke Spieler' },
  master: { one: 'Meister', more: 'Meister' },
} as const

export const texts = {
  'home.name': 'Dein Name',
  'home.seats': 'Plätze',
  'home.yours': 'Deine Tische',
  'home.yoursFailed': 'Deine Tische konnten nicht geladen werden.',
  'home.make': 'Tisch eröffnen',
  'home.clock': 'Zeit für jeden Zug',
  'home.noClock': 'unbegrenzt',
  'home.further': 'Zeit und Tipps',
  'home.hints': 'Tipps',
  'home.hintsWhat': 'alle dürfen fragen, was der stärkste Bot täte',
  'lobby.hints': 'Mit Tipps: Alle dürfen fragen, was der stärkste Bot täte.',
  'lobby.clock': (p: { span: string }) =>
    `Alle haben ${p.span} für jeden Zug und jede Antwort. Danach macht ein Bot den nächsten Schritt. Bleiben alle weg, wartet auch die Uhr.`,
  'home.makeWhat': 'für Freunde: Teile den Link',
  'home.makeAlone': 'für dich allein',
  'home.facts': (p: { seats: string; minutes: string }) => `${p.seats} Spieler, ${p.minutes} Min.`,
  'language.notKept': 'Dieser Browser speichert nichts, deshalb lässt sich hier keine andere Sprache wählen.',
  'home.measured': (p: { seconds: number }) =>
    `Minuten: ganze Spiele von Bots, mit ${p.seconds} Sekunden je Entscheidung gerechnet.`,
  'home.learn': 'in 2 Minuten',
  'home.bots': 'Gegen Bots spielen',
  'home.botsNow': (p: { n: number; level: Level }) =>
    p.n === 1 ? `1 Bot: ${levels[p.level].one}` : `${p.n} Bots: ${levels[p.level].more}`,
  'home.botsChoose': 'Wählen, wie viele Bots und wie stark',
  'home.device': 'An einem Gerät',
  'home.deviceWhat': (p: { seats: string }) => `${p.seats} Leute geben es herum`,
  'home.first': 'Zum ersten Mal hier? Spielend lernen',
  'home.tutorial': 'Spielend lernen',
  'home.tutorialWhat': (p: { minutes: number }) => `dein erstes Spiel zeigt dir alles: ${p.minutes} Minuten`,
  'lobby.first': 'Neu bei diesem Spiel? Lerne es spielend, während du wartest',
  'home.friends': 'Mit Freunden, an mehreren Geräten',
  'home.ways': 'Andere Spielarten',
  'home.more': 'Editionen und Mixe',
  'home.making': 'Der Tisch wird eröffnet …',
  'name.empty': 'Gib deinen Namen ein: Alle am Tisch sehen ihn.',
  'name.long': 'Ein Name hat höchstens 24 Zeichen.',
  'name.invisible': 'Dieser Name enthält ein unsichtbares Zeichen. Bitte entferne es.',
  'name.marks': 'Zu viele Zeichen über einem Buchstaben: höchstens zwei.',

  'door.removed': 'Du hast hier keinen Platz mehr',
  'door.full': 'Der Tisch ist voll',
  'door.watchWhat': 'Du kannst dem Spiel zuschauen: Du siehst alles Öffentliche.',
  'door.started': 'Das Spiel hat begonnen',
  'door.startedWhat': 'Niemand kann mehr mitspielen, aber du kannst zuschauen: Du siehst alles Öffentliche.',
  'door.watch': 'Dem Spiel zuschauen',
  'door.seatElsewhere':
    'Hast du hier einen Platz? Er liegt in dem Browser oder der App, wo du dich hingesetzt hast. Öffne den Tisch dort: Unter „Auf einem anderen Gerät spielen“ steht ein Link zu deinem Platz.',
  'door.elsewhere': 'Dieses Spiel liegt in einem anderen Browser',
  'door.elsewhereWhat':
    'Spiele gegen Bots oder an einem Gerät bleiben in dem Browser, in dem sie begonnen wurden: Nur dort öffnen sich ihre Links. Vielleicht wurde es auch hier gelöscht.',
  'door.lost': 'Dieser Browser hat dieses Spiel nicht mehr',
  'door.lostWhat':
    'Spiele gegen Bots oder an einem Gerät liegen nur im Browser. Er hat sie gelöscht, wie es manche tun, wenn der Platz knapp wird oder wenn man wochenlang nicht da war.',
  'door.unknownWhat':
    'Der Link ist vielleicht unvollständig, oder der Tisch wurde gelöscht. Lass dir den Link noch einmal schicken, oder eröffne selbst einen Tisch.',
  'door.deletedWhat': 'Sein Link führt jetzt ins Leere. Ein neuer ist schnell eröffnet.',
  'door.versionWhat': 'Er wurde mit einer früheren Version des Spiels begonnen. Ein neuer Tisch ist schnell eröffnet.',

  'lobby.title': (p: { host: string }) => `Tisch von ${p.host}`,
  'lobby.untitled': 'Ein Tisch',
  'lobby.invite': (p: { missing: number }) =>
    `Teile diesen Link oder den QR-Code. Wer ihn öffnet, kann ${p.missing === 1 ? 'den' : 'einen'} freien Platz nehmen.`,
  'lobby.code': 'QR-Code des Links zu diesem Tisch',
  'lobby.link': 'Link zu diesem Tisch',
  'lobby.share': 'Teilen',
  'lobby.copy': 'Link kopieren',
  'lobby.copied': 'Kopiert',
  'lobby.copyFailed': 'Markiere den Link und kopiere ihn von Hand.',
  'lobby.shareText': (p: { game: string }) => `Spiel mit mir ${p.game}:`,
  'lobby.seats': 'Plätze',
  'lobby.free': 'Freier Platz',
  'lobby.seatBot': 'Bot setzen',
  'lobby.freeFor': (p: { n: number }) => `Freier Platz ${p.n}: Bot setzen`,
  'lobby.waiting': 'wartet auf Spieler',
  'lobby.you': 'du',
  'lobby.youHost': 'du, Gast\u00adgeber',
  'lobby.host': 'Gast\u00adgeber',
  'lobby.here': 'online',
  'lobby.away': 'offline',
  'lobby.begins': 'Das Spiel beginnt, wenn alle Plätze besetzt sind.',
  'lobby.remove': (p: { name: string }) => `${p.name} entfernen`,
  'lobby.leave': 'Tisch verlassen',
  'lobby.giveUp': 'Tisch löschen',
  'lobby.giveUpAsk': 'Diesen Tisch löschen?',
  'lobby.giveUpWhat': 'Sein Link führt dann ins Leere, für alle.',
  'lobby.giveUpKeep': 'Behalten',
  'lobby.device': 'Auf einem anderen Gerät spielen',
  'lobby.deviceWhat': 'Dieser Link ist dein Platz: Wer ihn öffnet, spielt als du. Schick ihn nur dir selbst.',
  'lobby.notKept':
    'Dieser Browser speichert nichts: Nach dem Neuladen ist dein Platz weg. Der Link unter „Auf einem anderen Gerät spielen“ bringt dich zurück.',
  'lobby.deviceCopy': 'Link zu meinem Platz kopieren',
  'lobby.youJoined': 'Du spielst mit.',
  'lobby.joined': (p: { name: string; bot: string }) => `${p.name}${p.bot && ` (${p.bot})`} spielt mit.`,
  'seat.other': 'Du hast hier einen anderen Platz',
  'seat.sitAs': (p: { name: string }) => `Als ${p.name} spielen`,
  'seat.again': 'Du hattest hier einen anderen Platz',
  'seat.againWhat': 'Er gehört dir weiterhin: Dieser Browser hat ihn behalten.',
  'seat.notNow': 'Jetzt nicht',
  'link.other': 'Dieser Link gehört zu einem anderen Platz',
  'link.otherWhat': (p: { name: string; yours: string }) =>
    `Es ist der Platz von ${p.name}. Ihn einnehmen oder deinen${p.yours ? ` als ${p.yours}` : ''} behalten? Der andere bleibt dir auch: Du findest ihn im Menü.`,
  'link.stay': 'Meinen Platz behalten',
  'link.wrong': 'Dieser Link ist ungültig',
  'link.wrongStay':
    'Er ist vielleicht unvollständig, oder der Platz gehört jetzt jemand anderem. Du behältst deinen Platz.',
  'link.wrongWhat':
    'Er ist vielleicht unvollständig, oder der Platz gehört jetzt jemand anderem. Lass dir den Link noch einmal schicken. Du kannst zuschauen oder mitspielen, solange ein Platz frei ist.',
  'link.read': 'Weiter',
  'rests.begun': (p: { game: string }) =>
    `Diese Partie ${p.game} wurde mit einer früheren Version begonnen, und die jetzige kann sie nicht fortsetzen. Was geschah, kann man weiterhin nachlesen.`,
  'rests.ended': (p: { game: string }) =>
    `Diese Partie ${p.game} wurde mit einer früheren Version gespielt. Ihr Ergebnis und was geschah, kann man weiterhin nachlesen.`,
  'rests.result': 'Punkte der Spieler',
  'rests.won': 'gewonnen',
  'rests.players': (p: { names: readonly string[] }) => `Spieler: ${p.names.join(', ')}`,
  'rests.nobody': 'niemand',
  'rests.log': 'Verlauf lesen',
  'rests.happened': 'Was geschah',
  'rests.older': 'Frühere Zeilen',
  'rests.coming': 'Wird geladen …',
  'rests.failed': 'Der Verlauf ist nicht angekommen. Versuch es gleich noch einmal.',
  'lobby.left': (p: { name: string }) => `${p.name} ist gegangen.`,

  'sit.title': (p: { host: string }) => `${p.host} lädt dich zum Spiel ein`,
  'sit.down': 'Mitspielen',
  'sit.sitting': 'Einen Moment …',
  'sit.watch': 'Zuschauen',
  'sit.watching': 'Du schaust zu.',
  'sit.wantSeat': 'Mitspielen',
  'sit.removed': 'Dieser Platz ist nicht mehr deiner. Du kannst wieder mitspielen, solange ein Platz frei ist.',

  'home.game': 'Spiel',
  'game.players': (p: { game: string; seats: number }) => `${p.game}, ${spelled(p.seats)} Spieler`,
  'game.cards': 'Die Karten dieses Mixes, in einem neuen Tab',
} as const satisfies Same<typeof english>
