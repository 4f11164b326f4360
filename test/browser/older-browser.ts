// What the oldest browsers that the page is made for do not have (README, Browsers), taken away from the one of the tests. What
// of the language they lack the types know already; what they cannot parse the build writes otherwise.
import type { Person } from './people.ts'

/** Makes somebody's browser as old as that, for every page that is opened from now on. */
export const grownOld = ({ context }: Person) =>
  context.addInitScript(() => {
    const without = (of: object, ...names: readonly string[]) => {
      for (const name of names) Reflect.deleteProperty(of, name)
    }
    // Chrome 111, Safari 16.4
    without(Map, 'groupBy')
    without(Object, 'groupBy')
    without(Promise, 'withResolvers', 'try')
    without(globalThis, 'Iterator', 'navigation', 'scheduler')
    without(Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object, 'map', 'filter', 'toArray', 'flatMap')
    without(Set.prototype, 'union', 'difference', 'intersection', 'isSubsetOf')
    without(Document.prototype, 'startViewTransition')
    // Safari 16.4
    without(Element.prototype, 'checkVisibility', 'currentCSSZoom')
    without(AbortSignal, 'any')
    without(globalThis, 'requestIdleCallback')
    // Firefox 128, and the web views of messengers
    without(Navigator.prototype, 'userActivation', 'share', 'canShare', 'setAppBadge', 'clearAppBadge', 'connection')
    without(globalThis, 'ClipboardItem')
    // Firefox 128, Safari 16.4: a click says nothing of what made it.
    addEventListener(
      'click',
      event => {
        Object.setPrototypeOf(event, MouseEvent.prototype)
      },
      true,
    )
    // Chrome 111, Safari 16.4: they know no `linear(...)`.
    const isUnknown = (text?: string) => text?.startsWith('linear(') === true
    const { animate } = Element.prototype
    Element.prototype.animate = function (frames, timing) {
      if (typeof timing === 'object' && isUnknown(timing.easing)) throw new TypeError('an easing that is not known')
      return animate.call(this, frames, timing)
    }
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (name: string, value?: string) =>
      value === undefined ? supports(name) : !isUnknown(value) && supports(name, value)
  })
