// The link to a table within what somebody has pasted, which may be a whole message.

/**
 * The path of a table, with the seat if the link is personal; null where there is no link to a table of this site.
 * @param host of this site, with its port
 */
export function linkIn(text: string, host: string): string | null {
  const [, path = ''] = text.split(`${host}/t/`)
  const [id = ''] = /^[\w-]+(\/?#seat=[\w-]+)?/.exec(path) ?? []
  return id === '' ? null : `/t/${id}`
}
