// A method of a class replaced for a while, whatever the class lets be seen: for bugs that are planted, and for time that is measured.

export type Method = (this: unknown, ...given: unknown[]) => unknown

/**
 * Replaces a method of a class, or a getter.
 * @param replacement makes the one that takes its place
 * @returns what puts the old one back
 * @throws Error if there is none of this name
 */
export function replaceMethod(
  { prototype }: { readonly prototype: object },
  name: string,
  replacement: (original: Method) => Method,
): () => void {
  const before = Object.getOwnPropertyDescriptor(prototype, name)
  const kind = before?.get ? 'get' : 'value'
  const original: unknown = before?.[kind]
  if (!before || typeof original !== 'function') throw new Error(`there is no method ${name}: it has to be another one`)
  Object.defineProperty(prototype, name, { ...before, [kind]: replacement(original as Method) })
  return () => {
    Object.defineProperty(prototype, name, before)
  }
}
