// What of `app.html` depends on the languages there are: their codes, what a link to the site shows, and the words shown until the
// page is here, or will never be.
import { entryAt } from '#shared/entry.ts'
import { sitePreview, previewTags } from '#shared/preview-tags.ts'
import { languageCodes } from './lib/messages/language.ts'
import { previewTexts } from './lib/messages/preview-texts.ts'

const texts = import.meta.glob<string>('./lib/messages/*/{opening,too-old,failed}.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** A text in every language. */
const inAll = (name: 'opening' | 'too-old' | 'failed') =>
  languageCodes
    .map(language => {
      const text = texts[`./lib/messages/${language}/${name}.txt`]
      if (text === undefined) throw new Error(`${language} has no words for what is ${name}`)
      return `<span lang="${language}">${text.trim()}</span>`
    })
    .join('')

const preview = entryAt(previewTexts, 0)

const replaced = {
  '%languages%': JSON.stringify(languageCodes),
  '%first-language%': entryAt(languageCodes, 0),
  // A static page does not know where it will be served, unless the build is told (README, Deploy it).
  '%preview%': previewTags(sitePreview(preview), preview, process.env['ORIGIN'] ?? '', null),
  '%opening%': inAll('opening'),
  '%too-old%': inAll('too-old'),
  '%failed%': inAll('failed'),
  '%opening-shown%': languageCodes.map(language => `[lang='${language}'] #opening [lang='${language}']`).join(', '),
}

/** The frame of the page with the languages written into it. */
export const withLanguages = (html: string): string =>
  Object.entries(replaced).reduce((page, [mark, text]) => page.replaceAll(mark, text), html)
