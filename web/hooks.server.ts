// Runs when the site is built, and in development: completes the frame of the page.
import type { Handle } from '@sveltejs/kit/hooks'
import { withLanguages } from './page-frame.ts'

export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => withLanguages(html) })
