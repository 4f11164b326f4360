// Divides time among parts of the program: methods are replaced for a while by ones that stop the time of whoever calls them, and
// let their own run. So the parts overlap nowhere, and add up to the whole.

import { replaceMethod, type Method } from '#test/shared/replaced-method.ts'

/** Microseconds by part. */
export type Spent<Part extends string> = Readonly<Record<Part, number>>

/** Measures how long each part takes. */
export class Stopwatch<Part extends string> {
  private readonly spent: Float64Array
  private readonly switches: Float64Array
  private readonly running: number[] = []
  private since = 0
  private readonly undo: (() => void)[] = []
  /** What reading the clock takes, in milliseconds. Each part is charged for the readings that fall into it. */
  private readonly reading = timeOfReading()

  /** @param parts the first of them is what runs while no other does */
  constructor(private readonly parts: readonly Part[]) {
    this.spent = new Float64Array(parts.length)
    this.switches = new Float64Array(parts.length)
  }

  /** Has a method of a class, or a getter of it, run for a part from now on. */
  watch(part: Part, of: { readonly prototype: object }, name: string): void {
    this.undo.push(replaceMethod(of, name, original => this.timed(part, original)))
  }

  /** Everything runs as before. */
  release(): void {
    for (const undo of this.undo.splice(0).reverse()) undo()
  }

  /** Starts at zero, with the first part running. */
  start(): void {
    this.spent.fill(0)
    this.switches.fill(0)
    this.running.length = 0
    this.running.push(0)
    this.since = performance.now()
  }

  /** What was spent since the start. */
  stop(): Spent<Part> {
    this.charge()
    if (this.running.length !== 1) throw new Error('a part was entered and not left')
    const each = this.parts.map((part, at) => {
      const own = (this.spent[at] ?? 0) - (this.switches[at] ?? 0) * this.reading
      return [part, Math.max(0, own) * 1000] as const
    })
    return Object.fromEntries(each) as Spent<Part>
  }

  private timed(part: Part, original: Method): Method {
    const { running } = this
    const at = this.parts.indexOf(part)
    const charge = () => {
      this.charge()
    }
    return function (...given) {
      charge()
      running.push(at)
      try {
        return Reflect.apply(original, this, given)
      } finally {
        charge()
        running.pop()
      }
    }
  }

  private charge(): void {
    const now = performance.now()
    const at = this.running[this.running.length - 1] ?? 0
    this.spent[at] = (this.spent[at] ?? 0) + now - this.since
    this.switches[at] = (this.switches[at] ?? 0) + 1
    this.since = now
  }
}

function timeOfReading(): number {
  const many = 200_000
  for (let at = 0; at < many; at++) performance.now()
  const began = performance.now()
  for (let at = 0; at < many; at++) performance.now()
  return (performance.now() - began) / many
}
