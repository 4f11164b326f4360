// Every card has all its parts, in the files that the index in `shared/valley/cards/card.ts` names, and no part is left over.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pharaohIds } from '#shared/valley/card-definition.ts'
import { titles } from '#shared/valley/catalogue.ts'
import { editions, type Edition } from '#shared/valley/editions.ts'
import { languageCodes } from '#web/lib/messages/language.ts'

/** The index of parts, as it is written: what a part is, and the pattern of its file. */
const index = new Map(
  [...readFileSync('shared/valley/cards/card.ts', 'utf8').matchAll(/^\/\/ {3}(\S.*?) {2,}(\S+\.ts)$/gm)].map(
    ([, part = '', file = '']) => [part, file],
  ),
)

function fileOf(part: string, names: Readonly<Record<string, string>>): string {
  const pattern = index.get(part)
  if (pattern === undefined) throw new Error(`the index does not name ${part}`)
  return pattern.replace(/[A-Z]{2,}/g, name => names[name] ?? name)
}

type Words = Readonly<Record<string, { readonly text: string; readonly reaction?: string }>>

/** The parts that are words alone, and what the list of them is called. */
const words = [
  ['name, text and reaction', 'cards'],
  ['purpose, rulings and note', 'rulings'],
] as const
/** How rulings say in which case alone a card is illegal, and that it is so at all. */
const limits = {
  en: { only: /illegal only/i, any: /\billegal\b/gi },
  de: { only: /nicht erlaubt nur/i, any: /nicht erlaubt/gi },
} as const
/** The file of the pharaohs lies beside those of the editions. */
const pharaohs = 'pharaohs'

const load = (file: string) => import(new URL(`../../../${file}`, import.meta.url).href)

/** The ids that one list of a module has entries for. */
async function idsIn(file: string, list: string): Promise<readonly string[]> {
  const module: Readonly<Record<string, object>> = await load(file)
  return Object.keys(module[list] ?? {}).sort()
}

const idsOf = (edition: Edition): readonly string[] =>
  titles.filter(title => title.edition === edition).map(({ id }) => id)
const sorted = (ids: Iterable<string>): readonly string[] => [...ids].sort()

test('the index names every part', () => {
  expect([...index.keys()]).toEqual([
    'facts and effect',
    'its set',
    'name, text and reaction',
    'purpose, rulings and note',
    'preview of its action',
    'text behind each question',
    'test',
  ])
})

describe.each(editions)('%s', EDITION => {
  test('facts and effect of each card stand in its file of cards, its sets in the file of the edition', () => {
    const defined = readFileSync(fileOf('facts and effect', { EDITION }), 'utf8').matchAll(
      /\b(?:starter|card|unique)\(\s*'([a-z-]+)'/g,
    )
    expect(sorted(Array.from(defined, ([, id = '']) => id))).toEqual(sorted(idsOf(EDITION)))
    expect(existsSync(fileOf('its set', { EDITION }))).toBe(true)
  })

  test('each card has a test, and no test is left over', () => {
    const files = globSync(fileOf('test', { EDITION, ID: '*' }))
    expect(sorted(files.map(file => file.replace(/^.*[\\/]|\.test\.ts$/g, '')))).toEqual(sorted(idsOf(EDITION)))
  })

  test.each(languageCodes)(
    'each card has its name, text, purpose, rulings and note in %s, and none is left over',
    async LANGUAGE => {
      for (const [part, list] of words)
        expect([part, await idsIn(fileOf(part, { EDITION, LANGUAGE }), list)]).toEqual([part, sorted(idsOf(EDITION))])
    },
  )
})

describe.each(languageCodes)('%s', LANGUAGE => {
  test('each card with an action, and each pharaoh, has a preview', async () => {
    const withAction = titles.filter(({ effect }) => effect !== null).map(({ id }) => id)
    expect(await idsIn(fileOf('preview of its action', { LANGUAGE }), 'effects')).toEqual(
      sorted([...withAction, ...pharaohIds]),
    )
  })

  test('passages are those of cards and pharaohs, the same ones in every language', async () => {
    const ids = await idsIn(fileOf('text behind each question', { LANGUAGE }), 'passages')
    const all: ReadonlySet<string> = new Set([...titles.map(({ id }) => id), ...pharaohIds])
    expect(ids.filter(id => !all.has(id))).toEqual([])
    expect(ids).toEqual(await idsIn(fileOf('text behind each question', { LANGUAGE: 'en' }), 'passages'))
  })

  test('a card of which the only case is named in which it is illegal has no other one', async () => {
    const { only, any } = limits[LANGUAGE]
    const found: string[] = []
    let limited = 0
    for (const EDITION of editions) {
      const { rulings }: { readonly rulings: Readonly<Record<string, { readonly rulings: readonly string[] }>> } =
        await load(fileOf('purpose, rulings and note', { EDITION, LANGUAGE }))
      for (const [id, { rulings: own }] of Object.entries(rulings)) {
        const all = own.join(' ')
        if (!only.test(all)) continue
        limited++
        if ([...all.matchAll(any)].length > 1) found.push(`${id}: ${all}`)
      }
    }
    expect(limited).toBeGreaterThan(5)
    expect(found).toEqual([])
  })

  test('each passage is a part of the text of its card or pharaoh', async () => {
    const texts = new Map<string, string>()
    for (const file of [
      ...editions.map(EDITION => fileOf('name, text and reaction', { EDITION, LANGUAGE })),
      fileOf('name, text and reaction', { EDITION: pharaohs, LANGUAGE }),
    ]) {
      const { cards }: { readonly cards: Words } = await load(file)
      for (const [id, { text, reaction = '' }] of Object.entries(cards)) texts.set(id, `${text} ${reaction}`)
    }
    const { passages }: { readonly passages: Readonly<Record<string, Readonly<Record<string, string>>>> } = await load(
      fileOf('text behind each question', { LANGUAGE }),
    )
    const all = Object.entries(passages).flatMap(([id, byKey]) =>
      Object.values(byKey).map(words => [id, words] as const),
    )
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(([id, words]) => !texts.get(id)?.includes(words))).toEqual([])
  })

  test('each pharaoh has its name, text, purpose, rulings and note', async () => {
    for (const [part, list] of words)
      expect(await idsIn(fileOf(part, { EDITION: pharaohs, LANGUAGE }), list)).toEqual(sorted(pharaohIds))
  })
})
