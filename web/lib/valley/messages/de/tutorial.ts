// German: what the deck-builder's tutorial says, one thing at a time.
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/tutorial.ts'

export const texts = {
  goal: 'Am Ende zählt nur, was in deinem Grab liegt. Kaufe Schätze und bestatte die besten rechtzeitig.',
  buy: (p: { card: string; price: number }) =>
    `Deine Hand ist dein Gold. Tippe unten in der Pyramide auf ${p.card} und kaufe die Karte für ${p.price}.`,
  crumble: 'Zwei Karten könnten in die Lücke fallen. Wähle eine davon.',
  fall: 'Die Pyramide bröckelt: Von oben fällt eine Karte nach. Kaufen kannst du nur aus der untersten Reihe.',
  entomb: (p: { card: string; points: number }) =>
    `Einmal im Zug darfst du eine Handkarte bestatten: Sie zählt, fehlt dann aber in deinem Deck. Beginne mit ${p.card}: ${p.points === 1 ? '1 Punkt' : `${p.points} Punkte`}.`,
  end: 'Beende nun deinen Zug. Alle deine Karten kommen auf den Ablagestapel, und du ziehst 5 neue.',
  wait: (p: { name: string }) =>
    `Jetzt ist ${p.name} dran. Danach liegen neue Karten in der Pyramide, und du bist am Zug.`,
  play: (p: { card: string }) =>
    `Eine Karte kann auch wirken, statt zu bezahlen. Spiele ${p.card}: Dafür ziehst du neu.`,
  set: (p: { card: string; set: string }) =>
    `Sets zählen am meisten: 2 verschiedene Karten 2 × 2, 3 Karten 3 × 3. Kaufe ${p.card} (${p.set}).`,
  sacrifice:
    'Nichts hat in diesem Zug die Pyramide verlassen, also muss eine Karte weg. Opfere die, die dir am wenigsten nützt.',
  first: (p: { card: string }) =>
    `${p.card} ist auf deiner Hand. Bestatte die Karte: Die erste Karte eines Sets zählt 1, mit einer zweiten werden es 4.`,
  second: (p: { card: string; set: string; n: number }) =>
    p.n > 1
      ? `Bestatte auch ${p.card}: ${p.n} verschiedene Karten des Sets ${p.set} zählen ${p.n} × ${p.n}.`
      : `Bestatte auch ${p.card}: So beginnst du ein weiteres Set, ${p.set}.`,
  on: 'Das ist alles! Sind Vorrat und Pyramide leer, endet das Spiel: Bestatte vorher deine besten Karten.',
  turn: 'Nichts mehr zu tun? Dann beende deinen Zug.',
  'turn.buy': (p: { card: string }) => `Kaufe in jedem Zug eine Karte, wenn du kannst, zum Beispiel ${p.card}.`,
  'turn.entomb': 'Du darfst in diesem Zug noch eine Karte bestatten. Dann beende ihn.',
  question: 'Beantworte die Frage, dann geht es weiter.',
  waiting: (p: { name: string }) => `${p.name} ist dran. Danach kommst du.`,
} satisfies Same<typeof english>
