// Runs wherever an address is read: tables of this browser have addresses of their own, but the same pages as any other.
import type { Reroute } from '@sveltejs/kit/hooks'
import { localPrefix } from '#shared/table/local-id.ts'

export const reroute: Reroute = ({ url }) => url.pathname.replace('/here/', `/t/${localPrefix}`)
