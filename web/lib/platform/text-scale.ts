// How much larger than usual the reader wants all text: the browser's own setting, read off the root's size of type. Sizes
// of a table hang together, so a table grows as a whole: `zoom: var(--text-scale)`, and lengths of the screen divided by it.

const usual = 16

/** 1 where nothing was asked for; 2 where the root's size of type is set to 200 %. */
export const textScale: number = !globalThis.document?.documentElement
  ? 1
  : parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1

if (textScale !== 1) {
  document.documentElement.style.setProperty('--text-scale', String(textScale))
  document.documentElement.classList.add('scaled')
}
