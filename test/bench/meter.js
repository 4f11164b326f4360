// Runs inside a page: notes when each frame came, and how long something had been moving in it by then (null: nothing).
// It begins anew where what moved first is gone.
const stage = document.querySelector('.motion'), moving = document.getElementsByClassName('moving')
let first = null, since = null
globalThis.notedFrames = []
requestAnimationFrame(function note(now) {
  if (!first?.isConnected) {
    first = (stage ? stage.firstChild : moving[0]) ?? null
    since = first && now
  }
  globalThis.notedFrames.push([now, since === null ? null : now - since])
  requestAnimationFrame(note)
})
