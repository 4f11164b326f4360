// The texts of link previews in every language, put together of those of the site and of the games. For the build alone.
import { gameNames, type GameName } from '#shared/game-names.ts'
import type { GamePreviewTexts, PreviewSentences, PreviewTexts } from '#shared/preview-tags.ts'
import { languageCodes } from './language.ts'

const ofSite = import.meta.glob<PreviewSentences>('./*/previews.ts', { eager: true, import: 'previews' })
const ofGames = import.meta.glob<GamePreviewTexts>('../*/messages/*/previews.ts', { eager: true, import: 'previews' })
const offers = import.meta.glob<{ readonly what: string }>('../*/messages/*/offer.ts', { eager: true, import: 'texts' })

/** What one does in a game, in a language; empty where the game does not say it. */
export const whatOf = (name: GameName, language: string): string =>
  offers[`../${name}/messages/${language}/offer.ts`]?.what ?? ''

/** In the order of the languages. */
export const previewTexts: readonly PreviewTexts[] = languageCodes.map(language => {
  const sentences = ofSite[`./${language}/previews.ts`]
  if (!sentences) throw new Error(`${language} has no link previews`)
  const games = gameNames.flatMap(name => {
    const texts = ofGames[`../${name}/messages/${language}/previews.ts`]
    return texts ? [[name, texts]] : []
  })
  return { ...sentences, language, games: Object.fromEntries(games) }
})
