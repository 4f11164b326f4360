// `npm run keys -- mailto:you@your.domain`: makes the keys by which a site's players can be told that it is their turn (README, Tell
// players when it is their turn). Prints how to hand them to Cloudflare, and writes them to `.dev.vars`, which only a worker on this
// machine reads. Keys that are there already are kept: with others nobody who has asked to be told would be reached any more.
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = '.dev.vars'
const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT']

/** How push services reach whoever runs this site. Apple refuses one at no real host. */
function subjectIn([subject = '']) {
  const host = /^(?:mailto:[^@\s]+@|https:\/\/)([a-z0-9.-]+\.[a-z]{2,})(?:\/\S*)?$/i.exec(subject)?.[1]
  return host && !/(^|\.)(localhost|invalid|test|example|local)$/i.test(host) ? subject : null
}

async function newKeys() {
  const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const point = Buffer.from(await crypto.subtle.exportKey('raw', publicKey)).toString('base64url')
  const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey)
  return [point, d]
}

const subject = subjectIn(process.argv.slice(2))
const before = existsSync(file) ? readFileSync(file, 'utf8') : ''
if (before.includes(names[0])) {
  console.error(`${file} has keys already. Whoever takes others loses everybody who has asked to be told.`)
  process.exitCode = 1
} else if (subject === null) {
  console.error('Say how push services reach you, at a real host: npm run keys -- mailto:you@your.domain')
  process.exitCode = 1
} else {
  const values = [...(await newKeys()), subject]
  const lines = names.map((name, k) => `${name}="${values[k]}"`)
  // Nobody else on this machine may read them, also where the file was there already.
  if (existsSync(file)) chmodSync(file, 0o600)
  writeFileSync(file, `${[before.trimEnd(), ...lines].filter(Boolean).join('\n')}\n`, { mode: 0o600 })
  console.log(`Written to ${file}, for npm start and npm run dev. For your site, once it was deployed:

  npx wrangler secret bulk ${file}

or one by one: ${names.map(name => `npx wrangler secret put ${name}`).join(', ')}.
Keep the file: with other keys nobody who has asked to be told is reached any more.`)
}
