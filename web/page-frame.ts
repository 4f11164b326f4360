// What of `app.html` depends on the languages there are: their codes, what a link to the site shows, and the words shown until the
// page is here.
import { entryAt } from '#shared/entry.ts'
import { sitePreview, previewTags } from '#shared/preview-tags.ts'
import { languageCodes } from './lib/messages/language.ts'
import { previewTexts } from './lib/messages/preview-texts.ts'

const opening = import.meta.glob<string>('./lib/messages/*/opening.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const words = languageCodes.map(language => {
  const text = opening[`./lib/messages/${language}/opening.txt`]
  if (text === undefined) throw new Error(`${language} has no words for a page that opens`)
  return `<span lang="${language}">${text.trim()}</span>`
})

const texts = entryAt(previewTexts, 0)

const replaced = {
  '%languages%': JSON.stringify(languageCodes),
  '%first-language%': entryAt(languageCodes, 0),
  // A static page does not know where it will be served, unless the build is told (README, Deploy it).
  '%preview%': previewTags(sitePreview(texts), texts, process.env['ORIGIN'] ?? '', null),
  '%opening%': words.join(''),
  '%opening-shown%': languageCodes.map(language => `[lang='${language}'] #opening [lang='${language}']`).join(', '),
}

/** The frame of the page with the languages written into it. */
export const withLanguages = (html: string): string =>
  Object.entries(replaced).reduce((page, [mark, text]) => page.replaceAll(mark, text), html)
