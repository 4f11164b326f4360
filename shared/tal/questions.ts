// The params of questions and options for the seat that is asked, and the reasons for waiting that everybody gets.
import { entryAt } from '../entry.ts'
import type { MessageRef, QuestionsOf } from '../message.ts'
import type { UnlabelledOption } from '../protocol.ts'
import type { TalDecisions, TalOffers, TalWaits } from './decisions.ts'
import type { TalPoint } from './declarations.ts'
import { inHand } from './state.ts'
import { roomLeft } from './building.ts'
import {
  back,
  cellIn,
  colourIn,
  enough,
  groupIn,
  idOfLay,
  isLift,
  pass,
  pieceIn,
  placeIn,
  seal,
  siteIn,
  valueIn,
} from './option-codec.ts'
import { stepsLeft, writtenPlace } from './march.ts'
import { nameOfPlace } from './places.ts'
import { cellNamed, numberOf } from './sites.ts'
import { lootLeft } from './stealing.ts'
import { colourOf, nameOfPiece, type PlayerContext } from './player-context.ts'
import { wayParams } from './figure-movement.ts'
import { wayTo } from './march-paths.ts'

/** The params of a question, for the page (API.md, View). */
export function questionOf(context: PlayerContext, point: TalPoint): QuestionsOf<TalDecisions>[keyof TalDecisions] {
  switch (point.key) {
    case 'bid':
      return { left: context.laid.filter(group => group === inHand).length }
    case 'march':
      return { left: stepsLeft(context) }
    case 'march.open':
    case 'work':
      return { left: context.state.left }
    case 'claim':
      return { piece: nameOfPiece(point.about.piece), site: numberOf(point.about.site) }
    case 'takeover':
      return { site: numberOf(point.about.site), from: entryAt(context.owners, point.about.site) }
    case 'steal':
      return { left: lootLeft(context).map(numbered) }
    case 'build':
      return { left: roomLeft(context).map(numbered) }
  }
}

const numbered = ({ site, blocks }: { readonly site: number; readonly blocks: number }) => ({
  site: numberOf(site),
  blocks,
})

/** Why a seat is waited for, from public knowledge alone. */
export function waitingOf(point: TalPoint): MessageRef<TalWaits> {
  switch (point.kind) {
    case 'claim':
    case 'takeover':
      return { key: `waiting.${point.kind}`, params: { site: numberOf(point.about.site) } }
    default:
      return { key: `waiting.${point.kind}`, params: {} }
  }
}

const words: Readonly<Record<number, 'seal' | 'back' | 'enough' | 'pass'>> = {
  [seal]: 'seal',
  [back]: 'back',
  [enough]: 'enough',
  [pass]: 'pass',
}

/** An option as its seat gets it. A client can know ids in advance, for a batch (API.md, View). */
export function offerOf(context: PlayerContext, { kind, key }: TalPoint, option: number): UnlabelledOption<TalOffers> {
  const word = words[option]
  // An open march is not sealed, so the option that ends it is called `enough`.
  if (word) return { id: word, key: key === 'march.open' ? 'enough' : word, params: {} }
  switch (kind) {
    case 'bid':
      return tabletOffer(option)
    case 'claim':
    case 'takeover':
      return { id: String(numberOf(option)), key: kind, params: { site: numberOf(option) } }
    case 'steal':
    case 'build':
      return blockOffer(kind, option)
    default:
      return wayOffer(context, option)
  }
}

function tabletOffer(option: number): UnlabelledOption<TalOffers> {
  const [tablet, group] = [valueIn(option), groupIn(option)]
  return isLift(option)
    ? { id: `${tablet}<${group}`, key: 'lift', params: { tablet, group } }
    : { id: idOfLay(tablet, group), key: 'lay', params: { tablet, group } }
}

function blockOffer(kind: 'steal' | 'build', option: number): UnlabelledOption<TalOffers> {
  const { site, layer, cell } = cellNamed(siteIn(option), cellIn(option))
  const place = `${site}.${layer}.${cell}`
  const colour = colourOf(colourIn(option))
  return { id: kind === 'build' ? `${colour}>${place}` : place, key: kind, params: { colour, site, layer, cell } }
}

function wayOffer(context: PlayerContext, option: number): UnlabelledOption<TalOffers> {
  const [piece, place] = [pieceIn(option), placeIn(option)]
  return {
    id: `${nameOfPiece(piece)}>${nameOfPlace(place)}`,
    key: 'go',
    params: { piece: nameOfPiece(piece), ...wayParams(wayTo(writtenPlace(context, piece), place)) },
  }
}
