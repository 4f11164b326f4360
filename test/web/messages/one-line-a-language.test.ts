// A language is a folder of texts in each place and one line of a registry: nothing else names it. English may be named, for
// texts are typed by it, and the worker puts it beside every key. The worker's bundler cannot find folders by pattern, so what it
// says itself, in messages to browsers that are closed, has a registry of its own, which must list the same languages.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pushLanguages } from '#shared/messages/push-languages.ts'
import { languages, languageCodes } from '#web/lib/messages/language.ts'

const [english, ...others] = languageCodes

const workers = ['shared/messages/push-languages.ts', 'shared/messages/push-sentences.ts']
const sources = globSync(['{shared,worker,web}/**/*.{ts,mjs,svelte,html}', '*.{ts,js}'])

/** Whether a source names a language, as a word of its own in quotes or as a folder. */
const names = (source: string, language: string) => new RegExp(`['"\`/]${language}['"\`/]`).test(source)

test('what names a language is found', () => {
  expect(names("import { texts } from './de/page.ts'", 'de')).toBe(true)
  expect(names('<span lang="de">', 'de')).toBe(true)
  expect(names("const wide = 'deck'", 'de')).toBe(false)
})

test.each(others)('%s is named in its own folders alone', language => {
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.filter(
    file =>
      !file.includes(`/messages/${language}/`) &&
      !workers.includes(file) &&
      names(readFileSync(file, 'utf8'), language),
  )
  expect(found).toEqual([])
})

test('the registry names each language once, English first', () => {
  expect(english).toBe('en')
  expect(readFileSync('web/lib/messages/language.ts', 'utf8').match(/\bde:/g)).toHaveLength(1)
  expect(Object.keys(languages)).toEqual(languageCodes)
  expect(pushLanguages).toEqual(languageCodes)
})
