// Runs inside a page: notes when each frame came, and how long something had been moving in it by then (null: nothing).
// What moves begins anew where other things are there than in the frame before.
const stage = document.querySelector('.motion, .moving')
let first = null, since = null
globalThis.notedFrames = []
requestAnimationFrame(function note(now) {
  const shown = stage.matches('.moving') ? stage : stage.firstChild
  if (shown !== first) since = shown && now
  first = shown
  globalThis.notedFrames.push([now, since === null ? null : now - since])
  requestAnimationFrame(note)
})
