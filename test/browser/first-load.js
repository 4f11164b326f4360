// Runs inside a page from its first moment on. Notes, in milliseconds, when the words of a question are there, when an
// answer lies free under a finger, and when the page has first changed after a tap.
// Told beforehand what answers: `globalThis.answers` is a selector.
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
    if (noted.asked === null && document.querySelector('#ask, .room h1')) noted.asked = performance.now()
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
    watching.observe(document.querySelector('.room'), { subtree: true, childList: true, attributes: true })
  }
}
