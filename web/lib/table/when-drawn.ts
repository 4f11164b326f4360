// Delays work until the table has been drawn and its motion has ended: writing log sentences, for example, would delay the
// frame that shows the move. Also delays the start of a motion to the frame in which it can begin.

/** Resolves when the present motion has ended; null while nothing moves. */
export const motion: { rests: Promise<void> | null } = { rests: null }

/**
 * Calls a function once the present change has been drawn and nothing moves any more; in a hidden page, soon.
 * @param moving whether to call it although something moves
 * @returns cancels the call, and says whether it was still to come
 */
export function whenDrawn(call: () => void, moving = false): () => boolean {
  let wanted = true
  const callOff = () => wanted && !(wanted = false)
  const soon = () => {
    setTimeout(() => {
      // Pictures that moved are removed in a frame of their own.
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
 * Calls a function in the frame after the one that is being made. A CSS animation starts with the frame that first has its
 * style; if that frame is slow because much in it is new, the animation would jump.
 * @returns cancels the call
 */
export function onceDrawn(call: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(call)
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Delays a function that is called again and again, each call replacing the one before. If a newer call comes before the
 * earlier one ran, it no longer waits for the motion to end: words are never more than one call behind the table.
 * @returns delays a call, and returns what cancels it
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
