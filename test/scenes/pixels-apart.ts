// Two pictures beside each other.
import type { Page } from 'playwright-core'

/**
 * How many pixels of two pictures differ to the eye: a browser that paints twice leaves some edges a few shades apart.
 * @param page any page, which works that out
 * @returns Infinity where they are not of one size
 */
export async function pixelsApart(page: Page, before: Buffer, after: Buffer): Promise<number> {
  if (before.equals(after)) return 0
  return page.evaluate(
    async ([before, after, shades]) => {
      const [a, b] = await Promise.all(
        [before, after].map(async text => {
          const picture = await createImageBitmap(
            new Blob([Uint8Array.from(atob(text), letter => letter.charCodeAt(0))]),
          )
          const surface = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
          surface?.drawImage(picture, 0, 0)
          return surface?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray()
        }),
      )
      if (!a || !b || a.length !== b.length) return Infinity
      const apart = new Set<number>()
      for (let at = 0; at < a.length; at++) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > shades) apart.add(at >> 2)
      return apart.size
    },
    [before.toString('base64'), after.toString('base64'), 64] as const,
  )
}
