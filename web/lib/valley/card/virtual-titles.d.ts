// The modules that build/virtual-modules.ts makes.
declare module 'virtual:titles' {
  import type { Facts } from '#shared/valley/card-definition.ts'
  type Always = 'id' | 'edition' | 'kind' | 'set' | 'level' | 'gold' | 'cost' | 'vp' | 'sign' | 'timing'
  /** `copies` only for starters; `mentionsOpponent` only if it is true. */
  type Told = Pick<Facts, Always> & Partial<Pick<Facts, 'copies' | 'mentionsOpponent'>>
  /** The titles of the first edition. */
  export const first: readonly Told[]
  /** Functions that fetch the titles of the other editions. */
  export const later: Readonly<Record<string, () => Promise<{ readonly titles: readonly Told[] }>>>
}
declare module 'virtual:totals' {
  import type { Edition, Starters } from '#shared/valley/editions.ts'
  interface Total {
    readonly cards: number
    readonly points: number
  }
  export const uniques: Readonly<Record<Edition, Total>>
  export const starters: Readonly<Record<Starters, Total>>
}
declare module 'virtual:pharaohs' {
  export const signs: Readonly<Record<string, string>>
}
declare module 'virtual:gallery' {
  import type { StatedSources } from '#shared/valley/sources.ts'
  import type { PharaohId } from '#shared/valley/card-definition.ts'
  interface More {
    readonly copies: number
    /** Of a starter: how many where the starters of two editions are mixed. */
    readonly mixed?: number
    readonly sources: StatedSources
  }
  /** By the title's id. */
  export const more: Readonly<Record<string, More>>
  /** In the order of their list. */
  export const pharaohs: readonly { readonly id: PharaohId; readonly sign: string; readonly sources: StatedSources }[]
}
