// Where this browser keeps which game a table plays, as far as that is not the one most likely: the page's first lines, which
// ask for what a table needs before the table has said anything, look there (`web/vite/preload.ts`).
export const gameKeyOf = (table: string) => `valley:game:${table}`
