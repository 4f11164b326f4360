// The name under which this browser last sat down.
import { keep, kept } from '../platform/storage.ts'

export const yourName = (): string => kept('valley:name') ?? ''
export const keepYourName = (name: string) => keep('valley:name', name)
