// A person who uses a screen reader and a keyboard, and does not see the page: knows the accessibility tree, and what live regions
// have announced. Nothing here knows how the page is built.
import type { CDPSession, Page } from 'playwright-core'

/** A node of the accessibility tree that has a name or can be focused. */
export interface AccessibleNode {
  readonly role: string
  readonly name: string
  readonly focusable: boolean
  readonly focused: boolean
  readonly disabled: boolean
  /** Of what can be on and off, whether it is on. */
  readonly pressed: boolean
  readonly busy: boolean
  /** Roles and names of what it stands in, the outermost first. */
  readonly within: readonly string[]
  readonly node: number
}

interface Value {
  readonly value?: unknown
}
interface AXNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: Value
  readonly name?: Value
  readonly properties?: readonly { readonly name: string; readonly value: Value }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

/** For how long nothing may happen, in milliseconds, until a page is read anew all the same. */
const glance = 1_000

export class ScreenReader {
  readonly #page: Page
  readonly #tree: CDPSession
  /** What live regions have announced, one addition after the other. */
  readonly announced: readonly string[]
  /** What was read last, and how much had happened by then. */
  #read: { readonly things: readonly AccessibleNode[]; readonly at: number } = { things: [], at: -1 }
  /** Whether it has to be read anew, whatever the page says of itself. */
  #isOld = true

  private constructor(page: Page, tree: CDPSession, announced: readonly string[]) {
    this.#page = page
    this.#tree = tree
    this.announced = announced
  }

  /** Begins to listen to this page, whatever it becomes. */
  static async at(page: Page): Promise<ScreenReader> {
    const announced: string[] = []
    await page.exposeFunction('announced', (text: string) => {
      announced.push(text)
    })
    await page.evaluate(watchLiveRegions)
    await page.evaluate(watchForChanges)
    const tree = await page.context().newCDPSession(page)
    // Keeps the tree from being made anew for each reading.
    await tree.send('Accessibility.enable')
    return new ScreenReader(page, tree, announced)
  }

  /** Everything that is named or can be focused, in reading order. What nothing has happened to is not read again. */
  async read(): Promise<readonly AccessibleNode[]> {
    const at = await this.#page.evaluate(() => window.happened.count)
    if (this.#isOld || this.#read.at !== at) {
      this.#isOld = false
      this.#read = { things: await this.#readAll(), at }
    }
    return this.#read.things
  }

  /** Waits until something has happened on the page since it was last read, or a while has passed. */
  async change(): Promise<void> {
    await this.#page.evaluate(([known, ms]) => window.happened.since(known, ms), [this.#read.at, glance] as const)
    this.#isOld = true
  }

  async #readAll(): Promise<readonly AccessibleNode[]> {
    const { nodes }: { readonly nodes: readonly AXNode[] } = await this.#tree.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map(node => [node.nodeId, node]))
    const things: AccessibleNode[] = []
    const visit = (node: AXNode, within: readonly string[]) => {
      const role = String(node.role?.value ?? '')
      const name = String(node.name?.value ?? '').trim()
      // The browser says 1 of what is busy, and true of the rest.
      const is = (property: string) =>
        node.properties?.some(
          ({ name: each, value }) => each === property && (value.value === true || value.value === 1),
        ) ?? false
      if (!node.ignored && (name || is('focusable'))) {
        things.push({
          role,
          name,
          focusable: is('focusable'),
          focused: is('focused'),
          disabled: is('disabled'),
          pressed: node.properties?.some(each => each.name === 'pressed' && each.value.value === 'true') ?? false,
          busy: is('busy'),
          within,
          node: node.backendDOMNodeId ?? 0,
        })
      }
      const inside = node.ignored || !name || role === 'StaticText' ? within : [...within, `${role} ${name}`]
      for (const id of node.childIds ?? []) {
        const child = byId.get(id)
        if (child) visit(child, inside)
      }
    }
    if (nodes[0]) visit(nodes[0], [])
    return things
  }

  /** Goes to a thing and presses Enter. False where it is gone. */
  async press({ node }: AccessibleNode): Promise<boolean> {
    try {
      await this.#tree.send('DOM.focus', { backendNodeId: node })
    } catch {
      return false
    }
    await this.type('Enter')
    return true
  }

  /** Presses keys one after the other, wherever the focus is. */
  async type(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
    this.#isOld = true
  }
}

declare global {
  interface Window {
    /** Notes what a live region announces. */
    announced(text: string): void
    /** How often anything has happened that could be read. */
    happened: { count: number; since(known: number, ms: number): Promise<unknown> }
  }
}

/** Runs inside the page: counts what happens to it, to the element in focus and to what moves. */
function watchForChanges(): void {
  const waiting = new Set<() => void>()
  const note = () => {
    window.happened.count++
    for (const go of waiting) go()
  }
  window.happened = {
    count: 0,
    since: (known, ms) =>
      new Promise<void>(resolve => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, ms)
        waiting.add(go)
        if (window.happened.count !== known) go()
      }),
  }
  new MutationObserver(note).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  for (const event of ['focusin', 'focusout', 'input', 'change', 'toggle', 'transitionend', 'animationend', 'resize'])
    addEventListener(event, note, true)
}

/** Runs inside the page: hands on what is added to live regions, as a screen reader does. */
function watchLiveRegions(): void {
  const note = window.announced
  const live = '[aria-live=polite], [aria-live=assertive], [role=log], [role=alert], [role=status]'
  const say = (text: string | null) => {
    const announced = text?.replace(/\s+/g, ' ').trim()
    if (announced) note(announced)
  }
  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      if (region && region.getAttribute('aria-live') !== 'off') {
        if (type === 'characterData') say(target.textContent)
        else for (const node of addedNodes) say(node.textContent)
      } else {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          for (const alert of [
            ...(node.matches('[role=alert]') ? [node] : []),
            ...node.querySelectorAll('[role=alert]'),
          ])
            say(alert.textContent)
        }
      }
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
