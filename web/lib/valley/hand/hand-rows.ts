// How the cards of a hand lie in rows on a tablet, each with its text. Pure; lengths in pixels.

/** From this width on a card has its text; wider than this it does not become. */
const card = { least: 110, most: 150, ratio: 1.4 } as const
const gap = 7
const padding = { across: 18, down: 18 } as const
/** As low as a card with its text can be, and as one can be that leaves no long text out. */
const lowest = 100
const whole = 141

const maxAcross = (width: number): number => Math.floor((width - padding.across + gap) / (card.least + gap))

/** Below the pyramid, where two rows leave it its room: how many cards lie side by side; 0 where that is too few. */
export function acrossBelow(held: number, width: number): number {
  const across = maxAcross(width)
  return held > across * 2 ? 0 : across
}

/** Beside the pyramid, in a room of its own: as many side by side as makes them largest, with all of their texts if that
    can be. */
export function acrossBeside(held: number, width: number, height: number): number {
  const most = maxAcross(width)
  let best = { across: 0, isWhole: false, area: 0 }
  for (let across = Math.min(3, most); across <= most; across++) {
    const rows = Math.max(1, Math.ceil(held / across))
    const wide = Math.min(card.most, (width - padding.across - (across - 1) * gap) / across)
    const high = Math.min((height - padding.down) / rows - gap, wide * card.ratio)
    const isWhole = high >= whole
    if (high < lowest || (best.isWhole && !isWhole)) continue
    if ((isWhole && !best.isWhole) || wide * high > best.area) best = { across, isWhole, area: wide * high }
  }
  return best.across
}
