// Takes pictures of scenes of the table: node test/look/shoot.js FOLDER [scene[,scheme][:tap,tap...]]... [--size=360x740]
// [--lang=de]
// and says what does not fit. The still page is served by `npx vite --config test/look/vite.config.js --port 5199`.
import packaged from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const [folder = '.', ...rest] = process.argv.slice(2)
const sizes = rest.filter(word => word.startsWith('--size=')).map(word => word.slice(7))
const shots = rest.filter(word => !word.startsWith('--'))
const language = rest.find(word => word.startsWith('--lang='))?.slice(7) ?? 'en'
const base = `${process.env['LOOK'] ?? 'http://127.0.0.1:5199/test/look/index.html'}?lang=${language}`

const browser = await chromium.launch({ executablePath: await packaged.executablePath(), args: ['--no-sandbox', '--headless', '--disable-gpu', '--font-render-hinting=none'] })
for (const size of sizes.length > 0 ? sizes : ['360x740', '1440x900']) {
  const [width = 360, height = 740] = size.split('x').map(Number)
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: width < 500 ? 2 : 1, hasTouch: width < 500, colorScheme: 'dark', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', error => console.log('ERROR', error.message))
  page.on('console', message => { if (message.type() === 'error' || message.type() === 'warning') console.log(message.type(), message.text().slice(0, 300)) })
  for (const shot of shots.includes('all') ? await everything(page) : shots) {
    const [scene = 'turn', taps = ''] = shot.split(':')
    await page.goto('about:blank')
    await page.goto(`${base}#${scene}`)
    await page.waitForFunction(() => document.documentElement.dataset.ready)
    for (const tap of taps.split(',').filter(Boolean)) await page.locator(tap).first().click({ timeout: 3000 }).catch(error => console.log('NO TAP', tap, error.message.split('\n')[0]))
    await page.waitForTimeout(taps ? 350 : 60)
    const name = `${scene}${taps ? '-' + taps.replace(/[^a-z0-9]+/gi, '_').slice(0, 40) : ''}-${size}`
    await page.screenshot({ path: `${folder}/${name}.png` })
    const wrong = await page.evaluate(() => globalThis.look.audit())
    if (wrong.length) console.log(`== ${name}\n${wrong.slice(0, 14).join('\n')}`)
  }
  await context.close()
}
await browser.close()

async function everything(page) {
  await page.goto(base)
  await page.waitForFunction(() => document.documentElement.dataset.ready)
  return page.evaluate(() => globalThis.look.names())
}
