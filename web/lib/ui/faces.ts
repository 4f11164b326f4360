// Who sits where, at a glance: an animal and a colour for each seat. Every page that shows a player takes them from here.
// No names and no words in this file: they come from the view and the messages.
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

/** The signs that faces need, for whoever loads the drawings. */
export const faceSigns: readonly string[] = faces.map(face => face.char)

/**
 * The animal is the same for everybody. The colour is not: turquoise always means you, so whoever would
 * have it trades colours with you.
 */
export function faceOf(seat: number, you: number | null): Face {
  const face = faces[seat] ?? first
  if (you === null || you === 0 || !faces[you]) return face
  if (seat === you) return { ...face, hue: first.hue }
  return seat === 0 ? { ...face, hue: faces[you].hue } : face
}
