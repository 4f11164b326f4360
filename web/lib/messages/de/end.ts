// German: the end of a game.
import { and } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../plural.ts'
import { spelled } from './numbers.ts'
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/end.ts'

const plural = pluralOf('de')
const pointsSaid = (n: number) => plural(n, { one: '# Punkt', other: '# Punkte' })

export const texts = {
  'end.wins': (p: { name: string; total: number }) => `${p.name} gewinnt mit ${p.total}`,
  'end.youWin': (p: { total: number }) => `Du gewinnst mit ${p.total}`,
  'end.shared': (p: { names: readonly string[]; total: number }) =>
    `${and.format(p.names)} teilen sich den Sieg mit ${p.total}`,
  'end.what': 'Nur die Gräber zählen: 3 verschiedene Karten eines Sets zählen 3 × 3 = 9.',
  'end.table': 'Punkte aller Spieler, Set für Set',
  'end.fewer': (p: { counts: readonly { name: string; cards: number }[] }) =>
    `Gleichstand: Weniger Karten im Grab entscheiden (${p.counts.map(({ name, cards }) => `${name} ${cards}`).join(', ')}).`,
  'end.set': 'Set',
  'end.square': (p: { n: number }) => `${p.n} × ${p.n}`,
  'end.others': 'Sonstige',
  'end.starters': (p: { n: number; points: number }) =>
    `${p.n === 1 ? 'eine Startkarte' : `${spelled(p.n)} Startkarten`} ${p.points}`,
  'end.one': (p: { card: string; points: number }) => `${p.card} ${p.points}`,
  'end.again': 'Revanche',
  'end.againing': 'Die Revanche wird vorbereitet …',
  'end.againJoin': 'Zur Revanche',
  'end.againWatch': 'Der Revanche zuschauen',
  'end.alone': 'Noch einmal spielen',
  'end.aloneing': 'Das Spiel wird vorbereitet …',
  'end.aloneJoin': 'Zum nächsten Spiel',
  'end.aloneWatch': 'Beim nächsten Spiel zuschauen',
  'end.watch': 'Wiederholung ansehen',
  'end.check': 'Mischen prüfen',
  'end.show': 'Wie es lief',
  'end.skip': 'Tippen oder jede Taste: zu den Punkten',
  'end.toPoints': 'Zu den Punkten',
  'end.earlier': 'Vorige Seite',
  'end.later': 'Nächste Seite',
  'end.page': (p: { n: number; of: number }) => `${p.n} von ${p.of}`,
  'end.tombOf': (p: { name: string | null }) => (p.name === null ? 'Dein Grab' : `Das Grab von ${p.name}`),
  'end.lookAt': (p: { name: string | null }) =>
    p.name === null ? 'Dein Grab ansehen' : `Das Grab von ${p.name} ansehen`,
  'end.course': 'Wie die Punkte kamen',
  'end.roundAt': (p: { round: number }) => `Runde ${p.round}`,
  'end.roundLevel': (p: { round: number }) => `Runde ${p.round}: gleichauf`,
  'end.roundLed': (p: { round: number; name: string | null }) =>
    p.name === null ? `Runde ${p.round}: Du führst` : `Runde ${p.round}: ${p.name} führt`,
  'end.named': 'Was den Ausschlag gab',
  'end.rounds': 'Punkte Runde für Runde',
  'end.round': 'Runde',
  'end.bestEntombing': 'Die beste Bestattung',
  'end.bestEntombingSaid': (p: {
    card: string
    name: string | null
    round: number
    before: number
    after: number
    equal: number
  }) =>
    `${p.card}, bestattet von ${p.name ?? 'dir'} in Runde ${p.round}: von ${p.before} auf ${pointsSaid(p.after)}.${
      p.equal === 0
        ? ''
        : p.equal === 1
          ? ' Noch eine Bestattung brachte ebenso viel.'
          : ` Noch ${p.equal} Bestattungen brachten ebenso viel.`
    }`,
  'end.bestPyramid': 'Die beste Pyramide',
  'end.bestPyramidSaid': (p: {
    kind: string
    site: number
    name: string | null
    round: number
    points: number
    equal: number
  }) =>
    `Bauplatz ${p.site} (${p.kind}), fertig in Runde ${p.round}: ${pointsSaid(p.points)} für ${p.name ?? 'dich'}.${
      p.equal === 0 ? '' : p.equal === 1 ? ' Noch eine brachte ebenso viel.' : ` Noch ${p.equal} brachten ebenso viel.`
    }`,
  'end.pyramidsOf': (p: { name: string | null }) =>
    p.name === null ? 'Deine Pyramiden' : `Die Pyramiden von ${p.name}`,
  'end.pictureBestPyramid': (p: { kind: string; points: number }) =>
    `Die beste Pyramide: ${p.kind}, ${pointsSaid(p.points)}`,
  'end.turn': 'Der Wendepunkt',
  'end.turnAt': (p: { name: string | null; round: number }) =>
    p.name === null
      ? `In Runde ${p.round} gingst du in Führung und bliebst vorn.`
      : `In Runde ${p.round} ging ${p.name} in Führung und blieb vorn.`,
  'end.turnLast': (p: { name: string | null; round: number }) =>
    p.name === null
      ? `Erst ganz am Ende, in Runde ${p.round}, gingst du in Führung.`
      : `Erst ganz am Ende, in Runde ${p.round}, ging ${p.name} in Führung.`,
  'end.turnFrom': (p: { name: string | null }) =>
    p.name === null ? 'Bis dahin führtest du.' : `Bis dahin führte ${p.name}.`,
  'end.turnFromLevel': 'Kurz davor lagen die Führenden gleichauf.',
  'end.turnAlways': (p: { name: string | null }) =>
    p.name === null
      ? 'Keiner: Du führtest von den ersten Punkten bis zum Ende.'
      : `Keiner: ${p.name} führte von den ersten Punkten bis zum Ende.`,
  'end.turnLevel': 'Keiner: Am Ende lagen die Besten gleichauf.',
  'end.changes': (p: { n: number }) =>
    p.n === 1 ? 'Die Führung wechselte einmal.' : `Die Führung wechselte ${p.n}-mal.`,
  'end.halfway': 'Die halbe Strecke',
  'end.halfwaySaid': (p: { round: number; of: number }) =>
    `In Runde ${p.round} von ${p.of} war die Hälfte der Punkte da.`,
  'end.duplicates': 'Doppelte',
  'end.picture': 'Ein Bild zum Teilen',
  'end.pictureNames': 'Namen zeigen',
  'end.pictureShare': 'Teilen',
  'end.pictureSave': 'Sichern',
  'end.pictureCopy': 'Kopieren',
  'end.pictureCopied': 'Kopiert',
  'end.pictureFailed': 'Das ging hier nicht. Sichere es stattdessen.',
  'end.pictureWhat': 'Auf diesem Gerät gezeichnet; nichts wird verschickt, bevor du es teilst.',
  'end.player': (p: { n: number }) => `Spieler ${p.n}`,
  'end.pictureBest': (p: { card: string; before: number; after: number }) =>
    `Die beste Bestattung: ${p.card}, ${p.before} → ${p.after}`,
  'end.pictureAlt': (p: { title: string; what: string; scores: readonly { name: string; total: number }[] }) =>
    `${[p.title, p.what].filter(Boolean).join(', ')}: ${p.scores.map(({ name, total }) => `${name} ${total}`).join(', ')}`,
} as const satisfies Same<typeof english>
