// The ids of tables that live in one browser. The server's have 16 letters, so that no id is ever both. Apart from `tokens.ts`,
// because every page loads this file first.

/** With what such an id begins. The beginning alone, without its hyphen, is the place where these tables are made. */
export const localPrefix = 'here-'

/** Whether a table of this id lives in this browser, or, for `here`, is made there. */
export const isLocal = (id: string): boolean => /^here(?:-[\w-]{16})?$/.test(id)
