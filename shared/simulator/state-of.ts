// Where everybody at a simulated table stands, as text for whoever looks for the cause of what was found.
import type { Simulation } from './simulation.ts'

/** Where everybody stands now. */
export function stateOf({ server, people, network, now }: Simulation): string {
  return JSON.stringify({
    rows: server.disk.count,
    parcels: network.count,
    timer: server.life.nextTimer && server.life.nextTimer - now,
    alarm: server.alarm && server.alarm - now,
    isQuiet: server.isQuiet,
    people: people.map(({ name, seat, hasLeft, line, isConnecting, pending, view }) => ({
      name,
      seat,
      hasLeft,
      isConnected: line !== null,
      isConnecting,
      pending,
      phase: view?.phase,
      waitingFor: view?.waitingFor,
      asked: view?.decisions.map(({ id }) => id),
      bots: view?.seats.map(({ bot, standIn }) => bot ?? standIn),
    })),
  })
}
