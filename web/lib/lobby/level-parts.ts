// What `open-levels.ts` fetches.
export { default as LevelChoice } from './LevelChoice.svelte'
export { default as SeatBots } from './SeatBots.svelte'
export { bt } from '#web/lib/table/bots/bot-texts.ts'
