// German: what another's action would do to the reader who is asked nothing but whether to be spared, by the title that
// is carried out. Sentences.
import type { Attack } from '../en/affected.ts'

export const affected: Readonly<Record<string, (about: Attack) => string>> = {
  dagger: ({ name }) => `Du würdest deine Hand zeigen, die Karte ablegen, die ${name} wählt, und dann eine ziehen.`,
  'golden-throne': () => 'Du würdest eine Karte ziehen.',
  plasterer: ({ name, given }) =>
    `Die Pyramidenkarte${given && ` ${given}`}, die ${name} für dich gewählt hat, käme auf deinen Ablagestapel.`,
  'high-priestess-of-bastet': () => 'Die billigste Karte des Knochenfelds käme auf deinen Ablagestapel.',
}
