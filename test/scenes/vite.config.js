// Serves one page that shows the table in any of the scenes of `scenes.ts`: for looking, never shipped.
// npx vite --config test/scenes/vite.config.js --port 5199, then /test/scenes/index.html#turn
import { plugins } from './plugins.ts'

export default { plugins: plugins() }
