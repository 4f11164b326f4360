// German: what is said where the shuffle of a finished game is checked.
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/shuffle.ts'

export const texts = {
  'shuffle.title': 'Das Mischen',
  'shuffle.what':
    'Ausgeteilt wurde nach einem Zufallskeim, der bei Spielbeginn entstand: aus einem Geheimnis des Tisches, dessen Fingerabdruck vorher alle sehen konnten, und aus je einem Anteil, den die Geräte der Spieler selbst erzeugt haben.',
  'shuffle.checking': 'Wird geprüft: Das ganze Spiel wird noch einmal gespielt …',
  'shuffle.failed': 'Die Schritte des Spiels konnten nicht geladen werden.',
  'shuffle.again': 'Noch einmal versuchen',
  'shuffle.fits': 'Stimmt',
  'shuffle.open': 'Unbewiesen',
  'shuffle.fails': 'Stimmt nicht',
  'shuffle.allFit': 'Alles stimmt: Niemand allein hat bestimmt, was ausgeteilt wurde.',
  'shuffle.someOpen': 'Nichts widerspricht sich, aber nicht alles ist bewiesen.',
  'shuffle.someFail': 'Etwas stimmt nicht: Ausgeteilt wurde anders als versprochen.',
  'shuffle.openedFails':
    'Mit den Schritten des Spiels legt der Tisch jetzt etwas anderes offen, als er am Ende gezeigt hat.',
  'shuffle.secretFits':
    'Das Geheimnis des Tisches hat den Fingerabdruck, den sich dieses Gerät vor dem Spiel gemerkt hat.',
  'shuffle.secretOpen':
    'Das Geheimnis des Tisches hat seinen Fingerabdruck, aber dieses Gerät konnte ihn sich vor dem Spiel nicht merken.',
  'shuffle.secretFails': 'Das Geheimnis des Tisches hat nicht den Fingerabdruck, der vor dem Spiel zu sehen war.',
  'shuffle.shareFits': 'Der Anteil, den dieses Gerät für dich erzeugt hat, ist unverändert dabei.',
  'shuffle.shareOpen': 'Dieses Gerät hat für deinen Platz keinen Anteil erzeugt.',
  'shuffle.shareFails':
    'Der Anteil deines Platzes ist nicht der, den dieses Gerät erzeugt hat. Das ist auch so, wenn du dieser Revanche vorher auf einem anderen Gerät beigetreten bist.',
  'shuffle.sharesFit': (p: { given: number; seats: number }) =>
    `Von ${p.seats} Plätzen ${p.given === 1 ? 'kam 1 Anteil' : `kamen ${p.given} Anteile`}, und jeder hat seinen Fingerabdruck.`,
  'shuffle.sharesNone': 'Von niemandem kam ein Anteil: Der Tisch allein konnte bestimmen, was ausgeteilt wird.',
  'shuffle.sharesHost':
    'Nur von dem, der den Tisch eröffnet hat, kam ein Anteil, und zwar bevor es ein Geheimnis gab: Der Tisch allein konnte bestimmen, was ausgeteilt wird.',
  'shuffle.sharesFail': 'Ein Anteil hat nicht den Fingerabdruck, der während des Spiels zu sehen war.',
  'shuffle.seedFits':
    'Geheimnis und Anteile ergeben den Keim, und er hat den Fingerabdruck, der während des Spiels zu sehen war.',
  'shuffle.seedCounted': (p: { count: number }) =>
    `Geheimnis und Anteile ergeben den Keim, und er hat den Fingerabdruck, der während des Spiels zu sehen war. ${
      p.count === 1 ? 'Ein Keim davor wurde' : `${p.count} Keime davor wurden`
    } übergangen, weil ein anderer Platz beginnen sollte.`,
  'shuffle.seedFails': 'Geheimnis und Anteile ergeben nicht den Keim dieses Spiels.',
  'shuffle.givenOpen':
    'Der Keim hat seinen Fingerabdruck, stand aber vorher fest und ist nicht aus Anteilen entstanden.',
  'shuffle.givenFails': 'Der Keim hat nicht den Fingerabdruck, der zu sehen war.',
  'shuffle.gameFits': (p: { moves: number; draws: number }) =>
    `Noch einmal gespielt, nach den Regeln auf diesem Gerät, mit ${p.moves === 1 ? 'einem Schritt' : `${p.moves} Schritten`} und ${
      p.draws === 1 ? 'einer Zufallszahl' : `${p.draws} Zufallszahlen`
    } aus dem Keim, endet das Spiel genauso.`,
  'shuffle.gameFails': 'Mit diesem Keim noch einmal gespielt, endet das Spiel anders als angezeigt.',
  'shuffle.not': 'Was das nicht beweist',
  'shuffle.seen':
    'Dass niemand die Karten sah: Während des Spiels kennt der Server alle, und wer ihn betreibt, kann sie sehen und weitersagen.',
  'shuffle.seenHere':
    'Dass niemand die Karten sah: Dieser Tisch liegt in deinem Browser, und wer in dessen Speicher schaut, kann alle sehen.',
  'shuffle.together':
    'Dass niemand mit dem Server gemeinsam wählte: Wer sich als Letzter hinsetzte, konnte mit seiner Hilfe bestimmen, was ausgeteilt wird.',
  'shuffle.numbers': 'Die Zahlen, um es anderswo nachzuprüfen',
  'shuffle.secretHash': 'Fingerabdruck des Geheimnisses',
  'shuffle.secret': 'Geheimnis',
  'shuffle.shareOf': (p: { name: string }) => `Anteil von ${p.name}`,
  'shuffle.none': 'keiner',
  'shuffle.count': 'Übergangene Keime',
  'shuffle.seedHash': 'Fingerabdruck des Keims',
  'shuffle.seed': 'Zufallskeim',
} as const satisfies Same<typeof english>
