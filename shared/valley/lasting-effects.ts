// Lasting effects: how they are stored and shown, and how they change gold and costs (RULES.md, Gold). Pure functions, which
// the page uses too to work out a payment.

/** The lasting effects, as bits of the state's `lasting`. */
export const handGold4 = 1
export const boughtToHand = 2
export const handGoldPlus1 = 4
export const cheaper2 = 8
export const nextHandPlus2 = 16

const bits = {
  'hand-gold-4': handGold4,
  'bought-to-hand': boughtToHand,
  'hand-gold-plus-1': handGoldPlus1,
  'discount-2-min-1': cheaper2,
  'next-hand-plus-2': nextHandPlus2,
} as const
/** A lasting effect, as a viewer gets it. */
export type LastingRule = keyof typeof bits

/** @returns the effects of these bits by name */
export const lastingRulesOf = (lasting: number): readonly LastingRule[] =>
  (Object.keys(bits) as LastingRule[]).filter(rule => (lasting & bits[rule]) !== 0)

/** @returns the bits of these effects */
export const lastingBitsOf = (rules: readonly LastingRule[]): number =>
  rules.reduce((lasting, rule) => lasting | bits[rule], 0)

/** @returns what a hand card with this printed gold pays */
export const goldWith = (lasting: number, gold: number): number =>
  ((lasting & handGold4) !== 0 ? 4 : gold) + ((lasting & handGoldPlus1) !== 0 ? 1 : 0)

/** @returns what a card with this printed cost costs: lowered by a lasting effect, but not under 1 */
export const costWith = (lasting: number, cost: number): number =>
  (lasting & cheaper2) !== 0 ? Math.max(Math.min(cost, 1), cost - 2) : cost
