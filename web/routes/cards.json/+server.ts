// The card list as a file, for whoever builds something beside this page. Made from the code when the site is built, so
// it cannot say anything else than the game does.
import { sets, titles, type Title } from '#shared/valley/catalogue.ts'
import { cards } from '#shared/words/en/cards.ts'
import { sets as setNames } from '#shared/words/en/sets.ts'
import { rulings } from '#shared/words/en/rulings.ts'

export const prerender = true

/** Where each value comes from; what the code does not name is reconstructed. */
function sourcesOf({ sources, answers, protects }: Title) {
  const { remark } = sources
  const from = (value: keyof typeof sources) => sources[value] ?? 'reconstructed'
  return {
    text: from('text'), gold: from('gold'), cost: from('cost'), level: from('level'), vp: from('vp'),
    ...(answers || protects ? { reaction: from('reaction') } : {}),
    ...(remark ? { remark } : {}),
  }
}

function entry(title: Title) {
  const { id, edition, kind, set, level, copies, gold, cost, vp, timing, sign } = title
  const { name = id, text = '', reaction, when } = cards[id] ?? {}
  return {
    id, name, edition, kind, set, level, copies, gold, cost, vp, text,
    reaction: reaction ? { when, text: reaction } : null,
    timing, rulings: rulings[id]?.rulings ?? [], sign, note: rulings[id]?.note ?? '', source: sourcesOf(title),
  }
}

export function GET(): Response {
  return Response.json({
    cards: titles.map(entry),
    pharaohs: [],
    sets: sets.map(({ id, edition, size, colour, sign }) => ({ id, name: setNames[id] ?? id, edition, size, colour, sign })),
  })
}
