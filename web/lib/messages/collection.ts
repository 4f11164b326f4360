// Texts that travel together, in the reader's language: fetched when something that speaks them is, and not before.
import { isolated } from '#shared/isolated.ts'
import type { Phrase } from '#shared/messages/pieces.ts'
import { part } from '../platform/part.ts'
import { language } from './language.ts'

/** The form of a text in any language: fixed, or made of the same params. */
type Says<Text> = Text extends (...params: infer Params) => Phrase
  ? (...params: Params) => Said<Text>
  : Text extends object
    ? Same<Text>
    : string
/** Plain words where a text is plain in English, else a phrase with names in it. */
type Said<Text> = Text extends (...params: never) => infer Words ? ([Words] extends [string] ? string : Phrase) : string
/** What every language has to say where English says this. */
export type Same<English> = { readonly [Key in keyof English]: Says<English[Key]> }

export interface Collection<All> {
  /** Fetches the texts. */
  readonly load: () => Promise<void>
  /** Whether they are here. */
  readonly isLoaded: boolean
  /** The texts; throws where they were not loaded. */
  readonly all: All
}

type Files = Readonly<Record<string, () => Promise<unknown>>>

/**
 * The `texts` of one file in the language that is spoken; every other language's are held to the English ones where they are
 * written.
 * @param files of every language, by their paths: `./LANGUAGE/NAME.ts`
 */
export const collection = <English extends object>(files: Files, name: string): Collection<Same<English>> =>
  fetchedBy(async () => {
    const file = await files[`./${language}/${name}.ts`]?.()
    return (file as { readonly texts: Same<English> }).texts
  })

/**
 * Collections of one form, a file each, in the language that is spoken.
 * @param files of every language, by their paths: `.../messages/LANGUAGE/.../NAME.ts`
 * @param name finds those that are meant, and in their paths what each is called
 */
export const collectionsIn = <All extends object, Name extends string = string>(files: Files, name: RegExp) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([path, load]) => {
      const found = path.includes(`/${language}/`) && name.exec(path)?.[1]
      // What lies in such a file is held to its form where it is written.
      return found ? [[found, fetchedBy(load as () => Promise<All>)]] : []
    }),
  ) as Readonly<Record<Name, Collection<All>>>

/** @param load how the texts come, in the language that is spoken */
function fetchedBy<All extends object>(load: () => Promise<All>): Collection<All> {
  const fetched = part(load)
  let here: All | null = null
  return {
    load: async () => {
      here ??= await fetched()
    },
    get isLoaded() {
      return here !== null
    },
    get all() {
      if (here === null) throw new Error('text not loaded')
      return here
    },
  }
}

/** Fetches several. */
export const loadTexts = async (...texts: readonly Collection<object>[]): Promise<void> => {
  await Promise.all(texts.map(each => each.load()))
}

/** Fetches a part of the page together with the texts that it speaks. */
export const partWithTexts = <Part>(load: () => Promise<Part>, ...texts: readonly Collection<object>[]) =>
  part(async () => {
    const [come] = await Promise.all([load(), loadTexts(...texts)])
    return come
  })

/** A part of the page that brings its own texts, once these are here. */
export const withOwnTexts = <Part extends { readonly texts: Pick<Collection<object>, 'load'> }>(
  part: Part,
): Promise<Part> => part.texts.load().then(() => part)

type Text = string | ((params: never) => Phrase)
type Made<Text> = Extract<Text, (params: never) => Phrase>
/** Where it is known only later which of several texts is said: the params of all of them. */
type Params<Text> = [Made<Text>] extends [never]
  ? []
  : [Made<Text>] extends [(params: infer P) => Phrase]
    ? [params: P]
    : never

/**
 * Makes the function that says texts by their keys, each of which lies in one of these collections. One that was not
 * loaded is a bug: then nothing is said, and the console tells.
 */
export const translator =
  <All extends { readonly [Key in keyof All]: Text }>(...texts: readonly Collection<Partial<All>>[]) =>
  <K extends keyof All>(key: K, ...[params]: Params<All[K]>): Said<All[K]> => {
    const text = texts.find(each => each.isLoaded && key in each.all)?.all[key]
    if (text === undefined) console.error('text not loaded', key)
    const said = typeof text === 'function' ? (text as (params: unknown) => Phrase)(isolated(params)) : (text ?? '')
    return said as Said<All[K]>
  }
