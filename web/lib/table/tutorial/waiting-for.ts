// Which table of others somebody waits for who learns meanwhile: its id stands in the address, so that it outlasts a reload.

const param = 'for'

export const waitingFor = {
  /** What the address ends with. */
  query: (table: string | undefined): string => (table === undefined ? '' : `?${param}=${encodeURIComponent(table)}`),
  /** The table that an address names; null where it names none. */
  in: ({ search }: Pick<Location, 'search'>): string | null => new URLSearchParams(search).get(param),
} as const
