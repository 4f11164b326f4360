// The disk of a simulated table: its rows as text, and what can go wrong while one is stored.
import { TextRows } from '../table/text-rows.ts'
import type { Row } from '../table/rows.ts'

/** Thrown where a row cannot be stored. */
export class DiskFailed extends Error {}

/** Thrown where the program dies: nothing that it does afterwards counts. */
export class ProgramDied extends Error {}

/** What becomes of the next row, or of the deletion of all. */
type NextChange = 'stored' | 'fails' | 'program-dies-before' | 'program-dies-after'

/** What a disk tells whoever watches it. */
export interface DiskWatcher {
  /** A row was stored: the program may say so once it is on the disk for good. */
  stored(row: Row): void
  /** The program is to die at this moment. */
  died(): void
  /** All rows were deleted, by the newest of them that there was. */
  cleared(newest: Row | null): void
}

/** What stays when a program dies. */
export class Disk {
  private texts: string[] = []
  private flushed = 0
  private waiting: { readonly count: number; readonly done: () => void }[] = []
  next: NextChange = 'stored'
  isFull = false
  isSlow = false
  /** How many rows were read. */
  reads = 0
  /** How often a row could not be stored, or the alarm not be set. */
  failures = 0

  constructor(private readonly watcher: DiskWatcher) {}

  /** How many rows there are. */
  get count(): number {
    return this.texts.length
  }

  /** How many of them a cut of the power would take away. */
  get unflushed(): number {
    return this.texts.length - this.flushed
  }

  /** All rows, oldest first. */
  get rows(): readonly string[] {
    return this.texts
  }

  /** @throws DiskFailed or ProgramDied */
  append(row: Row, text: string): void {
    this.checkRoom()
    this.change(() => {
      this.texts.push(text)
      if (!this.isSlow) this.flush()
      this.watcher.stored(row)
    })
  }

  /**
   * Deletes all rows, for which a full disk has room enough.
   * @throws DiskFailed or ProgramDied
   */
  clear(newest: Row | null): void {
    this.change(() => {
      this.texts.length = 0
      this.flushed = 0
      this.watcher.cleared(newest)
    })
  }

  /**
   * An alarm is about to be set, which is a row too.
   * @throws DiskFailed
   */
  checkRoom(): void {
    if (!this.isFull) return
    this.failures++
    throw new DiskFailed('the disk is full')
  }

  /** Changes something, or fails, or the program dies before or after it. */
  private change(make: () => void): void {
    const { next } = this
    this.next = 'stored'
    if (next === 'fails') {
      this.failures++
      throw new DiskFailed('nothing could be stored')
    }
    if (next === 'program-dies-before') this.die()
    make()
    if (next === 'program-dies-after') this.die()
  }

  private die(): never {
    this.watcher.died()
    throw new ProgramDied()
  }

  /** Calls `done` once all that was stored is on the disk for good: at once where it is. */
  whenFlushed(done: () => void): void {
    if (this.unflushed === 0) done()
    else this.waiting.push({ count: this.texts.length, done })
  }

  /** Everything stored is on the disk for good from now on. */
  flush(): void {
    this.flushed = this.texts.length
    const { waiting } = this
    this.waiting = []
    for (const { done } of waiting) done()
  }

  /** Nobody waits any more, as when the program has died. */
  forgetWaiting(): void {
    this.waiting = []
  }

  /** What had not reached the disk is gone. */
  cutPower(): void {
    this.texts.length = this.flushed
  }
}

/** The rows as one program sees them, from its start to its end. */
export class DiskRows extends TextRows {
  /** @param isOver whether that program has died: it then stores and deletes nothing */
  constructor(
    private readonly disk: Disk,
    private readonly isOver: () => boolean,
  ) {
    super(disk.rows)
  }

  override append(row: Row): void {
    if (this.isOver()) throw new ProgramDied()
    super.append(row)
    const text = this.texts.at(-1) ?? ''
    try {
      this.disk.append(row, text)
    } catch (thrown) {
      this.texts.pop()
      throw thrown
    }
  }

  override row(n: number): Row | null {
    this.disk.reads++
    return super.row(n)
  }

  override between(first: number, last: number): readonly Row[] {
    const found = super.between(first, last)
    this.disk.reads += found.length
    return found
  }

  override flushed(): Promise<void> {
    return new Promise(resolve => {
      this.disk.whenFlushed(resolve)
    })
  }

  override clear(): Promise<void> {
    if (this.isOver()) throw new ProgramDied()
    this.disk.clear(this.newest)
    return super.clear()
  }
}
