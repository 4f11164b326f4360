// The colours that the page gives to something, for what is drawn on a canvas.

/**
 * The colours of something by their names on the page, as they are where the canvas is: a canvas that is dark has those of the dark.
 * @param data what it is marked by, as `{ seat: '2' }`
 */
export function coloursOf<Name extends string>(
  { canvas }: CanvasRenderingContext2D,
  data: Readonly<Record<string, string>>,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const probe = document.createElement('i')
  Object.assign(probe.dataset, data)
  // Where the system has colours of its own they would be the same for everything.
  probe.style.setProperty('forced-color-adjust', 'none')
  canvas.append(probe)
  const colours = names.map(name => {
    probe.style.color = `var(--${name})`
    return [name, getComputedStyle(probe).color] as const
  })
  probe.remove()
  return Object.fromEntries(colours) as Readonly<Record<Name, string>>
}
