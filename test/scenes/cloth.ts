// Keeps a page that only programs look at from being painted, which would take longer than all the rest. Nothing can be hit
// under it, nor is anything pointed at there. Runs inside the still page.

const cloth = document.createElement('style')
cloth.textContent =
  'html { clip-path: inset(50%) } html, body, .room::before, .room::after { background: none !important; mask: none !important }'

/** From now on nothing is painted. */
export function cover(): void {
  document.head.append(cloth)
}

/** Does this while all can be hit as if nothing were covered: what is painted meanwhile is painted. */
export async function uncovered<T>(act: () => T | Promise<T>): Promise<T> {
  cloth.disabled = true
  try {
    return await act()
  } finally {
    cloth.disabled = false
  }
}
