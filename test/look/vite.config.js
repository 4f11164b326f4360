// Serves one page that shows the table in any of the states of `states.ts`: for looking, never shipped.
// npx vite --config test/look/vite.config.js --port 5199, then /test/look/index.html#turn
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { titles } from '../../web/make/titles.ts'

export default {
  plugins: [titles(), svelte({ configFile: false })],
}
