// German: what happened in the board game, what one player did in one go joined into a sentence. Where it is about a
// player the name goes in front with "hat" (see `did` in the shared log), so such a part ends in a participle.
import { joined, listed, phrase } from '#shared/messages/phrase.ts'
import type { Phrase } from '#shared/messages/pieces.ts'
import { and } from '#shared/messages/de/lists.ts'
import { pluralOf } from '../../../messages/plural.ts'
import type { Counted, Way, Won } from '../log-summary-params.ts'
import type { Same } from '../../../messages/collection.ts'
import type { talLogSummaries as english } from '../en/tal-log-summaries.ts'

const plural = pluralOf('de')
const blocks = (p: Counted) => and.format(p.blocks.map(({ n, colour }) => `${n} ${colour}`))
/** "einen schwarzen Stein", "2 schwarze Steine", in several colours "3 Steine (2 schwarz, 1 rot)". */
const stolen = (p: Counted) => {
  const [first, ...more] = p.blocks
  const n = p.blocks.reduce((sum, each) => sum + each.n, 0)
  return more.length === 0
    ? n === 1
      ? `einen ${first?.colour ?? ''}en Stein`
      : `${n} ${first?.colour ?? ''}e Steine`
    : `${n} Steine (${p.blocks.map(each => `${each.n} ${each.colour}`).join(', ')})`
}
const groups = (letters: readonly string[]) => `${letters.length === 1 ? 'Gruppe' : 'Gruppen'} ${and.format(letters)}`

export const talLogSummaries = {
  'log.round': (p: { n: number; phase: string }) => `Runde ${p.n}, ${p.phase}`,
  'deed.won': (p: Counted & { groups: readonly string[] }) =>
    `${p.groups.length === 1 ? '' : 'die '}${groups(p.groups)} bekommen: ${blocks(p)}`,
  'deed.unsold': (p: { groups: readonly string[]; bag: boolean; out: number }) =>
    `${groups(p.groups)} ${p.groups.length === 1 ? 'kommt' : 'kommen'} ${p.bag ? 'zurück in den Beutel' : 'auf die Pyramide des Pharaos'}${p.out === 0 ? '' : `, ${plural(p.out, { one: '# Stein', other: '# Steine' })} aus dem Spiel`}`,
  /** @param p.waits where an overseer stays who found the last of these places taken; empty for anybody else */
  'deed.way': (p: { places: readonly string[]; waits: string; by: Phrase }) => {
    const way = p.places.join(' → ')
    return p.waits === '' ? way : phrase`${way}, ${p.by && phrase`von ${p.by} `}besetzt: wartet in ${p.waits}`
  },
  'deed.march': (p: { who: Phrase; ways: readonly Phrase[]; more: readonly Phrase[] }) =>
    phrase`${p.who}: ${joined([...p.ways, ...p.more], '; ')}`,
  'deed.worker': (p: { who: Phrase; way: Phrase; steps: number }) =>
    phrase`${p.who}: ein Arbeiter ${p.way}, ${plural(p.steps, { one: '# Schritt', other: '# Schritte' })}`,
  'deed.rest': (p: { who: Phrase; you: boolean; n: number }) =>
    phrase`${p.who} ${p.you ? 'bist' : 'ist'} fertig: ${plural(p.n, { one: '# Schritt', other: '# Schritte' })} übrig`,
  'deed.stole': (p: { sites: readonly (Counted & { site: number; from: Phrase })[] }) =>
    phrase`${listed(
      and,
      p.sites.map(each => phrase`${each.from} ${stolen(each)} von Bauplatz ${each.site}`),
    )} gestohlen`,
  'deed.built': (p: { sites: readonly (Counted & { site: number })[] }) =>
    `${and.format(p.sites.map(each => `${blocks(each)} auf Bauplatz ${each.site}`))} gebaut`,
  'deed.all': (p: { what: readonly Phrase[] }) => joined(p.what, '; '),
  'deed.takenBack': ' (zurückgenommen)',
  'aloud.overseers': (p: { ways: readonly Way[] }) =>
    phrase`${listed(
      and,
      p.ways.map(
        (each, k) =>
          phrase`${k === 0 ? 'einen Aufseher' : 'einen'} von ${each.from} nach ${each.to}${each.taken ? phrase` (${each.taken} war ${each.by && phrase`von ${each.by} `}besetzt)` : ''}`,
      ),
    )} bewegt`,
  'aloud.workers': (p: { to: readonly string[] }) =>
    `${p.to.length === 1 ? 'einen Arbeiter' : 'Arbeiter'} nach ${and.format(p.to)} bewegt`,
  'aloud.again': (p: { at: string; question: string }) =>
    `${p.at === '' ? 'Noch einmal' : `Jetzt auf ${p.at}`}: ${p.question}`,
  'aloud.stopped': (p: Way) =>
    phrase`einen Aufseher in ${p.to} behalten (${p.taken} war ${p.by && phrase`von ${p.by} `}besetzt)`,
  'aloud.won': (p: Counted & { groups: readonly Won[] }) =>
    phrase`${listed(
      and,
      p.groups.map(
        ({ letter, value, others }) =>
          phrase`Gruppe ${letter} für ${value}${
            others.length === 0
              ? ''
              : phrase` (${joined(
                  others.map(each => phrase`${each.name} ${each.value}`),
                  ', ',
                )})`
          }`,
      ),
    )} bekommen: ${blocks(p)}`,
  'aloud.round': (p: { n: number; name: string; yours: boolean; laid: number; of: number }) =>
    `In Runde ${p.n} ${p.yours ? 'fängst' : 'fängt'} ${p.name} an; die Pyramide des Pharaos hat ${p.laid} von ${p.of} Steinen`,
  'aloud.steps': (p: { n: number }) =>
    p.n === 0 ? 'Kein Schritt mehr' : `Noch ${plural(p.n, { one: '# Schritt', other: '# Schritte' })}`,
  'aloud.blocks': (p: { left: readonly { site: number; blocks: number }[] }) =>
    `Noch ${and.format(p.left.map((each, k) => `${k === 0 ? plural(each.blocks, { one: '# Stein', other: '# Steine' }) : each.blocks} auf Bauplatz ${each.site}`))}`,
  'aloud.laid': (p: { letter: string; values: readonly number[]; blanks: number }) =>
    `Gruppe ${p.letter}: ${and.format([...p.values.map(String), ...(p.blanks > 0 ? [plural(p.blanks, { one: '# leere', other: '# leere' })] : [])]) || 'keine von dir'}`,
  'aloud.tablets': (p: { n: number }) => `Noch ${plural(p.n, { one: '# Tafel', other: '# Tafeln' })}`,
  'aloud.written': (p: { n: number; to: string }) =>
    `${p.n === 1 ? 'Erster' : 'Zweiter'} Aufseher ${p.to === '' ? 'bleibt' : `nach ${p.to}`}`,
} as const satisfies Same<typeof english>
