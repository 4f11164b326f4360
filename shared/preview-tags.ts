// The tags in a page's head that messengers make a link's preview of (Open Graph), and the sentences in them. These come from the
// page's texts: the build writes them into a file, and the worker reads that (API.md, Pages).
import { gameNames, gameTitles, type GameName } from './game-names.ts'
import { isolated } from './isolated.ts'
import type { Preview } from './table/preview.ts'

/** A sentence that depends on a number: for none, for one, for more. */
interface Counted {
  readonly none?: string
  readonly one: string
  readonly more: string
}

/** The sentences of one language, with what is to be filled in in braces: `{what}` is the game that is played. */
export interface PreviewSentences {
  /** The language as Open Graph names it. */
  readonly locale: string
  /** What the site is. */
  readonly general: string
  /** What the site's own picture shows, for those who do not see it. */
  readonly picture: string
  readonly invites: string
  /** By the number of free seats. */
  readonly free: Counted
  readonly begun: string
  /** By the number of others that play. */
  readonly playing: Counted
  /** By the number of winners; none where a solitaire is lost. */
  readonly over: Counted
  readonly scores: string
}

/** What a game adds in one language. */
export interface GamePreviewTexts {
  /** What each variant is called beside the game's title; empty for the game as it is. */
  readonly variants: Readonly<Record<string, string>>
  /** What its pictures show. */
  readonly picture: string
}

/** All texts of previews in one language. */
export interface PreviewTexts extends PreviewSentences {
  readonly language: string
  readonly games: Readonly<Partial<Record<GameName, GamePreviewTexts>>>
}

/** What the preview of one page shows. */
export interface LinkPreview {
  readonly title: string
  readonly text: string
  /** The name of its picture, as `pictureAt` takes it. */
  readonly picture: string
  /** What the picture shows. */
  readonly alt: string
}

/** The size of every picture, in pixels: what all messengers show whole. */
export const pictureSize = { width: 1200, height: 630 } as const

/** Where the texts lie on the site: `PreviewTexts` of every language, the first one first. */
export const textsAt = '/previews/texts.json'

/** The name of the picture of the site itself. */
export const generalPicture = 'general'

/** The name of a game's picture, for one of its variants. */
export const pictureOf = (game: GameName, variant: string): string => `${game}-${variant}`

/** Where a picture lies on the site. The build makes one for every name and language. */
export const pictureAt = (picture: string, language: string): string => `/previews/${picture}.${language}.jpg`

/** The title of the whole site. */
export const siteTitle = gameNames.map(name => gameTitles[name]).join(' · ')

/** What a page shows that is no table's, or whose table cannot be told of. */
export const sitePreview = ({ general, picture }: PreviewSentences): LinkPreview => ({
  title: siteTitle,
  text: general,
  picture: generalPicture,
  alt: picture,
})

/** What a link to a table shows; null where there are no texts for what is played there. */
export function tablePreview(preview: Preview, texts: PreviewTexts): LinkPreview | null {
  const { game, variant } = preview
  const of = texts.games[game]
  const name = of?.variants[variant]
  if (!of || name === undefined) return null
  const what = name === '' ? gameTitles[game] : `${gameTitles[game]}: ${name}`
  return { ...wordsOf(preview, what, texts), picture: pictureOf(game, variant), alt: of.picture }
}

function wordsOf(preview: Preview, what: string, texts: PreviewTexts): Pick<LinkPreview, 'title' | 'text'> {
  const { seats } = preview
  const host = isolated(preview.host)
  switch (preview.phase) {
    case 'lobby': {
      const { free } = preview
      return { title: filled(texts.invites, { host, what }), text: filled(forCount(texts.free, free), { free, seats }) }
    }
    case 'playing': {
      const others = seats - 1
      return { title: filled(texts.begun, { what }), text: filled(forCount(texts.playing, others), { host, others }) }
    }
    case 'over': {
      const winners = new Intl.ListFormat(texts.locale.replace('_', '-')).format(preview.winners.map(isolated))
      const scores = preview.scores.map(({ name, total }) => `${isolated(name)} ${total}`).join(' · ')
      return {
        title: filled(forCount(texts.over, preview.winners.length), { winners, what }),
        text: filled(texts.scores, { scores }),
      }
    }
  }
}

const forCount = ({ none, one, more }: Counted, count: number): string =>
  count === 0 && none !== undefined ? none : count === 1 ? one : more

/** A sentence with its braces filled in; a brace in a name stays what it is. */
const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace))

/**
 * The tags, as HTML.
 * @param origin of the site, for messengers want whole addresses; empty where it is not known
 * @param path of the page; null where the page has no address of its own
 */
export function previewTags(
  { title, text, picture, alt }: LinkPreview,
  { locale, language }: Pick<PreviewTexts, 'locale' | 'language'>,
  origin: string,
  path: string | null,
): string {
  const tags = [
    ['property', 'og:site_name', siteTitle],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', locale],
    ['property', 'og:title', title],
    ['property', 'og:description', text],
    ...(path === null ? [] : [['property', 'og:url', `${origin}${path}`] as const]),
    ['property', 'og:image', `${origin}${pictureAt(picture, language)}`],
    ['property', 'og:image:width', `${pictureSize.width}`],
    ['property', 'og:image:height', `${pictureSize.height}`],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:card', 'summary_large_image'],
  ] as const
  return tags.map(([by, name, content]) => `<meta ${by}="${name}" content="${escaped(content)}" />`).join('')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in an attribute. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
