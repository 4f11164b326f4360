// The colours of the style sheets for pictures that are drawn when the site is built: what draws them knows no custom properties.

/** A colour by its token without the dashes, in the dark scheme. */
export type Palette = (token: string) => string

/**
 * The colours that a style sheet gives under a selector.
 * @throws Error where a token is asked for that is not there
 */
export function paletteOf(css: string, selector = ':root'): Palette {
  const blocks = css.split('}').filter(block => block.slice(0, block.indexOf('{')).trim().endsWith(selector))
  const tokens = new Map(
    blocks
      .flatMap(block => [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  )
  return token => {
    const value = tokens.get(token)
    if (value === undefined) throw new Error(`${selector} has no --${token}`)
    return /^light-dark\(.+?,\s*((?:[^,()]|\([^)]*\))+)\)$/.exec(value)?.[1] ?? value
  }
}
