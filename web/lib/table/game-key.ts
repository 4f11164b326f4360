// The storage key for the game of a table, kept if it is not the usual one. The script at the top of the page reads it to
// fetch what the table needs before the table has answered (`web/vite/preload.ts`).
export const gameKeyOf = (table: string) => `valley:game:${table}`
