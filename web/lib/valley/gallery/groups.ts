// The order of the gallery: by edition, in each the starters, the sets and the uniques; at the end the pharaohs. Pure.
import { editions, editionsOfStarters, sets, type Edition, type SetId, type Starters } from '#shared/valley/editions.ts'
import { groupsOf as scoringGroups, sizesByLot } from '#shared/valley/set-groups.ts'
import { pharaohIds, type Kind, type PharaohId } from '#shared/valley/card-definition.ts'

/** The facts of a title that decide its group. */
interface Placed {
  readonly id: string
  readonly edition: Edition
  readonly kind: Kind
  readonly set: SetId | null
}

/** Cards under one heading. */
export interface Group {
  /** Also its name in addresses. */
  readonly id: string
  readonly kind: Kind | 'pharaoh'
  readonly set: SetId | null
  readonly cards: readonly string[]
}

/** What a tab leads to: an edition, or the pharaohs. */
export type ChapterId = Edition | 'pharaohs'
export interface Chapter {
  readonly id: ChapterId
  readonly groups: readonly Group[]
}

/** The group of an edition's starters or uniques, as addresses name it. */
const groupId = (edition: Edition, kind: 'starter' | 'unique'): string => `${edition}-${kind}s`
const pharaohsId = 'pharaohs'

/**
 * All groups that hold a card, by edition.
 * @param titles all titles, in the order in which those of a group are shown
 * @param pharaohs ids of the pharaohs
 */
export function chaptersOf(titles: readonly Placed[], pharaohs: readonly string[]): readonly Chapter[] {
  const chapters = editions.map((edition): Chapter => {
    const cardsWhere = (fits: (title: Placed) => boolean) =>
      titles.filter(title => title.edition === edition && fits(title)).map(({ id }) => id)
    const apart = (kind: 'starter' | 'unique'): Group => ({
      id: groupId(edition, kind),
      kind,
      set: null,
      cards: cardsWhere(title => title.kind === kind),
    })
    const inSets = sets
      .filter(set => set.edition === edition)
      .map(({ id }): Group => ({ id, kind: 'set', set: id, cards: cardsWhere(title => title.set === id) }))
    return { id: edition, groups: [apart('starter'), ...inSets, apart('unique')] }
  })
  return withCards(
    [...chapters, { id: 'pharaohs', groups: [{ id: pharaohsId, kind: 'pharaoh', set: null, cards: pharaohs }] }],
    () => true,
  )
}

/** The chapters with only the cards that fit, without empty groups and chapters. */
export function withCards(
  chapters: readonly Chapter[],
  fits: (card: string, group: Group) => boolean,
): readonly Chapter[] {
  return chapters
    .map(({ id, groups }) => ({
      id,
      groups: groups
        .map(group => ({ ...group, cards: group.cards.filter(card => fits(card, group)) }))
        .filter(({ cards }) => cards.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0)
}

/** All cards in the order in which they are shown. */
export const cardsOf = (chapters: readonly Chapter[]): readonly string[] =>
  chapters.flatMap(({ groups }) => groups.flatMap(({ cards }) => cards))

/** What a table can be played with. */
interface Mixed {
  readonly sets: readonly SetId[] | 'lot'
  readonly copies: 'two' | 'apart' | 'joined'
  readonly uniques: readonly Edition[]
  readonly starters: Starters
  readonly pharaohs: boolean
  readonly solitaire: string | null
}

/** Pharaohs whose power mentions another player: a solitaire leaves them out. */
const notAlone: readonly PharaohId[] = ['cleopatra-vii']

/** The pharaohs that are possible at a table. */
export const pharaohsAt = (isSolitaire: boolean): readonly PharaohId[] =>
  isSolitaire ? pharaohIds.filter(id => !notAlone.includes(id)) : pharaohIds

/** Stand among a table's groups where their number alone would say too little. */
const oneCopyMark = 'one-copy'
const joinedMark = 'joined'
const solitaireMark = 'solitaire'

/** What a table changes about the number of its cards and what they score. */
export interface Amounts {
  /** Whether the starters of more than one edition are played with: then each of them brings a part of the ten. */
  readonly startersMixed: boolean
  /** Whether there is one copy of each treasure of a set. */
  readonly oneCopy: boolean
  /** The sets that score as one with others of their size. */
  readonly joined: readonly SetId[]
}

/** What these groups, as `groupsOf` names them, say about the number of cards and what they score. */
export const amountsOf = (groups: readonly string[]): Amounts => ({
  startersMixed: editionsOfStarters('both').every(edition => groups.includes(groupId(edition, 'starter'))),
  oneCopy: groups.includes(oneCopyMark),
  joined: groups.includes(joinedMark)
    ? scoringGroups(
        sets.map(({ id }) => id).filter(id => groups.includes(id)),
        true,
      )
        .filter(({ length }) => length > 1)
        .flat()
    : [],
})

/** The groups whose cards are possible at such a table, and what else a list of its cards has to know of it. */
export function groupsOf({ sets: chosen, copies, uniques, starters, pharaohs, solitaire }: Mixed): readonly string[] {
  return [
    ...editionsOfStarters(starters).map(edition => groupId(edition, 'starter')),
    ...(chosen === 'lot'
      ? sets.filter(({ size }) => sizesByLot.some(each => each === size)).map(({ id }) => id)
      : chosen),
    ...uniques.map(edition => groupId(edition, 'unique')),
    ...(pharaohs ? [pharaohsId] : []),
    ...(copies === 'two' ? [] : [oneCopyMark]),
    ...(copies === 'joined' ? [joinedMark] : []),
    ...(pharaohs && solitaire ? [solitaireMark] : []),
  ]
}

/** The chapters with only the cards of these groups, as `groupsOf` names them. */
export function chaptersAt(chapters: readonly Chapter[], groups: readonly string[]): readonly Chapter[] {
  const royal: readonly string[] = pharaohsAt(groups.includes(solitaireMark))
  return withCards(
    chapters,
    (card, { id, kind }) => groups.includes(id) && (kind !== 'pharaoh' || royal.includes(card)),
  )
}
