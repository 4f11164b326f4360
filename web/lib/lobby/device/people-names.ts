// The names of those who last played on this device, in the order of their seats.
import { keep, kept } from '#web/lib/platform/storage.ts'

const name = 'valley:people'

export const lastPeople = (): readonly string[] => kept(name)?.split('\n') ?? []
export const keepPeople = (people: readonly string[]) => keep(name, people.join('\n'))
