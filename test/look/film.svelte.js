// Mounts the table with the views that it is shown, one after another: `show(view)`. Picks lead nowhere.
import { mount } from 'svelte'
import '#web/lib/look/tokens.css'
import '#web/lib/look/base.css'
import Table from '#web/lib/valley/Table.svelte'

let view = $state.raw(null)
const session = {
  id: 'film', token: null, status: 'live', refusal: null, pending: null, get view() { return view },
  pick: () => Promise.resolve(null),
}
globalThis.show = next => { view = next }
mount(Table, { target: document.body, props: { session } })
