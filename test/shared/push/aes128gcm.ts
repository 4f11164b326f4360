// Reads a push message as a browser does (RFC 8291 and RFC 8188, aes128gcm), written after these texts and not after the library
// that writes them. Runs in Node and in workerd.

const curve = { name: 'ECDH', namedCurve: 'P-256' }
const utf8 = new TextEncoder()

export const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

export const textOf = (bytes: Uint8Array | ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A browser's end of a subscription. */
export interface Receiver {
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The plain text of a message. */
  read(body: Uint8Array): Promise<string>
}

/** A pair of keys of the curve from both halves in base64url, as RFC 8291 writes them. */
export async function pairOf(publicKey: string, privateKey: string): Promise<CryptoKeyPair> {
  const point = bytesOf(publicKey)
  const [x, y] = [textOf(point.slice(1, 33)), textOf(point.slice(33))]
  return {
    publicKey: await crypto.subtle.importKey('raw', point, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, curve, true, [
      'deriveBits',
    ]),
  }
}

/** A browser with these keys. */
export async function receiverOf({ publicKey, privateKey }: CryptoKeyPair, auth: Uint8Array): Promise<Receiver> {
  const own = new Uint8Array((await crypto.subtle.exportKey('raw', publicKey)) as ArrayBuffer)
  return {
    keys: { p256dh: textOf(own), auth: textOf(auth) },
    async read(body) {
      const [salt, size, length] = [
        body.slice(0, 16),
        new DataView(body.buffer, body.byteOffset + 16).getUint32(0),
        body[20] ?? 0,
      ]
      const sender = body.slice(21, 21 + length)
      const record = body.slice(21 + length)
      if (record.length > size) throw new Error('more than one record')
      const secret = await derived(sender, privateKey)
      const ikm = await hkdf(auth, secret, joined(utf8.encode('WebPush: info\0'), own, sender), 32)
      const key = await hkdf(salt, ikm, utf8.encode('Content-Encoding: aes128gcm\0'), 16)
      const iv = await hkdf(salt, ikm, utf8.encode('Content-Encoding: nonce\0'), 12)
      const opened = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt'])
      const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opened, record))
      const end = padded.findLastIndex(byte => byte !== 0)
      // Only the last record ends with a 2.
      if (padded[end] !== 2) throw new Error('no end')
      return new TextDecoder().decode(padded.slice(0, end))
    },
  }
}

/** A browser with new keys. */
export async function newReceiver(): Promise<Receiver> {
  const pair = (await crypto.subtle.generateKey(curve, true, ['deriveBits'])) as CryptoKeyPair
  return receiverOf(pair, crypto.getRandomValues(new Uint8Array(16)))
}

async function derived(sender: Uint8Array<ArrayBuffer>, own: CryptoKey): Promise<Uint8Array<ArrayBuffer>> {
  const publicKey = await crypto.subtle.importKey('raw', sender, curve, false, [])
  // What workerd's types call this differs from what the standard does.
  const algorithm = { name: 'ECDH', public: publicKey }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm as never, own, 256))
}

async function hkdf(
  salt: Uint8Array,
  secret: Uint8Array<ArrayBuffer>,
  info: Uint8Array,
  length: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(salt), info: new Uint8Array(info) }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, length * 8))
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(part => [...part]))
}
