// What the host of tables gives and asks for: the figures of Cloudflare's plans as their pages told them in November 2026
// (Workers pricing, Durable Objects pricing). Whoever finds them changed changes them here.

/** What is counted. */
export const counted = ['workerRequests', 'tableRequests', 'rowsRead', 'rowsWritten', 'gigabyteSeconds'] as const
export type Counted = (typeof counted)[number]

/** How many frames from a client count as one request to a table. */
export const framesOfRequest = 20
/** A table that is awake is charged as if it had so many gigabytes of memory. */
export const gigabytes = 0.128

/** What a free account has a day. Beyond it operations fail until midnight UTC. */
export const free: Readonly<Record<Counted, number>> = {
  workerRequests: 100_000,
  tableRequests: 100_000,
  rowsRead: 5_000_000,
  rowsWritten: 100_000,
  gigabyteSeconds: 13_000,
}

/** What a paid account pays for a million of each beyond what its five dollars a month include, in dollars. */
export const dollarsOfMillion: Readonly<Record<Counted, number>> = {
  workerRequests: 0.3,
  tableRequests: 0.15,
  rowsRead: 0.001,
  rowsWritten: 1,
  gigabyteSeconds: 12.5,
}
/** What a gigabyte stored costs a month, in dollars. */
export const dollarsOfGigabyteMonth = 0.2
/** How long a game is kept that nobody touches after its end, in months. */
export const monthsKept = 1
