// Runs inside a page from its first moment on. Notes, in milliseconds, when the words of a question are there, when an
// answer lies free under a finger, and when the page has first changed after a tap.
// Told beforehand what asks and what answers: `globalThis.asks` and `globalThis.answers` are selectors.
{
  const noted = (globalThis.first = { asked: null, answerable: null, changed: null, spot: null })

  /** The middle of the first answer that nothing lies above. */
  function freeAnswer() {
    for (const answer of document.querySelectorAll(globalThis.answers)) {
      const { left, top, width, height } = answer.getBoundingClientRect()
      const x = left + width / 2
      const y = top + height / 2
      if (document.elementFromPoint(x, y) === answer) return { x, y }
    }
    return null
  }

  function look() {
    if (noted.spot !== null) return
    if (noted.asked === null && document.querySelector(globalThis.asks)) noted.asked = performance.now()
    noted.spot = freeAnswer()
    // When all is done that comes with it: what is fetched for it at once belongs to it.
    if (noted.spot !== null)
      setTimeout(() => {
        noted.answerable = performance.now()
      })
  }
  // At every change as well as before every frame: on a busy machine a frame may come later than what is put off.
  const changing = new MutationObserver(look)
  changing.observe(document, { subtree: true, childList: true, attributes: true })
  requestAnimationFrame(function frame() {
    look()
    if (noted.spot === null) requestAnimationFrame(frame)
    else changing.disconnect()
  })

  /** From now on the next change is the answer to a tap. */
  globalThis.tapped = () => {
    const watching = new MutationObserver(() => {
      noted.changed ??= performance.now()
      watching.disconnect()
    })
    // Signs lie beside the page, in drawings that are not shown: when they come nothing has changed to the eye.
    for (const part of document.querySelectorAll('body > :not(svg)'))
      watching.observe(part, { subtree: true, childList: true, attributes: true })
  }
}
