// German: what the board game's tutorial says, one thing at a time.
import type { Colour } from '#shared/tal/board.ts'
import { or } from '#shared/messages/de/lists.ts'
import type { Same } from '../../../messages/collection.ts'
import type { texts as english } from '../en/tutorial.ts'

const coloured: Readonly<Record<Colour, string>> = {
  black: 'schwarzen',
  red: 'roten',
  white: 'weißen',
  blue: 'blauen',
  yellow: 'gelben',
}

export const texts = {
  goal: 'Am Ende zählen nur fertige Pyramiden, einfarbige am meisten. Du brauchst Steine und einen Bauplatz.',
  bid: (p: { group: string }) =>
    `Steine werden in Gruppen versteigert. Tippe auf Gruppe ${p.group} mit viel von einer Farbe: Deine höchste Tafel bietet.`,
  seal: 'Das höchste Gebot bekommt die Gruppe. Du darfst mehr legen; leere Tafeln täuschen nur. Dann versiegle.',
  march: (p: { sites: readonly number[] }) =>
    `Jetzt ein Bauplatz: Tippe auf ein goldenes Feld bei einem kleinen, ${or.format(p.sites.map(String))}. Ein Aufseher geht hin.`,
  claim:
    'Nimm ihn mit einem Skarabäus in Besitz: Er bleibt dein, wenn der Aufseher geht. 5 Steine vollenden eine kleine Pyramide.',
  marched: 'Ein Bauplatz reicht fürs Erste: Beende das Ziehen. Oder nimm vorher noch einen.',
  'marched.full': 'Mehr Bauplätze kannst du in dieser Runde nicht in Besitz nehmen. Beende das Ziehen.',
  work: (p: { n: number; blocks: number; site: number }) =>
    `Jeder Arbeiter baut 2 Steine. Du hast ${p.blocks}: Schick ${p.n === 1 ? '1 Arbeiter' : `${p.n} Arbeiter`} zu Bauplatz ${p.site}, einmal tippen für jeden.`,
  'worked.full': 'Mehr Arbeiter würden nicht mehr bauen. Beende das Ziehen.',
  'worked.none': 'Ohne Steine gibt es in dieser Runde nichts zu bauen. Beende das Ziehen.',
  worked: 'Für alle deine Steine sind genug Arbeiter da. Beende das Ziehen.',
  build: (p: { colour: Colour }) =>
    `Jetzt baue: Tippe auf die ${coloured[p.colour]} Steine. Erst wenn eine Schicht fertig ist, beginnt die nächste.`,
  complete: 'Baue bis zur Spitze: Eine fertige Pyramide ist sicher und zählt. Übrige Steine gehen an den Pharao.',
  round: 'Die nächste Runde: Biete nun selbst. Gut sind Steine, die eine Schicht in einer Farbe füllen.',
  secret: 'Ab jetzt schreiben alle ihre Märsche geheim. War jemand zuerst da, hält deine Figur an. Dann versiegle.',
  rivals: 'Mit mehr Aufsehern als der Besitzer stiehlst du; mit mehr Arbeitern dazu übernimmst du den Bauplatz.',
  on: 'Das ist alles! Ist die Pyramide des Pharaos fertig, oder alle anderen, ist es die letzte Runde.',
  revealed: 'Was geheim war, liegt offen. Sieh es dir an, dann geht es weiter.',
  built: 'Eine fertige Pyramide: Diese Punkte nimmt dir niemand mehr. Hier bist du fertig.',
  question: 'Beantworte die Frage, dann geht es weiter.',
  'bid.more': 'Biete auf das, was zu deinen Pyramiden passt, und versiegle.',
  'build.more': 'Baue, was du kannst. Was übrig bleibt, geht an den Pharao.',
  waiting: (p: { name: string }) => `${p.name} ist dran. Danach kommst du.`,
  'waiting.all': 'Die anderen wählen noch. Dann geht es weiter.',
} satisfies Same<typeof english>
