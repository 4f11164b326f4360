// Changes that can be taken back. Everything a game changes in its state goes through these six primitives,
// so a dry run works on the live state and is undone from here instead of on a copy.

const pushed = 0
const popped = 1
const removed = 2
const put = 3
const assigned = 4
const swapped = 5

type Zone = number[]
type Record_ = Record<string, unknown>

/** Keeps what is needed to go back, and only while somebody may want to. */
export class Journal {
  /** Changes are noted only while this is true. */
  recording = false
  private length = 0
  private readonly kinds: number[] = []
  private readonly targets: unknown[] = []
  private readonly keys: unknown[] = []
  private readonly values: unknown[] = []

  /** A point to go back to. */
  mark(): number {
    return this.length
  }

  /** Adds a value behind the last of a zone. */
  push(zone: Zone, value: number): void {
    zone.push(value)
    if (this.recording) this.note(pushed, zone, 0, 0)
  }

  /** Takes the last of a zone that is not empty. */
  pop(zone: Zone): number {
    const value = zone.pop()
    if (value === undefined) throw new Error('pop from an empty zone')
    if (this.recording) this.note(popped, zone, 0, value)
    return value
  }

  /** Takes out what lies at an index; what follows moves up. */
  remove(zone: Zone, index: number): number {
    const value = zone[index]
    if (value === undefined) throw new Error('remove from beyond a zone')
    const last = zone.length - 1
    for (let at = index; at < last; at++) zone[at] = zone[at + 1] as number
    zone.pop()
    if (this.recording) this.note(removed, zone, index, value)
    return value
  }

  /** Puts another value in the place of what lies at an index. */
  put(zone: Zone, index: number, value: number): void {
    if (this.recording) this.note(put, zone, index, zone[index])
    zone[index] = value
  }

  /** Gives a field of an object another value. */
  set<T, K extends keyof T>(of: T, key: K, value: T[K]): void {
    if (this.recording) this.note(assigned, of, key, of[key])
    of[key] = value
  }

  /** Exchanges what lies at two indices. */
  swap(zone: Zone, one: number, other: number): void {
    const kept = zone[one] as number
    zone[one] = zone[other] as number
    zone[other] = kept
    if (this.recording) this.note(swapped, zone, one, other)
  }

  /** Undoes everything noted since `mark`, the latest first. */
  back(mark: number): void {
    while (this.length > mark) {
      const at = --this.length
      const zone = this.targets[at] as Zone
      const key = this.keys[at] as number
      const value = this.values[at] as number
      switch (this.kinds[at]) {
        case pushed:
          zone.pop()
          break
        case popped:
          zone.push(value)
          break
        case removed:
          insert(zone, key, value)
          break
        case put:
          zone[key] = value
          break
        case assigned:
          ;(this.targets[at] as Record_)[this.keys[at] as string] = this.values[at]
          break
        default: {
          const kept = zone[key] as number
          zone[key] = zone[value] as number
          zone[value] = kept
        }
      }
    }
  }

  /** Forgets what was noted: it can no longer be undone. */
  forget(): void {
    this.length = 0
  }

  private note(kind: number, target: unknown, key: unknown, value: unknown): void {
    const at = this.length++
    this.kinds[at] = kind
    this.targets[at] = target
    this.keys[at] = key
    this.values[at] = value
  }
}

function insert(zone: Zone, index: number, value: number): void {
  for (let at = zone.length; at > index; at--) zone[at] = zone[at - 1] as number
  zone[index] = value
}
