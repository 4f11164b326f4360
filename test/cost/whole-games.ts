// Whether the cost of whole games is measured, or, as in the tests, only that of their beginnings: said by the environment, and
// handed on into workerd.

declare module 'vitest' {
  interface ProvidedContext {
    readonly playsWholeGames: boolean
  }
}

/** What the tests inside workerd are told. */
export const wholeGames = (environment: Readonly<Record<string, string | undefined>>) => ({
  playsWholeGames: environment['WHOLE_GAMES'] === 'yes',
})
