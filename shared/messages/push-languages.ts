// The languages in which players can be told that they are asked: for each there is a file `push.ts` in its folder.

export const pushLanguages = ['en', 'de'] as const
export type PushLanguage = (typeof pushLanguages)[number]
