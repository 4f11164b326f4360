// The keys of a table that both games share: one letter each, whatever has the focus.
import { preferences } from './preferences.svelte.ts'

/**
 * The letter that was pressed for the table, as a small one. Null where the player has switched keys off, where a field is typed in or
 * something else has taken the key, with Ctrl, Alt or Meta, and while a key is held down.
 */
export function letterOf(event: KeyboardEvent): string | null {
  const { key, ctrlKey, altKey, metaKey, target, defaultPrevented, repeat } = event
  const taken = repeat || defaultPrevented || target instanceof HTMLInputElement
  return taken || ctrlKey || altKey || metaKey || !preferences.keys ? null : key.toLowerCase()
}
