// The security headers of every answer: no other site can embed, read or script our pages, and the content security policy
// says what a page may load and run.

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  // The address contains a table's id, and after the # a seat's token.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const

const policy = (rules: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(rules)
    .map(([of, sources]) => `${of} ${sources.join(' ')}`)
    .join('; ')
const nothing = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] }

/** For answers of the API, which are never pages. */
export const apiHeaders = { ...everywhere, 'Content-Security-Policy': policy(nothing) }

const quoted = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`)

/**
 * For a page that loads no file.
 * @param scripts hashes of its inline scripts, as `sha256-BASE64`
 * @param styles the same for its inline style sheets
 */
export const inlineHeaders = (scripts: readonly string[], styles: readonly string[]) => ({
  ...everywhere,
  'Content-Security-Policy': policy({ ...nothing, 'script-src': quoted(scripts), 'style-src': quoted(styles) }),
})

/** Permissions that a browser can grant to a page and ours never uses. */
const unused = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

/**
 * For the page and its files.
 * @param scripts hashes of the inline scripts, as `sha256-BASE64`; no other inline script may run
 * @param styles the same for inline style sheets
 * @param attributes the same for `style` attributes
 */
export function pageHeaders(scripts: readonly string[], styles: readonly string[], attributes: readonly string[]) {
  const own = "'self'"
  return {
    ...everywhere,
    'Content-Security-Policy': policy({
      ...nothing,
      'script-src': [own, ...quoted(scripts)],
      'style-src': [own, ...quoted(styles)],
      'style-src-attr': ["'unsafe-hashes'", ...quoted(attributes)],
      'img-src': [own, 'data:'],
      'font-src': [own],
      'connect-src': [own],
      'worker-src': [own],
      'manifest-src': [own],
      'form-action': [own],
    }),
    'Permissions-Policy': unused.map(each => `${each}=()`).join(', '),
  }
}
