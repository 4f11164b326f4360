// The way to everything that shows pharaohs: one part, fetched before a table that plays with them opens. At any other
// table there is none of it.
import { speaking } from '../../messages/collection.ts'
import { royal as texts } from '../../messages/texts.ts'

const fetched = speaking(() => import('./pharaoh-parts.ts'), texts)

class Royal {
  /** All of it; null until it is there. */
  all: typeof import('./pharaoh-parts.ts') | null = $state.raw(null)

  /** Fails where it does not arrive. */
  async fetch(): Promise<void> {
    this.all = await fetched()
  }
}
export const royal = new Royal()
