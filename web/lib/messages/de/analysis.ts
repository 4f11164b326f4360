// German: how a finished game was played.
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/analysis.ts'

const signed = new Intl.NumberFormat('de', { signDisplay: 'exceptZero', maximumFractionDigits: 0 })

export const texts: Same<typeof english> = {
  'analysis.title': 'Wie wurde gespielt?',
  'analysis.what':
    'Dein Gerät wägt jeden Schritt, wie es der stärkste Bot tut, nach dem, was damals zu sehen war. Das dauert einige Sekunden.',
  'analysis.begin': 'Partie auswerten',
  'analysis.working': (p: { percent: number }) => `Wird ausgewertet: ${p.percent}\u00a0%`,
  'analysis.begun': 'Wird ausgewertet …',
  'analysis.half': 'Die halbe Partie ist ausgewertet',
  'analysis.ready': 'Die Auswertung ist fertig',
  'analysis.failed': 'Die Partie ließ sich nicht auswerten.',
  'analysis.again': 'Noch einmal versuchen',
  'analysis.ahead': 'Wer vorn lag',
  'analysis.aheadWhat': 'Die Chancen jedes Spielers (von 100), Zug um Zug, wie der stärkste Bot Stellungen einschätzt.',
  'analysis.chances': 'Chancen, Zug um Zug',
  'analysis.points': 'Worauf es hinauslief',
  'analysis.pointsWhat':
    'Die Punkte, die vom Grab zu erwarten waren, Zug um Zug, wie ein vorsichtiger Bot rechnet: Wo die Linie fällt, ging etwas verloren.',
  'analysis.pointsRead': 'Zu erwartende Punkte, Zug um Zug',
  'analysis.mistakes': 'Die teuersten Fehler',
  'analysis.mistakesWhat':
    'Was ein Schritt gekostet hat, zeigt sich, wenn man ihn und einen besseren oft ausprobiert und jedes Mal neu verteilt, was damals verdeckt war; ± ist, wie weit der Zufall danebenliegen kann, in 19 von 20 Fällen.',
  'analysis.none': 'kein sicherer',
  'analysis.moment': (p: { round: number; n: number }) => `Runde ${p.round}, Schritt ${p.n}`,
  'analysis.lost': (p: { lost: number; within: number }) => `kostete ${p.lost} ± ${p.within} von 100`,
  'analysis.lostPoints': (p: { lost: number; within: number }) =>
    `kostete ${p.lost} ± ${p.within} ${p.lost === 1 && p.within === 1 ? 'Punkt' : 'Punkte'}`,
  'analysis.made': 'Gespielt',
  'analysis.better': 'Besser',
  'analysis.nothing': 'Nichts wählen',
  'analysis.luck': 'Das Glück beim Ziehen',
  'analysis.luckWhat': 'Um wie viel besser als erwartet die gezogenen Karten waren, in Chancen von 100.',
  'analysis.luckOpen': 'Hier gibt es keines zu nennen: Was gezogen wird, liegt offen vor allen, ehe jemand bietet.',
  'analysis.luckAlone': 'Im Solitär wird kein Glück angezeigt: Die Linie rechnet mit durchschnittlichen Karten.',
  'analysis.lucky': (p: { n: number }) => signed.format(p.n).replace('-', '−'),
}
