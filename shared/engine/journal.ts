// Changes that can be taken back. Whatever a game changes in its state it changes through these six primitives, so a dry
// run works on the live state and is undone here, which is cheaper than a copy. Zones hold numbers, and so do all fields. A state
// gives its zones as lists that can only be read, so that the compiler finds whoever changes one elsewhere.

const pushed = 0
const popped = 1
const removed = 2
const put = 3
const assigned = 4
const swapped = 5

// Below, `?? 0` stands where an index is known to hold a number: a function that checked it would cost a tenth of the speed
// of games.
type Zone = readonly number[]

/** A zone as it is: a list that can be changed. */
const list = (zone: Zone): number[] => zone as number[]

/** The zone of a change that concerns a field instead. */
const noZone: Zone = []

/** Notes every change of a state while it is recording, so that the changes can be taken back. */
export class Journal {
  /** Changes are noted only while this is true. */
  recording = false
  private length = 0
  private readonly kinds: number[] = []
  private readonly zones: Zone[] = []
  private readonly indices: number[] = []
  private readonly values: number[] = []
  private assignments = 0
  private readonly owners: Record<string, number>[] = []
  private readonly fields: string[] = []

  /** A point to go back to with `rollback`. */
  mark(): number {
    return this.length
  }

  /** Adds a value at the end of a zone. */
  push(zone: Zone, value: number): void {
    list(zone).push(value)
    if (this.recording) this.note(pushed, zone, 0, 0)
  }

  /** Removes and returns the last value of a zone, which must not be empty. */
  pop(zone: Zone): number {
    const value = list(zone).pop()
    if (value === undefined) throw new Error('pop from an empty zone')
    if (this.recording) this.note(popped, zone, 0, value)
    return value
  }

  /** Removes and returns the value at an index; those after it move down by one. */
  remove(zone: Zone, index: number): number {
    const value = zone[index]
    if (value === undefined) throw new Error('remove from beyond a zone')
    const last = zone.length - 1
    const cards = list(zone)
    for (let at = index; at < last; at++) cards[at] = cards[at + 1] ?? 0
    cards.pop()
    if (this.recording) this.note(removed, zone, index, value)
    return value
  }

  /** Replaces the value at an index. */
  put(zone: Zone, index: number, value: number): void {
    if (this.recording) this.note(put, zone, index, zone[index] ?? 0)
    list(zone)[index] = value
  }

  /**
   * Notes that a numeric field of an object gets another value, and returns that: `state.turn = journal.change(state, 'turn', 1)`.
   * Whoever names the field writes it, as lint holds, for a write by a name that varies takes ten times as long.
   */
  change<K extends string>(of: Record<K, number>, key: K, value: number): number {
    if (this.recording && of[key] !== value) {
      this.note(assigned, noZone, 0, of[key])
      this.owners[this.assignments] = of
      this.fields[this.assignments++] = key
    }
    return value
  }

  /** Exchanges the values at two indices. */
  swap(zone: Zone, one: number, other: number): void {
    exchange(list(zone), one, other)
    if (this.recording) this.note(swapped, zone, one, other)
  }

  /** Undoes everything noted since `mark`, the latest first. */
  rollback(mark: number): void {
    while (this.length > mark) {
      const at = --this.length
      const zone = list(this.zones[at] ?? noZone)
      const index = this.indices[at] ?? 0
      const value = this.values[at] ?? 0
      switch (this.kinds[at]) {
        case pushed:
          zone.pop()
          break
        case popped:
          zone.push(value)
          break
        case removed:
          insert(zone, index, value)
          break
        case put:
          zone[index] = value
          break
        case assigned: {
          const owner = this.owners[--this.assignments]
          if (owner) owner[this.fields[this.assignments] ?? ''] = value
          break
        }
        default:
          exchange(zone, index, value)
      }
    }
  }

  /** Forgets what was noted: it can no longer be undone. */
  forget(): void {
    this.length = 0
    this.assignments = 0
  }

  private note(kind: number, zone: Zone, index: number, value: number): void {
    const at = this.length++
    this.kinds[at] = kind
    this.zones[at] = zone
    this.indices[at] = index
    this.values[at] = value
  }
}

function exchange(zone: number[], one: number, other: number): void {
  const kept = zone[one] ?? 0
  zone[one] = zone[other] ?? 0
  zone[other] = kept
}

function insert(zone: number[], index: number, value: number): void {
  for (let at = zone.length; at > index; at--) zone[at] = zone[at - 1] ?? 0
  zone[index] = value
}
