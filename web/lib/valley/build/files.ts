// The card list as a file, `cards.json`, for other programs. Generated from the code when the site is built, so it always
// matches the game.
import type { GameFiles } from '#web/lib/platform/by-game.ts'
import { sets } from '#shared/valley/editions.ts'
import type { CardDefinition } from '#shared/valley/card-definition.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { pharaohs, type Pharaoh } from '#shared/valley/pharaoh-powers.ts'
import { pharaohSources, sourcesOf } from '#shared/valley/sources.ts'
import { cards } from '#shared/valley/messages/en/cards.ts'
import { cards as pharaohWords } from '#shared/valley/messages/en/cards/pharaohs.ts'
import { rulings as pharaohNotes } from '#shared/valley/messages/en/rulings/pharaohs.ts'
import { sets as setNames } from '#shared/valley/messages/en/sets.ts'
import { rulings } from '#shared/valley/messages/en/rulings.ts'
import { ruled } from '#shared/valley/messages/ruled.ts'

function entry(title: CardDefinition) {
  const { id, edition, kind, set, level, copies, gold, cost, vp, timing, sign } = title
  const { name = id, text = '', reaction, when } = cards[id] ?? {}
  const { purpose = '', rulings: told = [], note = '', remark } = rulings[id] ?? {}
  return {
    id,
    name,
    edition,
    kind,
    set,
    level,
    copies,
    gold,
    cost,
    vp,
    text,
    reaction: reaction ? { when, text: reaction } : null,
    timing,
    purpose: ruled(purpose),
    rulings: told.map(ruled),
    sign,
    note,
    source: { ...sourcesOf(title), ...(remark ? { remark } : {}) },
  }
}

function pharaohEntry({ id, sign }: Pharaoh) {
  const { name = id, text = '' } = pharaohWords[id] ?? {}
  const { purpose = '', rulings: told = [], note = '' } = pharaohNotes[id] ?? {}
  return { id, name, text, purpose: ruled(purpose), rulings: told.map(ruled), sign, note, source: pharaohSources }
}

export const files: GameFiles = {
  cards: () => ({
    cards: titles.map(entry),
    pharaohs: pharaohs.map(pharaohEntry),
    sets: sets.map(({ id, edition, size, colour, sign }) => ({
      id,
      name: setNames[id] ?? id,
      edition,
      size,
      colour,
      sign,
    })),
  }),
}
