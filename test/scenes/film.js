// Mounts the table that is shown one view after another.
import { mount } from 'svelte'
import '#web/lib/ui/faces.css'
import '#web/lib/ui/tokens.css'
import '#web/lib/ui/base.css'
import '../web/load-texts.ts'
import Film from './Film.svelte'

mount(Film, { target: document.body })
