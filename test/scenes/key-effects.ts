// Single keys pressed on a still table: what each of them did, read off the page, and whether Escape goes back from there.
// Runs inside the still page; what is sent is only counted.
import { tick } from 'svelte'
import { loadEnhancements } from '#web/lib/valley/table/load-table.ts'

/** `plans`: a card is chosen, or pays. `looks`: a card is read. `opens`: a sheet. `goes`: the focus has moved, no more. */
export type KeyEffect = 'plans' | 'looks' | 'opens' | 'goes' | 'sends' | 'nothing'

const codes: Readonly<Record<string, string>> = { '?': 'Slash', ' ': 'Space' }
const codeOf = (key: string) =>
  codes[key] ?? (/^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key)
/** A dialog over the whole page, which Escape closes without a key that could be made here. */
const modal = () => document.querySelector('dialog[open]')
const press = (key: string) =>
  key === 'Escape' && modal()
    ? modal()?.dispatchEvent(new Event('cancel', { cancelable: true }))
    : (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key, code: codeOf(key), bubbles: true, cancelable: true }),
      )

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
/** The uses of an open card. */
const uses = ':is([data-do=use], [role=dialog] [data-do=confirm])'
/** The sheet of a card says by this what closes it. */
const closes = '[data-do=close]'

/** What is to be seen of what was begun. */
function begun() {
  const names = (selector: string) => all(selector).map(found => found.getAttribute('aria-label'))
  const planned = all('button:is([data-state=chosen], [data-state=paying])').map(({ parentElement, dataset }) =>
    [parentElement?.dataset['card'], parentElement?.dataset['title'], dataset['state']].join(' '),
  )
  return {
    sends: String(picks.length),
    // A card that is read on a phone is a dialog that leaves nothing else; the sheet of a card is one too.
    opens: [...names(`[role=dialog]:not([aria-modal], :has(${closes}))`), modal()?.textContent].join(),
    looks: names(
      `[aria-modal=true], aside:not([inert]), [role=dialog]:has(${closes}):not(:has([data-do=use], [data-do=confirm]))`,
    ).join(),
    plans: `${planned.join()} ${all(uses).length}`,
  }
}
declare global {
  /** What was sent since this was emptied: the decision and the options, or the wish to take the last pick back. */
  var picks: ('undo' | readonly [decision: string, options: readonly string[], then?: readonly (readonly string[])[]])[]
}
type Begun = ReturnType<typeof begun>

function effectOf(before: Begun, now: Begun): KeyEffect {
  for (const effect of ['sends', 'opens', 'looks', 'plans'] as const) if (before[effect] !== now[effect]) return effect
  return document.activeElement === document.body ? 'nothing' : 'goes'
}

async function frame(): Promise<void> {
  await tick()
  await new Promise(resolve => requestAnimationFrame(resolve))
}
/** Waits for what is to be, also where it must be fetched first; gives up where it does not come. */
async function until(isSo: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 3_000; tries++) {
    if (isSo()) return true
    await frame()
  }
  return false
}

const letGo = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

async function goBack(to: Begun): Promise<boolean> {
  const isBack = () => {
    const now = begun()
    return now.opens === to.opens && now.looks === to.looks && now.plans === to.plans
  }
  for (let presses = 0; presses < 3; presses++) {
    if (isBack()) return true
    press('Escape')
    await frame()
  }
  return until(isBack)
}

/**
 * Presses keys one after the other on the scene that is shown, each as if it were the first.
 * @param expected what each key is to do
 * @param first a key that is pressed before each of them
 * @returns a sentence about every key that does anything else, or from which Escape does not lead back
 */
export async function pressed(
  expected: readonly (readonly [key: string, effect: KeyEffect])[],
  first?: string,
): Promise<readonly string[]> {
  const wrong: string[] = []
  await loadEnhancements()
  if (
    !(await until(() => {
      press('Tab')
      return document.querySelector('[aria-keyshortcuts]') !== null
    }))
  )
    return ['no key does anything']
  letGo()
  const rest = begun()
  for (const [key, effect] of expected) {
    if (first !== undefined) {
      press(first)
      await until(() => effectOf(rest, begun()) !== 'nothing')
      letGo()
    }
    const before = begun()
    press(key)
    await frame()
    await until(() => effectOf(before, begun()) === effect)
    const done = effectOf(before, begun())
    if (done !== effect) wrong.push(`${key} ${done}, not ${effect}`)
    letGo()
    if (!(await goBack(rest))) wrong.push(`${key}: Escape does not lead back`)
    letGo()
  }
  return wrong
}
