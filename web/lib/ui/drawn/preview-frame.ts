// A whole picture for link previews: the site's own, and the frame around a game's scene.
import { gameNames, gameTitles } from '#shared/game-names.ts'
import { pictureSize } from '#shared/preview-tags.ts'
import type { PreviewScene, Write } from './pen.ts'
import { border, ceiling, colour, lamp, pyramid, shared, wingedScarab } from './room.ts'

const { width, height } = pictureSize

const whole = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shared}${inside}${border(pictureSize)}</svg>`

/** Where the words beside a scene stand: the middle of their column, and how wide it is. */
const column = { x: 912, width: 500 }

/** What is written beside a game's scene. */
export interface Captions {
  readonly title: string
  /** What is played of it; empty for the game as it is. */
  readonly variant: string
  /** What one does in it, in lines. */
  readonly lines: readonly string[]
}

/** The picture of a game: its scene on the left, its words on the right. */
export function gamePicture(
  scene: PreviewScene,
  { title, variant, lines }: Captions,
  write: Write,
  language: string,
): string {
  const { x } = column
  const fits = { x, width: column.width, anchor: 'middle' } as const
  const top = variant === '' ? 352 : 328
  const rows = lines.map((line, k) =>
    write(line, { ...fits, y: top + (variant === '' ? 66 : 122) + 38 * k, size: 29, fill: colour('lamp') }),
  )
  return whole(
    ceiling(pictureSize, 330, 320) +
      scene(write, language) +
      wingedScarab(x, top - 150, 330) +
      write(title, { ...fits, y: top, size: 66, face: 'title', fill: colour('gold-text') }) +
      (variant === ''
        ? ''
        : write(variant, { ...fits, y: top + 58, size: 44, face: 'title', fill: colour('turquoise') })) +
      rows.join(''),
  )
}

/** The picture of the site: all its games by their titles. */
export function sitePicture(lines: readonly string[], write: Write): string {
  const x = width / 2
  const hill = { width: 1000, row: 28, gap: 4, halves: [190, 290, 390], top: 8, brick: 16 }
  const titles = gameNames.map((name, k) =>
    write(gameTitles[name], {
      x,
      y: 306 + 74 * k,
      size: 68,
      width: 1000,
      face: 'title',
      anchor: 'middle',
      fill: colour('gold-text'),
    }),
  )
  const rows = lines.map((line, k) =>
    write(line, { x, y: 306 + 74 * gameNames.length - 14 + 40 * k, size: 31, anchor: 'middle', fill: colour('lamp') }),
  )
  return whole(
    ceiling(pictureSize, x, 250) +
      pyramid(hill, x, 620) +
      lamp(70, 330, 138) +
      lamp(width - 70 - 138, 330, 138) +
      wingedScarab(x, 128, 470) +
      titles.join('') +
      rows.join(''),
  )
}
