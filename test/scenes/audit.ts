// Runs inside a page that shows a still table: says in sentences what does not fit. Text that is cut off, too small or
// covered; things that lie on one another; anything that scrolls; targets too small for a finger, outside the screen or
// covered; faces that did not load. What may nevertheless be cut, covered or scrolled is listed here with its reason, and
// nowhere else. It judges how things are drawn, so it knows them by the classes that draw them.
import { Drawn, boxOf, outsideDrawings, type Area } from './element-boxes.ts'

/** The smallest text, the smallest target for a finger (not in both directions) and for a pointer, the lowest place for a
    card's sign, also on the low cards of a long hand: in CSS pixels. */
const least = { font: 11, finger: 44, narrow: 39.5, pointer: 24, sign: 18, lowSign: 14 } as const

/** May end in an ellipsis: names, whose whole is in the accessible name and in the opened tomb; the last event, whose whole
    is a tap away in the log; the piece of a rail or the switch a card is named on, which is named again in the hand; the uniques beside a tomb, and the names of
    sets that score together, which it says in full when it opens. */
const mayBeCut =
  '.seat .name b, .seals b, .other .who b, .over h2:has(.face-of), .in-play .label, .event .line, .event .line *, .length small, .tile small, .shelf .mini, .large .shelf .name, .who b, .whose'
/** May scroll: a log and what is looked up are as long as they are, and so is a tomb of more sets than a screen has lines;
    the pictures of a lesson, which lie side by side and are turned like pages; and revealed marches on a phone on its side. */
const mayScroll = '.lines, .body:has(.lines), .body:has(.sets.large), .rulings, .scroll, .scroller, .landscape > .slips'
/** What is opened on purpose, and over what it may lie. The question and the players stay in sight, except under what
    takes the question's place (the uses of a card tapped) or is closed before anything else (a card looked at on a phone). */
const covers = [
  { over: '.over, .spread, section:has(> ul > li > .card[data-state]), .choosing', may: '.stage, .told' },
  // What there is to choose comes back when what is read meanwhile is closed.
  { over: '.over', may: '.choosing' },
  // Gone with the next input, whatever it is.
  { over: '.refused', may: '.stage, .event' },
  { over: '.list', may: '.stage, .event, .over, .spread' },
  { over: '.sheet', may: '.ask, .hand, .mine, .event, .stage' },
  // On a table too narrow for things beside one another the uses of a card need most of the screen, until they are closed.
  { over: '.narrow .sheet', may: 'nav *' },
  { over: '.look', may: '*' },
  { over: '.told > aside, .told > .sheet', may: '.log' },
  // What is said goes again by itself after some seconds.
  { over: '.says', may: '*' },
  // What explains a word goes with the next tap.
  { over: '.words p', may: '*' },
  // The pages of the end lie over its result until they are closed.
  { over: '.show', may: '*' },
  // The maker's last line stays in sight; what is under it is scrolled out from there.
  { over: '.summary', may: 'main *' },
  // And so does what comes after a game, under a result that is higher than the screen.
  { over: '.room > footer', may: '.room *' },
] as const
/** Cards of a hand lie over one another as long as their titles and coins can be read. */
const mayLieUnderTheNextCard = '.hand .text, .hand .text *, .hand .foot *, .hand .cartouche'
/** Light and transparent lids cover nothing; nor does the ring around what a tutorial points at, whose arrow lies outside of it. */
const coversNothing = '.press, .lamp *, .lamp, [data-ring], [data-ring] *'

/** Lids that are pressed where a picture is seen: what lies over one lets the pointer through, or is pressed itself. */
const liesUnderPictures = '.press, .whole'

/** The layer over the whole table through which cards fly. It lies over every text, so what is under it is asked for past it;
    that nothing of the layer itself is painted is looked at once. */
const seenThrough = '.motion'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const isWide = () => matchMedia('(min-width: 1280px) and (min-height: 620px)').matches

function called(element: Element): string {
  const name =
    (element.getAttribute('class') ?? '').split(' ').find(each => each && !each.startsWith('svelte-')) ??
    element.tagName.toLowerCase()
  const words = (element.textContent.trim() || element.getAttribute('aria-label') || '').replace(/\s+/g, ' ')
  return `.${name} "${words.slice(0, 28)}"`
}

interface Line extends Area {
  readonly middle: number
}
interface Text {
  readonly element: HTMLElement
  readonly style: CSSStyleDeclaration
  readonly lines: readonly Line[]
}

/** Every element with words of its own that can be seen, with its lines: as high as small letters are, for a face's own
    box is higher than what is painted. */
function texts(drawn: Drawn): readonly Text[] {
  const range = document.createRange()
  return all(`${drawn.written} ${outsideDrawings}`).flatMap((element): Text[] => {
    const nodes = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    if (nodes.length === 0 || !drawn.isShown(element)) return []
    const lines = nodes.flatMap(node => {
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .filter(({ width }) => width > 1)
        .map(({ left, right, top, bottom }) => {
          const middle = (top + bottom) / 2
          const half = (bottom - top) * 0.26
          return { left, right, top: middle - half, bottom: middle + half, middle }
        })
    })
    return [{ element, style: getComputedStyle(element), lines }]
  })
}

/** Text leaves the screen, or the box it is painted on, or is cut off by one. */
function* outside({ element, lines }: Text, drawn: Drawn, long: boolean): Generator<string> {
  if (element.closest(mayBeCut)) return
  const off = lines.find(
    line =>
      line.left < -1 || line.right > innerWidth + 1 || (!long && (line.top < -1 || line.bottom > innerHeight + 1)),
  )
  if (off && !element.closest(mayScroll))
    yield `outside the screen: ${called(element)} ${off.left.toFixed(0)}-${off.right.toFixed(0)}, ${off.top.toFixed(0)}-${off.bottom.toFixed(0)}`
  // What lies on a ground of its own may sit on the edge of what is under it: a flag on a frame, a number on a corner.
  let grounded = false
  for (let up: Element | null = element; up && !up.matches(drawn.ground); up = up.parentElement) {
    if (up.matches(mayScroll)) return
    const { isPainted, isAbsolute, isInline, clips, box } = drawn.of(up)
    const painted: boolean = isPainted && !grounded
    grounded ||= painted && isAbsolute
    if (isInline || !(painted || clips)) continue
    if (
      lines.some(
        line =>
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - 1 ||
          line.bottom > box.bottom + 1,
      )
    ) {
      yield `leaves its box: ${called(element)} in ${called(up)}`
      return
    }
  }
}

function mayCover(cover: Element, text: Element): boolean {
  if (text.closest(mayLieUnderTheNextCard) && cover.closest('.hand')) return true
  return covers.some(({ over, may }) => cover.closest(over) && text.closest(may) && !text.closest(over))
}

type Lid = readonly [Element, Area]
const reaches = ({ left, right, top, bottom }: Area, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom

/** What could cover a text at all: what is painted where it stands, on it or under it. */
const lidsOver = ({ element, lines }: Text, lids: readonly Lid[]): readonly Lid[] =>
  lids.filter(
    ([lid, area]) =>
      lines.some(
        ({ left, right, middle }) =>
          area.left <= right && left <= area.right && area.top <= middle && middle <= area.bottom,
      ) &&
      !lid.contains(element) &&
      !element.contains(lid) &&
      !mayCover(lid, element),
  )

/** What is painted over an element at a point where it may not be. */
function coverAt(element: Element, x: number, y: number, drawn: Drawn): Element | undefined {
  const first = document.elementFromPoint(x, y)
  if (!first || first.contains(element) || element.contains(first)) return undefined
  for (const over of document.elementsFromPoint(x, y)) {
    if (over.contains(element) || element.contains(over)) return undefined
    if (mayCover(over, element)) continue
    if (!(over instanceof SVGSVGElement) && (over instanceof SVGElement || drawn.of(over).isPainted)) return over
  }
  return undefined
}

/** Something lies over a text. To find out what is hit at a point takes long: it is asked only where something could lie. */
function* covered(text: Text, drawn: Drawn, lids: readonly Lid[]): Generator<string> {
  const { element, lines } = text
  if (element.closest('[inert]') || element.closest(mayBeCut) || element.closest(mayScroll)) return
  const near = lidsOver(text, lids)
  for (const line of lines) {
    for (const x of [line.left + 1.5, (line.left + line.right) / 2, line.right - 1.5]) {
      if (x < 0 || x >= innerWidth || line.middle < 0 || line.middle >= innerHeight) continue
      if (!near.some(([, area]) => reaches(area, x, line.middle))) continue
      const over = coverAt(element, x, line.middle, drawn)
      if (over) {
        yield `covered: ${called(element)} by ${called(over)}`
        return
      }
    }
  }
}

function* wrongText(text: Text, drawn: Drawn, lids: readonly Lid[], long: boolean): Generator<string> {
  const { element, style } = text
  if (parseFloat(style.fontSize) < least.font) yield `small: ${style.fontSize} ${called(element)}`
  if (element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && !element.closest(mayBeCut)) {
    yield `${style.textOverflow === 'ellipsis' ? 'cut off' : 'too wide'}: ${element.scrollWidth} > ${element.clientWidth} ${called(element)}`
  }
  yield* outside(text, drawn, long)
  yield* covered(text, drawn, lids)
}

function* wrongCards(drawn: Drawn): Generator<string> {
  for (const face of all('.card > .face')) {
    if (drawn.isShown(face) && face.scrollHeight > face.clientHeight + 1)
      yield `card overflows: ${face.scrollHeight} > ${face.clientHeight} ${called(face)}`
  }
  for (const words of all('.card .title, .card .text')) {
    if (drawn.isShown(words) && words.scrollHeight > words.clientHeight + 2)
      yield `card's words overflow: ${called(words)}`
  }
  for (const stela of all('.card:not([data-size=chip]) .stela')) {
    if (drawn.isShown(stela) && stela.clientHeight < (stela.closest('[data-low]') ? least.lowSign : least.sign))
      yield `sign too low: ${stela.clientHeight} ${called(stela.parentElement ?? stela)}`
  }
}

function* scrolled(drawn: Drawn, long: boolean): Generator<string> {
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth + 1) yield `page scrolls sideways: ${scrollWidth} > ${innerWidth}`
  if (scrollHeight > innerHeight + 1 && !long) yield `page scrolls: ${scrollHeight} > ${innerHeight}`
  for (const element of all(`${drawn.ground}, ${drawn.ground} ${outsideDrawings}`)) {
    if (element.matches(mayScroll) || !drawn.isShown(element)) continue
    const { scrollsDown, scrollsAcross } = drawn.of(element)
    const down = scrollsDown && element.scrollHeight > element.clientHeight + 2
    const across = scrollsAcross && element.scrollWidth > element.clientWidth + 2
    if (down || across || element.scrollTop > 1 || element.scrollLeft > 1) yield `scrolls: ${called(element)}`
  }
}

function* wrongTargets(drawn: Drawn): Generator<string> {
  const wide = isWide()
  for (const target of all(`${drawn.ground} :is(button, a, input, summary)`)) {
    if (!drawn.isShown(target) || target.closest('[inert]') || target.closest(mayScroll)) continue
    // Its reach: a lid that is larger than what is seen of it is written as ::before.
    const lid = getComputedStyle(target, '::before')
    const reach = (one: 'top' | 'left', other: 'bottom' | 'right') =>
      lid.position === 'absolute' && lid.content !== 'none'
        ? Math.max(0, -parseFloat(lid[one])) + Math.max(0, -parseFloat(lid[other]))
        : 0
    const box = boxOf(target)
    const width = box.width + reach('left', 'right')
    const height = box.height + reach('top', 'bottom')
    // A chip in an opened tomb only shows its card, and stands apart from the next: there the pointer's measure is enough.
    const small = wide || target.closest('.over .body li')
    if (width < (small ? least.pointer : least.narrow) || height < (small ? least.pointer : least.finger - 0.5))
      yield `target ${width.toFixed(0)} x ${height.toFixed(0)}: ${called(target)}`
    if (!target.matches(liesUnderPictures)) {
      const over = coverAt(target, (box.left + box.right) / 2, (box.top + box.bottom) / 2, drawn)
      if (over) yield `target covered: ${called(target)} by ${called(over)}`
    }
    if (box.left < -3 || box.right > innerWidth + 3) yield `target outside the screen: ${called(target)}`
  }
}

/** The parts of a table, and of the front page, none of which lies on another. */
const parts =
  'header > nav > a, .corner > *, .picture .card, .ask, .event, .rail, .pile, .in-play, .pyramid .row > li, .seat, .wide .hand, .tomb, .log, .other, .mine, .hand:not(.wide)'

function* overlapping(drawn: Drawn): Generator<string> {
  const apart = all(parts).filter(part => drawn.isShown(part))
  for (const [k, one] of apart.entries()) {
    for (const other of apart.slice(k + 1)) {
      if (one.contains(other) || other.contains(one)) continue
      const a = boxOf(one)
      const b = boxOf(other)
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (x > 3 && y > 3) yield `overlap ${x.toFixed(0)} x ${y.toFixed(0)}: ${called(one)} and ${called(other)}`
    }
  }
}

/** What is opened hides neither the players nor the question. */
function* hiding(drawn: Drawn): Generator<string> {
  for (const sheet of all('.over, .spread, .list')) {
    for (const kept of all('.seat, .other, .ask > *, .question .bar')) {
      if (
        !drawn.isShown(sheet) ||
        !drawn.isShown(kept) ||
        sheet.contains(kept) ||
        kept.contains(sheet) ||
        kept.matches('.list')
      )
        continue
      const a = boxOf(sheet)
      const b = boxOf(kept)
      if (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
      )
        yield `hides: ${called(sheet)} over ${called(kept)}`
    }
  }
}

/** A text is set in another face than it should be: its letters are then as wide as nobody has looked at. */
function* missingFaces(all: readonly Text[]): Generator<string> {
  const weights: Readonly<Record<string, string>> = { normal: '400', bold: '700' }
  const name = (family: string, weight: string, style: string) =>
    `${family.split(',')[0]?.replaceAll('"', '').trim()} ${weights[weight] ?? weight} ${style}`
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, style }) => name(family, weight, style)),
  )
  for (const used of new Set(all.map(({ style }) => name(style.fontFamily, style.fontWeight, style.fontStyle)))) {
    if (!loaded.has(used)) yield `face not loaded: ${used}`
  }
}

function* paintedLayers(drawn: Drawn): Generator<string> {
  for (const layer of all(seenThrough)) if (drawn.of(layer).isPainted) yield `painted over everything: ${called(layer)}`
}

/** What lets the pointer through can cover a text all the same. Laid once, for all that a page shows: to lay it anew each
    time would cost the styles of everything there, twice. */
function layLids(): void {
  if (document.querySelector('#lids')) return
  const lids = document.createElement('style')
  lids.id = 'lids'
  lids.textContent = `* { pointer-events: auto !important } :is(${coversNothing}, ${seenThrough}) { pointer-events: none !important }`
  document.head.append(lids)
}

/**
 * Everything that does not fit on this page, each complaint once; empty where all is well.
 * @param long the page may be higher than the screen: what lies below is looked at all the same
 */
export function audit(long = false): readonly string[] {
  layLids()
  const drawn = new Drawn()
  const read = texts(drawn)
  const lids = drawn
    .lids(new Map(read.map(({ element, lines }) => [element, lines])))
    .filter(([lid]) => !lid.matches(coversNothing))
  return [
    ...new Set([
      ...missingFaces(read),
      ...scrolled(drawn, long),
      ...read.flatMap(text => [...wrongText(text, drawn, lids, long)]),
      ...wrongCards(drawn),
      ...wrongTargets(drawn),
      ...overlapping(drawn),
      ...hiding(drawn),
      ...paintedLayers(drawn),
    ]),
  ]
}
