// What this browser wants of every table: light or dark, sound, a short vibration, keys. Kept in the browser, not at the
// table. The scheme is put on the page here when it changes; on load `app.html` does so, before anything is painted.
import { keep, kept } from '../platform/storage.ts'

export const schemes = ['system', 'dark', 'light'] as const
/** `system`: as the system has it, which is also what is taken where nothing was chosen. */
type Scheme = (typeof schemes)[number]

const isScheme = (word: string | null): word is Scheme => schemes.some(scheme => scheme === word)
/** Switches, and how they stand where nothing was chosen. */
const usual = { sound: false, vibration: false, keys: true } as const
type Switch = keyof typeof usual

const switchedOn = (name: Switch): boolean => {
  const word = kept(`valley:${name}`)
  return word === null ? usual[name] : word === 'on'
}

export class Preferences {
  #scheme = $state<Scheme>('system')
  #on = $state({ sound: switchedOn('sound'), vibration: switchedOn('vibration'), keys: switchedOn('keys') })

  constructor() {
    const scheme = kept('valley:scheme')
    if (isScheme(scheme)) this.#scheme = scheme
  }

  get scheme(): Scheme {
    return this.#scheme
  }
  set scheme(scheme) {
    this.#scheme = scheme
    keep('valley:scheme', scheme === 'system' ? null : scheme)
    if (scheme === 'system') delete document.documentElement.dataset['scheme']
    else document.documentElement.dataset['scheme'] = scheme
  }

  /** A short sound when it is the own turn, and when stones fall. */
  get sound(): boolean {
    return this.#on.sound
  }
  set sound(on) {
    this.#switch('sound', on)
  }
  /** A short vibration when something is asked, where the device has one. */
  get vibration(): boolean {
    return this.#on.vibration
  }
  set vibration(on) {
    this.#switch('vibration', on)
  }
  /** Single keys choose cards and places. */
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
