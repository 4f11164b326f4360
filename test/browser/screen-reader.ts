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

export class ScreenReader {
  readonly #page: Page
  readonly #tree: CDPSession
  /** What live regions have announced, one addition after the other. */
  readonly announced: readonly string[]

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
    return new ScreenReader(page, await page.context().newCDPSession(page), announced)
  }

  /** Everything that is named or can be focused, in reading order. */
  async read(): Promise<readonly AccessibleNode[]> {
    const { nodes }: { readonly nodes: readonly AXNode[] } = await this.#tree.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map(node => [node.nodeId, node]))
    const things: AccessibleNode[] = []
    const visit = (node: AXNode, within: readonly string[]) => {
      const role = String(node.role?.value ?? '')
      const name = String(node.name?.value ?? '').trim()
      const is = (property: string) =>
        node.properties?.some(each => each.name === property && each.value.value === true) ?? false
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
    await this.#page.keyboard.press('Enter')
    return true
  }

  /** Presses keys one after the other, wherever the focus is. */
  async type(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key)
  }
}

declare global {
  interface Window {
    /** Notes what a live region announces. */
    announced(text: string): void
  }
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
