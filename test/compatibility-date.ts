// As of which day the platform behaves.
import { readFileSync } from 'node:fs'

/** The date in wrangler.toml; empty where it names none. */
export const compatibilityDate = (): string =>
  /^compatibility_date = "(.*)"/m.exec(readFileSync('wrangler.toml', 'utf8'))?.[1] ?? ''
