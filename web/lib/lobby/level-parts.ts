// What `open-levels.ts` fetches.
export { default as LevelChoice } from '#web/lib/table/bots/LevelChoice.svelte'
export { default as SeatBots } from './SeatBots.svelte'
export { botText } from '#web/lib/table/bots/bot-texts.ts'
