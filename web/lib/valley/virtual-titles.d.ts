// What web/make/titles.ts answers with.
declare module 'virtual:titles' {
  import type { Facts, SetFacts } from '#shared/valley/catalogue.ts'
  export const titles: readonly Facts[]
  export const sets: readonly SetFacts[]
}
