// Whoever taps twice in haste has seen what was under the finger at the first tap only. Where that tap has put
// something else there, the second one would press what nobody has chosen to press.
import { doubleTap } from './double-tap.ts'

/** Fingers hit the same spot only about: so far apart, in pixels of the page, both taps of a double tap may lie. */
export const nearby = 40

/** A press that has ended, by a finger or a mouse. */
export type Tap = Pick<PointerEvent, 'timeStamp' | 'x' | 'y' | 'pointerType' | 'detail'>

/**
 * Tells taps that were meant from the second ones of double taps, the first of which has put something else in the
 * place of what it pressed. Of a mouse the browser counts what is a double click (`detail`); of touches only some
 * browsers do.
 * @returns is asked of each tap, with what it presses: a button, a link, or nothing of the kind
 */
export function blindTaps<Pressed>(): (tap: Tap, pressed: Pressed) => boolean {
  let last: Tap | undefined
  let seen: Pressed
  return (tap, pressed) => {
    const isSecond =
      last &&
      (tap.pointerType === 'mouse'
        ? tap.detail > 1
        : tap.timeStamp - last.timeStamp < doubleTap && Math.hypot(tap.x - last.x, tap.y - last.y) < nearby)
    last = tap
    if (isSecond && pressed !== seen) return true
    // What a third one meets after a blind one has not been seen either.
    seen = pressed
    return false
  }
}

/** Has the page ignore blind taps from now on, but nothing that is pressed by keys or by a program. */
export function ignoreBlindTaps(): void {
  const isBlind = blindTaps<Element | null>()
  addEventListener(
    'click',
    event => {
      const pressed = (event.target as Element).closest('button, a, [role=button]')
      if (event.detail === 0 || !isBlind(event, pressed)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
