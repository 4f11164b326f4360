// How a scene says what it taps, and what the pointer rests on: by the role and the name that are read out, or by the name by
// which the page registers a place, a card or a piece. Nothing here knows a class.
import { t } from '#web/lib/messages/page-texts.ts'

/** Something on the page. Its names are asked for when it is looked for: some texts come with the page that says them. */
export interface Sought {
  /** What is missing where it is not found. */
  readonly said: () => string
  readonly find: () => Element | undefined
}

/** The elements that have a role; regions only where they have a name. */
const roles = {
  button: 'button, [role=button]',
  radio: '[type=radio]',
  region: 'section[aria-label]',
  dialog: '[role=dialog]',
  group: '[role=group]',
  status: '[role=status]',
  disclosure: 'summary',
  switch: 'button[role=switch]',
} as const
type Role = keyof typeof roles

const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim()
/** What is read out of an element: its label, what it says that labels it, the label of a field, or its text. */
function nameOf(element: Element): string {
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  return (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(textOf).join(' ') : textOf(label ?? element))
  )
}

/** What matches in the whole page, or in a part of it. */
function allIn(within: Sought | null, selector: string): readonly Element[] {
  const root = within ? within.find() : document
  return root ? [...root.querySelectorAll(selector)] : []
}

type Match = (called: string, name: string) => boolean
const matching =
  (match: Match) =>
  (role: Role, name: () => string, within: Sought | null = null, nth = 1): Sought => ({
    said: () => `${role} "${name()}"`,
    find: () => {
      const candidates = allIn(within, roles[role])
      // Where nothing of the role is there yet, the texts of its name may not be either.
      const wanted = candidates.length > 0 ? name() : ''
      return candidates.filter(element => match(nameOf(element), wanted))[nth - 1]
    },
  })
/** The first element of a role and a name, in the page or a part of it; or the nth of them. */
export const named = matching((called, name) => called === name)
/** The same with a name that begins so. */
export const beginning = matching((called, name) => called.startsWith(name))
/** The same with a name that ends so. */
export const ending = matching((called, name) => called.endsWith(name))

/** A place, a card, a piece or a site by the name that it is registered by, or a mark, in `data-spot` and the like. */
export const registered = (by: 'spot' | 'place' | 'piece' | 'site', name: string): Sought => ({
  said: () => `${by} ${name}`,
  find: () => allIn(null, `[data-${by}="${name}"]`)[0],
})
/** The nth button in something, from 1. */
export const nthButton = (within: Sought, n = 1): Sought => ({
  said: () => `button ${n} in ${within.said()}`,
  find: () => allIn(within, roles.button)[n - 1],
})

/** What has to be answered before anything else. Its texts are there as soon as it is. */
export const openDialog: Sought = {
  said: () => 'an open dialog',
  find: () => document.querySelector('dialog[open]') ?? undefined,
}
/** Whatever can be pressed first: there as soon as a page is drawn. */
export const anyButton: Sought = { said: () => 'button', find: () => allIn(null, roles.button)[0] }
/** The place of the question, in either game. */
export const question = named('region', () => t('ask'))
export const menu = named('button', () => t('menu'))
export const rules = named('button', () => t('rules'))

/** The nth card in the hand of seat 0, from 1. */
export const hand = (n: number) => nthButton(registered('spot', 'hand-0'), n)
/** The card at a place of the pyramid. */
export const place = (n: number) => nthButton(registered('spot', `place-${n}`))
/** What opens the tomb of another player. */
export const seat = (n: number) => nthButton(registered('spot', `seat-${n}`))
export const boneyard = nthButton(registered('spot', 'boneyard'))
export const ownTomb = beginning('button', () => `${t('tomb.yours')}: `)
/** The nth of the cards that have the number keys instead of the hand, from 1: cards of a spread. */
export const spread = (n: number): Sought => ({
  said: () => `card ${n} of the spread`,
  find: () => allIn(null, '[data-numbered] button')[n - 1],
})
