// How each element of a page is drawn, read once: every text is compared with all that it stands in and with all that might
// lie on it, so the same is asked often. Runs inside a page that nothing changes meanwhile.

interface Look {
  readonly box: DOMRect
  readonly isPainted: boolean
  readonly isAbsolute: boolean
  readonly isInline: boolean
  /** Cuts off what does not fit into it. */
  readonly clips: boolean
  readonly scrollsDown: boolean
  readonly scrollsAcross: boolean
}

/** Where something is painted, or less. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Selects everything but the parts of drawings, which are every other element of a table. */
export const outsideDrawings = ':not(svg *)'

export const boxOf = (element: Element): DOMRect => element.getBoundingClientRect()

const isPainted = ({ backgroundColor, backgroundImage, borderTopWidth, borderRightWidth }: CSSStyleDeclaration) =>
  !/^rgba\(.*, 0\)$|transparent/.test(backgroundColor) ||
  backgroundImage !== 'none' ||
  (parseFloat(borderTopWidth) > 0 && parseFloat(borderRightWidth) > 0)

function lookOf(element: Element): Look {
  const style = getComputedStyle(element)
  const { overflowX, overflowY, position, display } = style
  return {
    box: boxOf(element),
    isPainted: isPainted(style),
    isAbsolute: position === 'absolute',
    isInline: display === 'inline',
    clips: /hidden|clip|auto|scroll/.test(overflowX + overflowY),
    scrollsDown: /auto|scroll/.test(overflowY),
    scrollsAcross: /auto|scroll/.test(overflowX),
  }
}

function isShown(element: Element): boolean {
  const { width, height } = boxOf(element)
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.hidden-text')
  )
}

const larger = ({ left, right, top, bottom }: Area, by: number): Area => ({
  left: left - by,
  right: right + by,
  top: top - by,
  bottom: bottom + by,
})
const around = (one: Area, other: Area): Area => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
})

/** A line as high as its letters can be. */
const whole = (line: Area): Area => larger(line, line.bottom - line.top)

/** How far at most something is painted beyond an element's box that is written as ::before or ::after of it. */
function reachOf(element: Element): number {
  let reach = 0
  for (const written of ['::before', '::after'] as const) {
    const style = getComputedStyle(element, written)
    if (style.content === 'none' || style.content === 'normal' || style.display === 'none') continue
    const { position, top, right, bottom, left, width, height } = style
    const isMoved = [style.transform, style.translate, style.rotate, style.scale].some(moved => moved !== 'none')
    const isWithin = position === 'static' || getComputedStyle(element).position !== 'static'
    if (isMoved || !isWithin) return Infinity
    const beyond =
      position === 'static'
        ? [width, height].map(measure => (measure === 'auto' ? 0 : parseFloat(measure)))
        : [top, right, bottom, left].map(inset => -parseFloat(inset))
    reach = beyond.reduce((most, each) => (Number.isNaN(each) ? Infinity : Math.max(most, each)), reach)
  }
  return reach
}

/** Where a drawing is painted: cut off at its edge, unless it says otherwise; then with its lines, which no part's box holds. */
function areaOf(drawing: SVGElement, { box, clips }: Look): Area {
  if (clips) return box
  const parts = [...drawing.children].map(boxOf).filter(({ width, height }) => width > 0 || height > 0)
  const area = parts.reduce<Area>(around, box)
  return larger(area, Math.max(area.right - area.left, area.bottom - area.top) / 4)
}

/** What was read of a page, as it stands now. */
export class Drawn {
  /** Where what is shown lies: in a dialog that has to be answered first, if there is one. What is under it is seen again later. */
  readonly ground = document.querySelector('dialog:modal') ? 'dialog' : '.room'
  /** Where what is written is read: a tutorial's strip lies beside the room. */
  readonly written = this.ground === '.room' ? ':is(.room, .tutorial)' : this.ground
  readonly #looks = new Map<Element, Look>()
  readonly #shown = new Map<Element, boolean>()

  of(element: Element): Look {
    const known = this.#looks.get(element)
    if (known) return known
    const look = lookOf(element)
    this.#looks.set(element, look)
    return look
  }

  /** Whether it can be seen at all, covered or not. */
  isShown(element: Element): boolean {
    const known = this.#shown.get(element)
    if (known !== undefined) return known
    const shown = isShown(element)
    this.#shown.set(element, shown)
    return shown
  }

  /**
   * Everything that could lie on something, with an area outside of which it lies on nothing. Drawings as a whole: what is in
   * them is cut off at their edge, unless they say otherwise.
   * @param words the lines of each text, as high as small letters are: they may leave the box of what is painted under them
   */
  lids(words: ReadonlyMap<Element, readonly Area[]>): readonly (readonly [Element, Area])[] {
    return [...document.body.querySelectorAll(outsideDrawings)].flatMap((element): (readonly [Element, Area])[] => {
      if (!element.checkVisibility()) return []
      const look = this.of(element)
      if (element instanceof SVGElement) return [[element, larger(areaOf(element, look), 1)]]
      if (!look.isPainted) return []
      const { box } = look
      const reach = reachOf(element)
      return [[element, larger((words.get(element) ?? []).map(whole).reduce<Area>(around, box), reach + 1)]]
    })
  }
}
