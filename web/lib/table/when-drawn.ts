// Puts off what can wait for the table itself to be drawn: putting into words what happened would hold up its first frame.

/**
 * Calls when what changes now has been drawn; where nothing is drawn, soon.
 * @returns what calls it off
 */
export function whenDrawn(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => { timer = setTimeout(call) }
  const frame = document.hidden ? soon() : requestAnimationFrame(soon)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
