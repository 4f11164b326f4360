// Texts that travel together, in the reader's language: fetched when something that speaks them is, and not before.
import type { Phrase } from '#shared/messages/pieces.ts'
import { part } from '../platform/part.ts'
import { language, type Language } from './language.ts'

/** The form of a text in any language: fixed, or made of the same params. */
type Says<Text> = Text extends (...params: infer Params) => Phrase
  ? (...params: Params) => Said<Text>
  : Text extends object
    ? Same<Text>
    : string
/** Plain words where a text is plain in English, else a phrase with names in it. */
type Said<Text> = Text extends (...params: never) => infer Words ? ([Words] extends [string] ? string : Phrase) : string
/** What every language has to say where English says this. */
type Same<All> = { readonly [Key in keyof All]: Says<All[Key]> }

export interface Collection<All> {
  /** Fetches the texts. */
  readonly learn: () => Promise<void>
  /** Whether they are here. */
  readonly known: boolean
  /** The texts; throws where they were not learned. */
  readonly all: All
}

/** @param load how the texts come, in each language */
export const collection = <All extends object>(
  load: { readonly en: () => Promise<All> } & Readonly<Record<Language, () => Promise<Same<All>>>>,
): Collection<Same<All>> => fetchedBy<Same<All>>(load[language])

/**
 * Collections of one form, a file each, by the names of their files.
 * @param files of every language, by their paths: `.../messages/LANGUAGE/.../NAME.ts`
 */
export function collectionsIn<All extends object>(
  files: Readonly<Record<string, () => Promise<unknown>>>,
): Readonly<Record<string, Collection<All>>> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/messages/${language}/`))
  return Object.fromEntries(
    // What lies in such a file is held to its form where it is written.
    own.map(([path, load]) => [/([\w-]+)\.ts$/.exec(path)?.[1] ?? '', fetchedBy(load as () => Promise<All>)]),
  )
}

/** @param load how the texts come, in the language that is spoken */
function fetchedBy<All extends object>(load: () => Promise<All>): Collection<All> {
  const fetched = part(load)
  let here: All | null = null
  return {
    learn: async () => {
      here ??= await fetched()
    },
    get known() {
      return here !== null
    },
    get all() {
      if (here === null) throw new Error('these texts have not been learned')
      return here
    },
  }
}

/** Fetches several. */
export const learn = async (...texts: readonly Collection<object>[]): Promise<void> => {
  await Promise.all(texts.map(each => each.learn()))
}

/** Fetches a part of the page together with the texts that it speaks. */
export const speaking = <Part>(load: () => Promise<Part>, ...texts: readonly Collection<object>[]) =>
  part(async () => {
    const [come] = await Promise.all([load(), learn(...texts)])
    return come
  })

type Text = string | ((params: never) => Phrase)
type Params<Text> = Text extends (params: infer P) => Phrase ? [params: P] : []

/**
 * Says texts by their keys, each of which lies in one of these collections. One that was not learned is an accident of
 * ours: then nothing is said, and the console tells.
 */
export const sayer =
  <All extends { readonly [Key in keyof All]: Text }>(...texts: readonly Collection<Partial<All>>[]) =>
  <K extends keyof All>(key: K, ...params: Params<All[K]>): Said<All[K]> => {
    const text = texts.find(each => each.known && key in each.all)?.all[key]
    if (text === undefined) console.error(`the text ${String(key)} was not learned`)
    const say = (typeof text === 'function' ? text : () => text ?? '') as (params: unknown) => Said<All[K]>
    return say(params[0])
  }
