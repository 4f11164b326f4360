// Pictures for titles whose sign alone is too flat to fill a card: the sign and others that belong to it, each in a box on a
// field of 100 x 80.
interface ScenePart {
  readonly sign: string
  readonly box: readonly [x: number, y: number, width: number, height: number]
  /** Whether it is drawn paler, as background. */
  readonly far?: true
  /** Rotation about the centre of its box, in degrees. */
  readonly turn?: number
}
export interface Composition {
  readonly parts: readonly ScenePart[]
  readonly smoke?: string
}

const far = true
const heart = '𓄣'
const feather = '𓆄'
const scroll = '𓏛'
const sun = '𓇳'
const reed = '𓇋'
const land = '𓇾'
const sky = '𓇯'
const star = '𓇼'
const ba = '𓅽'
const coffin = '𓀿'
const jug = '𓏊'
const loaf = '𓏐'
const chest = '𓊬'
const censer = '𓊶'
const water = '𓈗'
const boat = '𓊛'
const arrow = '𓌕'
const pillar = '𓊽'
const block = '𓊌'
const shrine = '𓊭'

export const compositions: Readonly<Record<string, Composition>> = {
  'book-of-the-dead': {
    parts: [
      { sign: heart, box: [16, 2, 26, 46], far },
      { sign: feather, box: [60, 0, 22, 50], far },
      { sign: scroll, box: [6, 52, 88, 26] },
    ],
  },
  'book-of-the-earth': {
    parts: [
      { sign: sun, box: [33, 2, 34, 34], far },
      { sign: reed, box: [12, 12, 14, 40], far },
      { sign: reed, box: [74, 12, 14, 40], far },
      { sign: land, box: [4, 50, 92, 28] },
    ],
  },
  'book-of-the-heavens': {
    parts: [
      { sign: sky, box: [2, 4, 96, 28] },
      { sign: star, box: [10, 34, 20, 20], far },
      { sign: star, box: [40, 34, 20, 20], far },
      { sign: star, box: [70, 34, 20, 20], far },
      { sign: star, box: [25, 56, 20, 20], far },
      { sign: star, box: [55, 56, 20, 20], far },
    ],
  },
  'inner-sarcophagus': {
    parts: [
      { sign: ba, box: [28, 0, 42, 48], far },
      { sign: coffin, box: [3, 46, 94, 33] },
    ],
  },
  'box-of-food': {
    parts: [
      { sign: jug, box: [40, 0, 20, 44], far },
      { sign: loaf, box: [17, 8, 20, 36], far },
      { sign: loaf, box: [63, 8, 20, 36], far },
      { sign: chest, box: [6, 43, 88, 36] },
    ],
  },
  censer: {
    parts: [{ sign: censer, box: [3, 42, 94, 38] }],
    smoke: 'M60 40C52 32 68 26 60 16C55 9 64 6 61 0M72 40C66 34 78 29 72 21C68 15 75 11 73 6M48 40C43 35 52 30 48 24',
  },
  boat: {
    parts: [
      { sign: water, box: [18, 54, 64, 26], far },
      { sign: boat, box: [4, 2, 92, 54] },
    ],
  },
  bow: {
    parts: [
      { sign: '𓌒', box: [10, 25, 120, 34], turn: -90 },
      { sign: arrow, box: [2, 33, 78, 16] },
    ],
  },
  antechamber: {
    parts: [
      { sign: pillar, box: [12, 4, 22, 54], far },
      { sign: pillar, box: [66, 4, 22, 54], far },
      { sign: '𓉿', box: [3, 56, 94, 24] },
    ],
  },
  'pesesh-kef': {
    parts: [
      { sign: '𓍇', box: [16, 0, 68, 42], far },
      { sign: '𓂋', box: [3, 46, 94, 32] },
    ],
  },
  'priest-of-sobek': {
    parts: [
      { sign: water, box: [14, 52, 72, 28], far },
      { sign: '𓆊', box: [2, 18, 96, 34] },
    ],
  },
  'senet-game': { parts: [{ sign: '𓏠', box: [0, 22, 100, 40] }] },
  'tomb-painter': { parts: [{ sign: '𓁼', box: [0, 20, 100, 44] }] },
  khopesh: { parts: [{ sign: '𓌛', box: [-2, 20, 104, 42], turn: -32 }] },
  axe: { parts: [{ sign: '𓌎', box: [-2, 20, 104, 42], turn: -32 }] },
  sphinx: {
    parts: [
      { sign: sun, box: [36, 0, 28, 28], far },
      { sign: '𓃭', box: [2, 32, 96, 46] },
    ],
  },
  'stone-mason': {
    parts: [
      { sign: block, box: [27, 16, 46, 22] },
      { sign: block, box: [3, 46, 46, 22] },
      { sign: block, box: [51, 46, 46, 22] },
    ],
  },
  'burial-ceremony': {
    parts: [
      { sign: shrine, box: [22, 6, 54, 40], far },
      { sign: '𓍃', box: [0, 36, 100, 42] },
    ],
  },
  'burial-chamber': {
    parts: [
      { sign: shrine, box: [22, 24, 56, 40], far },
      { sign: '𓉐', box: [0, 6, 100, 66] },
    ],
  },
}
