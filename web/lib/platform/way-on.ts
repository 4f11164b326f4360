// Going on to another page by itself, once an answer to a press has come.
import { goto } from '$app/navigation'

/**
 * To be called at the press. What it gives leads on from there, unless the page was left by the time of the answer: whoever has
 * gone elsewhere meanwhile is not taken away again.
 */
export function wayOn(): (to: string) => Promise<void> {
  const { pathname } = location
  return async to => {
    if (location.pathname === pathname) await goto(to)
  }
}
