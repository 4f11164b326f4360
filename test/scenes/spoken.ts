// What every page speaks is known before anything is shown, as by the page's layout. All else is learned by what opens a scene.
import { page } from '#web/lib/messages/texts.ts'

await page.load()
