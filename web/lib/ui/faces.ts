// An animal and a colour for each seat, for every page that shows a player.
export interface Face {
  readonly animal: string
  readonly char: string
  readonly hue: string
}

const faces: readonly Face[] = [
  { animal: 'cat', char: '𓃠', hue: '#3bb3a9' },
  { animal: 'jackal', char: '𓃣', hue: '#d98a4a' },
  { animal: 'ibis', char: '𓅝', hue: '#8fb65b' },
  { animal: 'crocodile', char: '𓆋', hue: '#b98fd0' },
  { animal: 'vulture', char: '𓅐', hue: '#7fb2e0' },
  { animal: 'lion', char: '𓃭', hue: '#e0c04e' },
]
const first = faces[0] as Face

/** The signs of all faces. */
export const faceSigns: readonly string[] = faces.map(face => face.char)

/**
 * The face of a seat. The animal is the same for every viewer. The colour is not: turquoise always means you, so the seat that
 * would have it gets yours.
 */
export function faceOf(seat: number, you: number | null): Face {
  const face = faces[seat] ?? first
  if (you === null || you === 0 || !faces[you]) return face
  if (seat === you) return { ...face, hue: first.hue }
  return seat === 0 ? { ...face, hue: faces[you].hue } : face
}
