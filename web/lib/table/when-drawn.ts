// Puts off what can wait for the table itself: putting into words what happened would hold up the frame that shows it,
// and those in which it moves. What moves waits for the frame that it begins in.

/** Until when something moves; null where nothing does. */
export const motion: { rests: Promise<void> | null } = { rests: null }

/**
 * Calls when what changes now has been drawn and nothing moves any more; where nothing is drawn, soon.
 * @param moving called although something moves
 * @returns what calls it off, and says whether it was still to come
 */
export function whenDrawn(call: () => void, moving = false): () => boolean {
  let wanted = true
  const callOff = () => wanted && !(wanted = false)
  const soon = () => {
    setTimeout(() => {
      // What moved is taken away in a frame of its own.
      if (motion.rests && !moving) void motion.rests.then(afterFrame)
      else if (callOff()) call()
    })
  }
  const afterFrame = () => {
    if (document.hidden) soon()
    else requestAnimationFrame(soon)
  }
  afterFrame()
  return callOff
}

/**
 * Calls in the frame after the one that is being made. An animation of a style begins with the frame that first has it,
 * and would be far on its way by the time such a frame has been drawn, with all else that is new in it.
 * @returns what calls it off
 */
export function onceDrawn(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Puts off one thing that is told again and again. Where something newer comes before its turn, that is told while it
 * still moves: nothing is ever further behind the table than one telling.
 * @returns puts off a telling, and gives what calls it off
 */
export function inTime(): (tell: () => void) => () => void {
  let behind = false
  return tell => {
    const callOff = whenDrawn(tell, behind)
    return () => {
      behind = callOff()
    }
  }
}
