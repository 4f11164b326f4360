// The headers with which everything goes out, so that a browser gives nobody else a hold on it. What a page may load
// and what it may run is in its policy.

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  // An address holds a table's id, and behind the # a seat.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
} as const

const policy = (rules: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(rules)
    .map(([of, sources]) => `${of} ${sources.join(' ')}`)
    .join('; ')
const nothing = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"], 'base-uri': ["'none'"] }

/** Of an answer of the API, which is never a page. */
export const apiHeaders = { ...everywhere, 'Content-Security-Policy': policy(nothing) }

/** What a browser can give a page and this one never asks for. */
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
 * Of the page and its files.
 * @param scripts the hashes of the scripts that stand in the page itself, as `sha256-BASE64`; no other may run there
 * @param styles likewise of its styles
 * @param attributes likewise of what stands in attributes named style
 */
export function pageHeaders(scripts: readonly string[], styles: readonly string[], attributes: readonly string[]) {
  const own = "'self'"
  const quoted = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`)
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
      'form-action': [own],
    }),
    'Permissions-Policy': unused.map(each => `${each}=()`).join(', '),
  }
}
