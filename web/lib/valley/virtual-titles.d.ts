// What web/make/titles.ts answers with.
declare module 'virtual:titles/*' {
  import type { Facts } from '#shared/valley/catalogue.ts'
  export const titles: readonly Pick<Facts, 'id' | 'edition' | 'kind' | 'set' | 'level' | 'gold' | 'cost' | 'vp' | 'sign' | 'timing'>[]
}
