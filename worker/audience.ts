// Who is told what, and when: what each viewer sees of the table as it stands, and in which order those who listen get
// it. How it travels is a matter of the lines.
import type { Known } from '#shared/change.ts'
import type { View } from '#shared/protocol.ts'
import type { Live } from './live.ts'
import type { Memory, Viewer } from './memory.ts'
import { knownOf, viewOf } from './view.ts'

/** Everybody who looks at one table. */
export class Audience {
  /**
   * @param awake the table as it stands, woken where it was asleep
   * @param stored resolves when all that was kept is on disk
   */
  constructor(private readonly live: Live, private readonly awake: () => Memory, private readonly stored: () => Promise<void>) {}

  /** What a viewer sees now. Looks ahead where that viewer is asked something. */
  view(viewer: Viewer): View {
    const memory = this.awake()
    return viewOf(memory, viewer, this.live.connected(memory.made.seats))
  }

  /** What a viewer knows of the table as it stands; looks ahead for nobody. */
  known(viewer: Viewer): Known {
    const memory = this.awake()
    return knownOf(memory, viewer, this.live.connected(memory.made.seats))
  }

  /**
   * Tells everybody who listens what has changed: at once those who are asked nothing, and only when that is out those
   * who are asked something, for finding their options takes looking ahead at a hidden hand.
   */
  async tell(): Promise<void> {
    const asked = new Set<Viewer>(this.awake().waitingFor)
    for (const viewer of this.live.listening) if (!asked.has(viewer)) this.show(viewer)
    await this.stored()
    await scheduler.wait(0)
    this.showAll()
  }

  /** Shows the table to everybody who listens and does not have it as it stands, or all the same where `again`. */
  showAll(again = false): void {
    for (const viewer of this.live.listening) this.show(viewer, again)
  }

  /** Shows the table to one line, whole. */
  showWhole(line: WebSocket): void {
    this.live.whole(line, this.view(this.live.viewer(line)))
  }

  private show(viewer: Viewer, again = false): void {
    this.live.view(viewer, this.awake().version(viewer), () => this.view(viewer), again)
  }
}
