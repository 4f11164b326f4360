// German: what happened in the board game, what one player did in one go joined into a sentence. Where it is about a
// player the name goes in front with "hat" (see `did` in the shared log), so such a part ends in a participle.
import { pluralOf } from '../plural.ts'

const plural = pluralOf('de')
const list = new Intl.ListFormat('de')
interface Counted { readonly blocks: readonly { readonly n: number, readonly colour: string }[] }
const blocks = (p: Counted) => list.format(p.blocks.map(({ n, colour }) => `${n} ${colour}`))
const groups = (letters: readonly string[]) => `${letters.length === 1 ? 'Gruppe' : 'Gruppen'} ${list.format(letters)}`

export const talStory = {
  'log.round': (p: { n: number, phase: string }) => `Runde ${p.n}, ${p.phase}`,
  'deed.won': (p: Counted & { groups: readonly string[] }) => `${p.groups.length === 1 ? '' : 'die '}${groups(p.groups)} bekommen: ${blocks(p)}`,
  'deed.unsold': (p: { groups: readonly string[], bag: boolean }) =>
    `${groups(p.groups)} ${p.groups.length === 1 ? 'kommt' : 'kommen'} ${p.bag ? 'zurück in den Beutel' : 'auf die Pyramide des Pharaos'}`,
  'deed.way': (p: { places: readonly string[], taken: string, by: string, aloud: boolean }) => {
    const way = p.aloud ? p.places.join(', ') : [...p.places, ...p.taken ? [p.taken] : []].join(' → ')
    return p.taken === '' ? way : p.aloud ? `${way}, denn ${p.taken} war ${p.by && `von ${p.by} `}besetzt` : `${way}, ${p.by && `von ${p.by} `}besetzt: wartet in ${p.places.at(-1)}`
  },
  'deed.march': (p: { who: string, ways: readonly string[], more: readonly string[] }) => `${p.who}: ${[p.ways.join(' und '), ...p.more].join('; ')}`,
  'deed.worker': (p: { who: string, way: string, steps: number }) => `${p.who}: ein Arbeiter ${p.way}, ${plural(p.steps, { one: '# Schritt', other: '# Schritte' })}`,
  'deed.workers': (p: { to: readonly string[] }) => `${p.to.length === 1 ? 'einen Arbeiter' : 'Arbeiter'} nach ${list.format(p.to)} bewegt`,
  'deed.rest': (p: { who: string, you: boolean, n: number }) => `${p.who} ${p.you ? 'bist' : 'ist'} fertig: ${plural(p.n, { one: '# Schritt', other: '# Schritte' })} übrig`,
  'deed.stole': (p: Counted & { site: number, from: string }) => `${blocks(p)} von Bauplatz ${p.site} (${p.from}) gestohlen`,
  'deed.built': (p: Counted & { site: number }) => `${blocks(p)} auf Bauplatz ${p.site} gebaut`,
  'deed.all': (p: { what: readonly string[] }) => p.what.join(', '),
  'deed.takenBack': ' (zurückgenommen)',
} as const
