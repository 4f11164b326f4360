// What turns the page's own files into something a browser reads: for the still page, served or built. Going elsewhere
// leads nowhere there.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { PluginOption } from 'vite'
import { virtualModules } from '../../web/vite/virtual-modules.ts'

const here: PluginOption = {
  name: 'still',
  enforce: 'pre',
  resolveId: id => (id === '$app/navigation' ? `\0${id}` : null),
  load: id => (id === '\0$app/navigation' ? 'export const goto = async () => {}, beforeNavigate = () => {}' : null),
}

export const plugins = (): PluginOption[] => [here, virtualModules(), svelte({ configFile: false })]
