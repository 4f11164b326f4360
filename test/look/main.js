// Mounts the table with a still view: the state named behind `#`. Picks are noted and lead nowhere.
import { mount } from 'svelte'
import '#web/lib/look/tokens.css'
import '#web/lib/look/base.css'
import Table from '#web/lib/valley/Table.svelte'
import { states } from './states.ts'

const [name = 'turn', scheme] = location.hash.slice(1).split(',')
if (scheme) document.documentElement.dataset.scheme = scheme
const view = states[name]()
globalThis.picks = []
const session = {
  id: view.id, token: null, view, status: 'live', refusal: name === 'refused' ? { code: 'illegal-pick', message: 'Heart Scarab Amulet costs 3, the hand holds 2 gold.' } : null, pending: null,
  pick: (...pick) => { globalThis.picks.push(pick); return Promise.resolve(null) },
}
mount(Table, { target: document.body, props: { session } })
