// Puts off what can wait for the table itself: putting into words what happened would hold up the frame that shows it,
// and those in which it moves.

/** Until when something moves; null where nothing does. */
export const motion: { rests: Promise<void> | null } = { rests: null }

/**
 * Calls when what changes now has been drawn and nothing moves any more; where nothing is drawn, soon.
 * @returns what calls it off
 */
export function whenDrawn(call: () => void): () => void {
  let wanted = true
  const soon = () => {
    setTimeout(() => {
      if (motion.rests) void motion.rests.then(soon)
      else if (wanted) call()
    })
  }
  if (document.hidden) soon()
  else requestAnimationFrame(soon)
  return () => { wanted = false }
}
