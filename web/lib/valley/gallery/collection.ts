// Everything that the gallery shows: facts, texts and sources of every title and pharaoh. Made when all editions are known.
import type { StatedSources, StatedValue } from '#shared/valley/sources.ts'
import type { Source, Timing } from '#shared/valley/card-definition.ts'
import { groupOf, knownTitles, setOf, textOf, titleOf, type Title } from '../card/loaded-titles.ts'
import { cardName, setName, wordsOf } from '../../messages/card-texts.ts'
import { t } from '../../messages/page-texts.ts'
import { cardsOf, chaptersOf, type Amounts, type Chapter, type ChapterId, type Group } from './groups.ts'
import { searchOver } from './search.ts'
import { galleryText } from './gallery-texts.ts'
import { more, pharaohs } from 'virtual:gallery'

/** A value of a card and its source; `shown` if it is short enough to be repeated beside the card. */
export interface Stated {
  readonly value: StatedValue | 'set' | 'power'
  readonly shown: string | number | null
  readonly from: Source
}

export interface Entry {
  readonly id: string
  readonly name: string
  /** The sign of a pharaoh; null for a title, which knows its own. */
  readonly royal: string | null
  readonly timing: Timing | 'power'
  /** The number of copies as text. */
  readonly copies: (amounts: Amounts) => string
  readonly values: readonly Stated[]
  /** Everything the picture shows, for screen readers. */
  readonly read: string
}

export interface Collection {
  readonly chapters: readonly Chapter[]
  /** All cards in their order. */
  readonly cards: readonly string[]
  readonly entryOf: (id: string) => Entry | undefined
  readonly search: (query: string) => ReadonlySet<string>
}

const levels = ['', 'I', 'II', 'III']

function titleEntry(title: Title): Entry {
  const { id, kind, set, level, gold, cost, vp, timing } = title
  const { copies = 1, mixed = copies, sources = {} } = more[id] ?? {}
  const { action } = textOf(id)
  const from = (value: StatedValue) => sources[value] ?? 'reconstructed'
  const values: readonly Stated[] = [
    { value: 'name', shown: null, from: from('name') },
    ...(action ? [{ value: 'text', shown: null, from: from('text') } as const] : []),
    ...(sources.reaction ? [{ value: 'reaction', shown: null, from: from('reaction') } as const] : []),
    { value: 'gold', shown: gold, from: from('gold') },
    ...(kind === 'starter' ? [] : [{ value: 'cost', shown: cost, from: from('cost') } as const]),
    { value: 'level', shown: levels[level] ?? null, from: from('level') },
    // Which cards form a set is printed in the rulebooks for all of them.
    set ? { value: 'set', shown: setName(set), from: 'rulebook' } : { value: 'vp', shown: vp, from: from('vp') },
  ]
  const facts = [
    t('card.pays', { gold }),
    ...(cost > 0 ? [t('card.costs', { cost })] : []),
    groupOf(title),
    ...(vp === null ? [] : [t('points', { n: vp })]),
  ]
  return {
    id,
    name: cardName(id),
    royal: null,
    timing,
    values,
    read: `${cardName(id)}, ${facts.join(', ')}`,
    copies: ({ startersMixed, oneCopy }) =>
      kind === 'starter'
        ? galleryText('copies.starter', { n: startersMixed ? mixed : copies })
        : galleryText('copies.stock', { n: oneCopy ? 1 : copies }),
  }
}

function pharaohEntry({
  id,
  sign,
  sources,
}: {
  readonly id: string
  readonly sign: string
  readonly sources: StatedSources
}): Entry {
  const from = (value: StatedValue) => sources[value] ?? 'reconstructed'
  return {
    id,
    name: cardName(id),
    royal: sign,
    timing: 'power',
    read: `${cardName(id)}, ${galleryText('pharaohs')}`,
    copies: () => galleryText('copies.stock', { n: 1 }),
    values: [
      { value: 'name', shown: null, from: from('name') },
      { value: 'power', shown: null, from: from('text') },
    ],
  }
}

/** The entry of one card whose texts and edition are known; throws if there is no such card. */
export function entryOf(id: string): Entry {
  const royal = pharaohs.find(pharaoh => pharaoh.id === id)
  return royal ? pharaohEntry(royal) : titleEntry(titleOf(id))
}

/** The entries of all titles and pharaohs that are known by now. */
export function collect(): Collection {
  const titles = knownTitles()
  const royal = pharaohs.filter(({ id }) => wordsOf(id))
  const chapters = chaptersOf(
    titles,
    royal.map(({ id }) => id),
  )
  const entries = new Map([...titles.map(titleEntry), ...royal.map(pharaohEntry)].map(entry => [entry.id, entry]))
  const cards = cardsOf(chapters)
  const findable = chapters.flatMap(({ groups }) =>
    groups.flatMap(group =>
      group.cards.map(id => {
        const { action, reaction } = textOf(id)
        return {
          id,
          words: [
            cardName(id),
            action,
            reaction ? `${t('card.reaction')} ${reaction}` : '',
            groupName(group),
            group.kind === 'set' ? '' : singular(group),
          ],
        }
      }),
    ),
  )
  return { chapters, cards, entryOf: id => entries.get(id), search: searchOver(findable) }
}

const singular = ({ kind }: Group): string =>
  kind === 'starter' ? t('set.starter') : kind === 'unique' ? t('set.unique') : ''

/** The name of a chapter of the gallery. */
export const chapterName = (id: ChapterId): string => galleryText(id)

/** The name of a group of cards. */
export function groupName({ kind, set }: Group): string {
  return set ? setName(set) : galleryText(kind === 'starter' ? 'starters' : kind === 'unique' ? 'uniques' : 'pharaohs')
}

/**
 * A short description of a group.
 * @param startersMixed whether the starters of two editions are mixed
 * @param joined the sets that score as one with others of their size
 */
export function groupWhat(
  { kind, set }: Group,
  { startersMixed, joined }: Pick<Amounts, 'startersMixed' | 'joined'>,
): string {
  if (set) return galleryText(joined.includes(set) ? 'set.joined' : 'set.what', { size: setOf(set)?.size ?? 0 })
  if (kind === 'starter') return galleryText(startersMixed ? 'starters.half' : 'starters.what')
  return galleryText(kind === 'unique' ? 'uniques.what' : 'pharaohs.what')
}
