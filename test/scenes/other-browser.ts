// Looks at the still scenes in another browser than the tests', through its WebDriver, and says what does not fit:
//   npm run other-browser -- --driver=http://127.0.0.1:4444 [SCENE...] [--capabilities=JSON] [--size=1440x900] [--lang=de]
//     [--pictures=FOLDER]
// WebKit on Linux, Safari's engine, is `WebKitWebDriver --port=4444` with the capabilities
//   {"browserName":"MiniBrowser","webkitgtk:browserOptions":{"binary":"/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
//   "args":["--automation"]}}
// On a screen without touch the menu lists its keys: on a phone's size it scrolls for these, which is said and no fault.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { endWith, readArguments } from '#test/command-line.ts'
import { buildStill } from './still.ts'
import { DrivenWindow } from './webdriver.ts'

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    driver: { type: 'string', default: 'http://127.0.0.1:4444' },
    capabilities: { type: 'string', default: '{}' },
    size: { type: 'string', multiple: true, default: ['1440x900', '820x1180'] },
    lang: { type: 'string', default: 'en' },
    pictures: { type: 'string' },
  },
})
const { driver, capabilities, size: sizes, lang, pictures } = values

// Before anything is built for it.
await fetch(`${driver}/status`).catch(() =>
  endWith(`No driver answers at ${driver}: say where one does with --driver=URL.`),
)

const built = await mkdtemp(join(tmpdir(), 'valley-still-'))
await buildStill(built)
const server = await preview({
  configFile: false,
  logLevel: 'warn',
  root: import.meta.dirname,
  build: { outDir: built },
  preview: { host: '127.0.0.1', port: 4199 },
})
const window = await DrivenWindow.open(driver, JSON.parse(capabilities))
let complaints = 0
let looked = 0
try {
  await window.goTo(`${server.resolvedUrls?.local[0]}index.html?lang=${lang}`)
  await window.run(`while (!document.documentElement.dataset.ready) await new Promise(done => setTimeout(done, 50))`)
  if (pictures !== undefined) await mkdir(pictures, { recursive: true })
  for (const size of sizes) {
    const [width = 1440, height = 900] = size.split('x').map(Number)
    const there = await window.resize(width, height)
    if (there !== size) console.log(`${size}: the window is ${there}`)
    const all = (await window.run('return look.names(innerHeight)')) as readonly string[]
    for (const name of positionals.length > 0 ? positionals : all) {
      const found = (await window.run(
        'await look.clear(); await look.show(given[0]); return look.audit()',
        name,
      )) as readonly string[]
      for (const complaint of found) console.log(`${name} at ${there}: ${complaint}`)
      complaints += found.length
      looked++
      if (pictures !== undefined) await writeFile(join(pictures, `${name}-${there}.png`), await window.picture())
    }
  }
} finally {
  await window.close()
  await server.close()
  await rm(built, { recursive: true, force: true })
}
console.log(`${looked} scenes looked at, ${complaints} complaints`)
process.exit(complaints > 0 ? 1 : 0)
