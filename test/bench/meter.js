// Runs inside a page: notes when each frame came, and how long something had been moving in it by then (null: nothing).
let since = null
globalThis.notedFrames = []
requestAnimationFrame(function note(now) {
  const moves = document.querySelector('.motion > *, .moving') !== null
  since = moves ? since ?? now : null
  globalThis.notedFrames.push([now, since === null ? null : now - since])
  requestAnimationFrame(note)
})
