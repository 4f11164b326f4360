// German: link previews. Read when the site is built, and by the worker (API.md, Pages).
import type { PreviewSentences } from '#shared/preview-tags.ts'

export const previews: PreviewSentences = {
  locale: 'de_DE',
  general: 'Zwei Spiele vom alten Ägypten, kostenlos im Browser: Tisch eröffnen, Link teilen, spielen. Ohne Konto.',
  picture: 'Ein geflügelter Skarabäus über einer Stufenpyramide, im Lampenlicht',
  invites: '{host} lädt dich ein: {what}',
  free: {
    one: 'Einer von {seats} Plätzen ist frei. Link öffnen und Platz nehmen: im Browser, ohne Konto.',
    more: '{free} von {seats} Plätzen sind frei. Link öffnen und Platz nehmen: im Browser, ohne Konto.',
  },
  begun: '{what}: Das Spiel läuft',
  playing: {
    none: '{host} spielt allein. Wer den Link öffnet, kann zusehen.',
    one: '{host} und noch jemand spielen. Wer den Link öffnet, kann zusehen.',
    more: '{host} und {others} andere spielen. Wer den Link öffnet, kann zusehen.',
  },
  over: {
    none: '{what}: Das Spiel ist aus',
    one: '{winners} hat gewonnen: {what}',
    more: '{winners} haben zusammen gewonnen: {what}',
  },
  scores: '{scores} Punkte. Über den Link noch einmal ansehen, Schritt für Schritt.',
}
