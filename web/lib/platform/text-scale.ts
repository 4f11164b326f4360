// How much larger than usual the reader wants text: the browser's setting, read from the root's font size. The sizes of a table
// depend on each other, so it is enlarged as a whole: `zoom: var(--text-scale)`, and lengths of the screen divided by it.

const usual = 16

/** 1 by default; 2 if the root's font size is set to 200 %. */
export const textScale: number = !globalThis.document?.documentElement
  ? 1
  : parseFloat(getComputedStyle(document.documentElement).fontSize) / usual || 1

if (textScale !== 1) {
  document.documentElement.style.setProperty('--text-scale', String(textScale))
  document.documentElement.classList.add('scaled')
}
