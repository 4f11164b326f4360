// The preferences for all tables: light or dark, sound, vibration, keys. Stored in the browser. A change of the scheme is
// applied to the page here; on load `app.html` decides on it before the first paint, and names it on the root element.
import { keep, kept } from '../platform/storage.ts'

export const schemes = ['system', 'dark', 'light'] as const
/** `system`: as the operating system has it. */
type Scheme = (typeof schemes)[number]

const isScheme = (word: string | undefined): word is Scheme => schemes.some(scheme => scheme === word)
/** The switches and their defaults. */
const usual = { sound: false, vibration: false, keys: true } as const
type Switch = keyof typeof usual

const switchedOn = (name: Switch): boolean => {
  const word = kept(`valley:${name}`)
  return word === null ? usual[name] : word === 'on'
}

export class Preferences {
  #scheme = $state<Scheme | null>(null)
  #on = $state({ sound: switchedOn('sound'), vibration: switchedOn('vibration'), keys: switchedOn('keys') })

  get scheme(): Scheme {
    const { scheme } = document.documentElement.dataset
    return this.#scheme ?? (isScheme(scheme) ? scheme : 'dark')
  }
  set scheme(scheme) {
    this.#scheme = scheme
    keep('valley:scheme', scheme)
    document.documentElement.dataset['scheme'] = scheme
  }

  /** Whether sounds are played. */
  get sound(): boolean {
    return this.#on.sound
  }
  set sound(on) {
    this.#switch('sound', on)
  }
  /** Whether the device vibrates shortly when something is asked. */
  get vibration(): boolean {
    return this.#on.vibration
  }
  set vibration(on) {
    this.#switch('vibration', on)
  }
  /** Whether single keys choose cards and places. */
  get keys(): boolean {
    return this.#on.keys
  }
  set keys(on) {
    this.#switch('keys', on)
  }

  #switch(name: Switch, on: boolean): void {
    this.#on[name] = on
    keep(`valley:${name}`, on === usual[name] ? null : on ? 'on' : 'off')
  }
}

export const preferences = new Preferences()
