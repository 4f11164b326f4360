// What goes wrong around a simulated table, and when it can.
import type { Chance } from '../chance.ts'
import type { Games } from '../game-manifest.ts'
import type { SimulatedServer } from './simulated-server.ts'
import type { Network, Parcel } from './network.ts'
import type { FaultKind } from './scenario.ts'

const hour = 60 * 60 * 1000

/** What faults strike. */
export interface Struck {
  readonly server: SimulatedServer
  readonly network: Network
  readonly games: Games
}

/** The same games, by rules of which those that were begun know nothing. */
function asLater(games: Games): Games {
  return Object.fromEntries(Object.entries(games).map(([name, game]) => [name, { ...game, version: game.version + 1 }]))
}

/** What a fault may do now, if it can strike; nothing where it cannot. */
export function strike(fault: FaultKind, { server, network, games }: Struck, chance: Chance): (() => void) | null {
  const { disk, life } = server
  const withoutLane = () => network.all.filter(({ lane }) => lane === null)
  const openLines = () => server.lines.filter(({ isClientOpen }) => isClientOpen)
  const onOne = <Thing>(things: readonly Thing[], act: (thing: Thing) => void) =>
    things.length > 0
      ? () => {
          act(chance.one(things))
        }
      : null
  switch (fault) {
    case 'lost':
      return onOne(withoutLane(), parcel => {
        network.take(parcel)
        parcel.isLost?.()
      })
    case 'doubled':
      return onOne(
        withoutLane().filter(({ what }) => what === 'call'),
        (parcel: Parcel) => {
          network.send({ ...parcel })
        },
      )
    // How calls and answers arrive is decided where they do.
    case 'reordered':
      return null
    case 'cut':
      return onOne(openLines(), line => {
        line.breakOff()
        server.tellGone(line)
      })
    case 'silent':
      return onOne(openLines(), line => {
        network.drop([line.up])
        line.breakOff()
      })
    case 'unloaded':
      return server.isQuiet && life.pushing === 0 && life.nextTimer === null ? () => server.unload() : null
    case 'killed':
      return () => server.kill()
    case 'power-cut':
      return () => server.kill(true)
    case 'killed-before-row':
      return () => void (disk.next = 'program-dies-before')
    case 'killed-after-row':
      return () => void (disk.next = 'program-dies-after')
    case 'write-fails':
      return () => void (disk.next = 'fails')
    case 'disk-full':
      return () => void (disk.isFull = !disk.isFull)
    case 'slow-disk':
      return () => void (disk.isSlow = !disk.isSlow)
    case 'clock-jumps':
      return () => void (server.skew = chance.once(3) ? 0 : (chance.below(7) - 3) * hour + chance.below(hour))
    case 'alarm-early':
    case 'alarm-twice': {
      const { alarm } = server
      if (alarm === null) return null
      return () => {
        server.ring()
        // The platform forgets that it has rung.
        if (fault === 'alarm-twice') server.alarm ??= alarm
      }
    }
    case 'other-version':
      if (server.games !== games) return () => server.deploy(games)
      // A table that the later build has made could not go on by the rules of now.
      return disk.count > disk.unflushed ? () => server.deploy(asLater(games)) : null
  }
}

/** Ends whatever lasts. */
export function heal({ server, games }: Struck): void {
  const { disk } = server
  disk.next = 'stored'
  disk.isFull = disk.isSlow = false
  disk.flush()
  server.skew = 0
  if (server.games !== games) server.deploy(games)
}
