// The maker's texts in the reader's language, loaded with it and not before.
import { maker } from '../words/en/maker.ts'

type Texts = typeof maker
type Says<Text> = Text extends (params: infer Params) => string ? (params: Params) => string : string
/** What every language has to say. */
export type MakerWords = { readonly [Key in keyof Texts]: Says<Texts[Key]> }
export type MakerKey = keyof MakerWords
type Params<K extends MakerKey> = MakerWords[K] extends (params: infer P) => string ? [params: P] : []

const words: MakerWords = maker

export function mt<K extends MakerKey>(key: K, ...params: Params<K>): string {
  const text = words[key] as string | ((params: unknown) => string)
  return typeof text === 'string' ? text : text(params[0])
}
