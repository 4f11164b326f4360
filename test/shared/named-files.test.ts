// Comments and documents name files: none outlives the file that it names.
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const folders = '{shared,worker,web,test}'
const found = (pattern: string) =>
  globSync(pattern, { exclude: path => path.split('/').includes('node_modules') }).map(path =>
    path.replaceAll('\\', '/'),
  )

const known = [...found(`${folders}/**/*.*`), ...found('*.*')]
const names = new Set(known.map(path => basename(path)))
const code = found(`${folders}/**/*.{ts,svelte,js,mjs}`)
const documents = [...found(`${folders}/**/*.md`), 'README.md']

/** The lines of code that are comments, with those that begin behind something else. */
const commentsIn = (text: string): string =>
  text
    .split('\n')
    .flatMap(line => (/^\s*(?:\/\/|\/?\*|<!--)/.test(line) ? [line] : (/ \/\/ .*$/.exec(line) ?? [])))
    .join('\n')

const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<=[`( ])[\w-][\w./-]*\.(?:ts|js|mjs|svelte|md|toml)\b/g)].map(([name]) => name)

/** Whether there is such a file, seen from the root, from a folder above or by its name alone. GAME or ID stands for any word. */
function isThere(name: string, from: string): boolean {
  const words = name.replaceAll('.', '\\.').replace(/\b(?:GAME|LANGUAGE|EDITION|ID)\b/g, '[\\w-]+')
  const path = new RegExp(`(?:^|/)${words}$`)
  return names.has(name) || known.includes(join(dirname(from), name)) || known.some(each => path.test(each))
}

test('every file that is named in a comment or a document is there', () => {
  const texts = [
    ...code.map(file => ({ file, text: commentsIn(readFileSync(file, 'utf8')) })),
    ...documents.map(file => ({ file, text: readFileSync(file, 'utf8') })),
  ]
  const lost = texts.flatMap(({ file, text }) =>
    namedIn(text).flatMap(name => (isThere(name, file) ? [] : [`${file}: ${name}`])),
  )
  expect(lost).toEqual([])
})
