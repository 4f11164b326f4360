// Runs a simulation step by step, as fast as the page wants it, and keeps what is to be drawn of it.
import { games } from '#shared/games.ts'
import { scenarioOf } from '#shared/simulator/scenario.ts'
import { Simulation, type SimulationEvent } from '#shared/simulator/simulation.ts'
import { settled } from './settled.ts'
import { isFault, shownOf, type Shown, type ShownFault } from './shown.ts'

/** Steps a second; the last is as many as there is time for. */
export const speeds = [3, 12, 60, Infinity] as const
/** How long steps may take before the page is drawn again, in milliseconds. */
const maxAtOnce = 10
/** How many lines of the story are kept. */
const linesKept = 10
/** What only says that something has arrived or time has passed is drawn, not told. */
const untold = new Set<string>(['call', 'answer', 'frame', 'message', 'close', 'opening', 'goes-on', 'time'])

/** One simulation in the page. */
export class Running {
  shown: Shown = $state.raw() as Shown
  story: readonly SimulationEvent[] = $state.raw([])
  isPlaying = $state(false)
  speed: (typeof speeds)[number] = $state(speeds[1])
  private readonly simulation: Simulation
  private readonly steps: AsyncGenerator<SimulationEvent, void>
  private fault: ShownFault | null = null
  private hasEnded = false
  private isStepping = false
  private owed = 0
  private last = 0
  private isGone = false

  constructor(readonly seed: number) {
    this.simulation = new Simulation(scenarioOf(seed), { games, settled })
    this.steps = this.simulation.run(null)
    this.draw()
  }

  get table() {
    return this.simulation.scenario.kind
  }

  play(): void {
    if (this.hasEnded || this.isPlaying) return
    this.isPlaying = true
    this.last = performance.now()
    this.later()
  }

  pause(): void {
    this.isPlaying = false
  }

  /** Makes one step that can be told. */
  async step(): Promise<void> {
    this.pause()
    await this.make(1)
  }

  /** Nothing more is shown. */
  end(): void {
    this.isGone = true
    this.pause()
  }

  private later(): void {
    requestAnimationFrame(now => void this.tick(now))
  }

  private async tick(now: number): Promise<void> {
    if (!this.isPlaying) return
    this.owed =
      this.speed === Infinity ? Infinity : Math.min(this.speed, this.owed + ((now - this.last) * this.speed) / 1000)
    this.last = now
    const whole = Math.floor(this.owed)
    // Nothing is left of what is without end, or there would be no number to go on with at another speed.
    this.owed = whole === Infinity ? 0 : this.owed - whole
    if (whole > 0) await this.make(whole)
    if (this.isPlaying) this.later()
  }

  private async make(count: number): Promise<void> {
    if (this.isStepping) return
    this.isStepping = true
    const until = performance.now() + maxAtOnce
    const told: SimulationEvent[] = []
    for (let made = 0; made < count && !this.hasEnded && (made === 0 || performance.now() < until); made++) {
      const { done, value } = await this.steps.next()
      this.hasEnded = done === true
      if (done) break
      const { step, what } = value
      if (isFault(what)) this.fault = { step, kind: what }
      if (!untold.has(what)) told.push(value)
    }
    this.isStepping = false
    if (this.isGone) return
    if (this.hasEnded) this.pause()
    if (told.length > 0) this.story = [...this.story, ...told].slice(-linesKept)
    this.draw()
  }

  private draw(): void {
    this.shown = shownOf(this.simulation, this.hasEnded, this.fault)
  }
}
