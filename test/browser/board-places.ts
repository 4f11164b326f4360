// The places that a page of the board game offers: where a figure can go, and where a finger hits what it means.
import { talText } from '#web/lib/tal/table/tal-texts.ts'
import type { Person } from './people.ts'

export const boardOf = ({ page }: Person) => page.getByRole('group', { name: talText('board'), exact: true })
/** Places on the board that a figure can go to; with `saying`, those whose names say that. */
export const placesOn = (person: Person, saying = '') =>
  boardOf(person)
    .getByRole('group', { name: talText('places') })
    .getByRole('button', { name: saying })

/** Runs in the page: which of these places can be pressed, and where a finger would hit it. */
export function pressable(
  places: readonly Element[],
): { readonly nth: number; readonly x: number; readonly y: number } | null {
  for (const [nth, element] of places.entries()) {
    const { left, top, width, height } = element.getBoundingClientRect()
    for (let across = 0.1; across < 1; across += 0.1) {
      for (let down = 0.1; down < 1; down += 0.1) {
        const x = left + width * across
        const y = top + height * down
        if (document.elementFromPoint(x, y)?.closest('[role=button]') === element) return { nth, x, y }
      }
    }
  }
  return null
}

/** Runs in the page: waits until two frames show the same part of the valley. */
export const atRest = (board: Element) =>
  new Promise<void>(resolve => {
    let last: string | null = null
    const look = () => {
      const now = board.getAttribute('viewBox')
      if (now === last) return resolve()
      last = now
      requestAnimationFrame(look)
    }
    look()
  })
