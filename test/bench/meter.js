// Runs inside a page: notes when each frame came, and how long something had been moving in it by then (null: nothing).
const stage = document.querySelector('.motion, .moving')
let since = null
globalThis.notedFrames = []
requestAnimationFrame(function note(now) {
  since = stage.matches('.moving') || stage.firstChild ? since ?? now : null
  globalThis.notedFrames.push([now, since === null ? null : now - since])
  requestAnimationFrame(note)
})
