// Runs inside a page: notes when each frame came, and how long what moves had been moving by then: by its own clock, which
// runs from the moment its first picture is seen. 0: it is there and does not move yet; null: nothing is there.
const [stage, moving, growing] = ['motion', 'moving', 'growing'].map(name => document.getElementsByClassName(name))
const endOf = animation => Number(animation.effect.getComputedTiming().endTime)
let first = null
let clock = null
globalThis.notedFrames = []
requestAnimationFrame(function note(now) {
  if (!first?.isConnected) {
    first = stage[0]?.firstChild ?? moving[0] ?? growing[0] ?? null
    clock = null
  }
  clock ??= first?.getAnimations({ subtree: true }).sort((one, other) => endOf(other) - endOf(one))[0]
  globalThis.notedFrames.push([now, first && Number(clock?.currentTime ?? 0)])
  requestAnimationFrame(note)
})
