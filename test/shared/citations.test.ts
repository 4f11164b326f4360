// Comments cite documents by their headings, as in (API.md, View): no citation outlives its heading.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Citation {
  readonly where: string
  readonly document: string
  readonly heading: string
}

const games = ['valley', 'tal']

/** The document that a file means: of rules those of the game named, else of the game in whose folder the file lies. */
function documentOf(file: string, game: string | undefined, name: string): string {
  if (name === 'API') return `worker/${name}.md`
  const folder = game ?? games.find(each => file.split('/').includes(each))
  return `shared/${folder ?? 'which game'}/${name}.md`
}

function citationsIn(file: string): readonly Citation[] {
  const text = readFileSync(file, 'utf8').replace(/\n\s*(?:\/\/|\*)?\s*/g, ' ')
  const found = text.matchAll(/\b(?:(valley|tal)\/)?(RULES|API)\.md(?:, ([^():;]+))?/g)
  return [...found].map(([, game, name = '', heading = 'no heading']) => ({
    where: file,
    document: documentOf(file, game, name),
    heading,
  }))
}

const citations = globSync('{shared,worker,web,test}/**/*.{ts,svelte,js,mjs}', {
  exclude: path => path.split('/').includes('node_modules'),
}).flatMap(file => citationsIn(file.replaceAll('\\', '/')))

const documents = new Map(
  ['worker/API', ...games.map(game => `shared/${game}/RULES`)].map(path => {
    const headings = readFileSync(`${path}.md`, 'utf8').matchAll(/^#+ (.+)$/gm)
    return [`${path}.md`, [...headings].map(([, heading = '']) => heading.replaceAll('`', ''))]
  }),
)

test('every citation names a heading of the document it cites', () => {
  const lost = citations.filter(({ document, heading }) => !documents.get(document)?.includes(heading))
  expect(lost).toEqual([])
})

test('each document is cited', () => {
  expect(new Set(citations.map(({ document }) => document))).toEqual(new Set(documents.keys()))
})
