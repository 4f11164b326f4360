// Why a part of the page did not come.
import { Offline } from '../platform/part.ts'
import { t } from './page-texts.ts'

/** What is said of a part that did not come: without a connection it comes with one, else only reloading the page helps. */
export const whyPartFailed = (thrown: unknown): string =>
  t(thrown instanceof Offline || !navigator.onLine ? 'part.offline' : 'part.failed')
