// Being told of one's turn: offered in the lobby, and at the table after the first own turn and not before, only where the site has
// keys; what the service worker shows, and what the table is asked for. A push service needs the network: the browser's end of it is stood in for.
import { expect, inject, test } from 'vitest'
import type { Page } from 'playwright-core'
import { texts as talk } from '#web/lib/messages/en/company.ts'
import { texts as germanTalk } from '#web/lib/messages/de/company.ts'
import { texts } from '#web/lib/messages/en/push.ts'
import { texts as german } from '#web/lib/messages/de/push.ts'
import { pushKeys } from '#test/push-keys.ts'
import { fullTable, hurry, type Client, type Clients } from '#test/client/player.ts'
import { language } from '#web/lib/messages/language.ts'
import type { Question } from '#web/lib/platform/worker-questions.ts'
import { required } from '#test/shared/required.ts'
import { botText } from '#web/lib/table/bots/bot-texts.ts'
import { expectFit } from './looks.ts'
import { twoFrames } from './two-frames.ts'
import { company, end, makeTable, phone, question, reach, type Person } from './people.ts'

const { come } = company()
const said = language === 'de' ? german : texts
const talked = language === 'de' ? germanTalk : talk
const key = pushKeys.VAPID_PUBLIC_KEY
const endpoint = 'https://fcm.googleapis.com/fcm/send/of-a-test'

/** What a table was asked for about messages. */
interface Asked {
  readonly method: string
  readonly body: unknown
}

/** A site with keys, and a browser whose push service gives it this endpoint. */
async function withKeys({ page, context }: Pick<Person, 'page' | 'context'>): Promise<readonly Asked[]> {
  const asked: Asked[] = []
  await context.grantPermissions(['notifications'])
  await page.addInitScript(endpoint => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    let here: object | null = null
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: () => {
        here = null
        return Promise.resolve(true)
      },
    }
    PushManager.prototype.getSubscription = () => Promise.resolve(here as PushSubscription | null)
    PushManager.prototype.subscribe = () => {
      here = subscription
      return Promise.resolve(here as PushSubscription)
    }
  }, endpoint)
  await page.route('**/api/push', route => route.fulfill({ json: { key } }))
  await page.route('**/seats/*/push', async route => {
    const request = route.request()
    asked.push({ method: request.method(), body: request.postDataJSON() })
    await route.fulfill({ json: {} })
  })
  return asked
}

/** The seat that is asked, and the others. */
async function turnAt(clients: Clients): Promise<Client> {
  const { waitingFor } = await clients[0].view()
  return required(clients[waitingFor[0] ?? 0])
}

/** Picks for a seat until somebody else is asked. */
async function playTurn(client: Client): Promise<void> {
  for (;;) {
    const [decision] = (await client.view()).decisions
    if (!decision) return
    const option = decision.options.find(({ key }) => key === 'end') ?? required(decision.options[0])
    await client.pick({ decision: decision.id, options: [option.id] })
  }
}

const open = (page: Page, { id, token }: Client) => page.goto(`${inject('address')}/t/${id}#seat=${token}`)
/** What watches turns comes with the button to talk, after the first question. */
const isWatched = ({ page }: Person) => page.getByRole('button', { name: talked.talk }).first().waitFor()
const offer = ({ page }: Person) => page.getByRole('button', { name: said.tell })

test('it is offered after the first own turn, and one tap has the table told', async () => {
  const mira = await come('Mira', { size: phone, keeps: true })
  const asked = await withKeys(mira)
  const clients = await fullTable(reach, 2)
  const client = await turnAt(clients)
  await open(mira.page, client)
  await question(mira).waitFor()
  await isWatched(mira)
  await playTurn(client)
  await offer(mira).click()
  await mira.page.getByText(said.told).waitFor()
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  expect(asked).toEqual([{ method: 'PUT', body: { endpoint, keys, language } }])
  await mira.page.reload()
  await question(mira).waitFor()
  // The service worker asks pages where they are, and has one go to a table.
  await expect.poll(() => askedByWorker(mira, 'where')).toBe(`/t/${client.id}`)
  await askedByWorker(mira, { goTo: '/cards' })
  await expect.poll(() => new URL(mira.page.url()).pathname).toBe('/cards')
  await expect.poll(() => askedByWorker(mira, 'where')).toBe('/cards')
  await showsMessage(mira, client.id)
})

/** Has the browser deliver a message as a push service would, and looks at what the service worker shows: a browser without a
    head has no place for it. */
async function showsMessage({ page, context }: Person, table: string): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const text = { title: 'Valley of the Kings', body: 'It is your turn.', language: 'en', table }
  const delivered = { origin: inject('address'), registrationId, data: JSON.stringify(text) }
  // A worker may be started anew at any time: then nothing listens any more, and the message is sent again.
  const shown = async (): Promise<unknown> => {
    const [worker] = context.serviceWorkers()
    const showing = required(worker).evaluate(
      () =>
        new Promise<unknown>(resolve => {
          ServiceWorkerRegistration.prototype.showNotification = (...shown) => {
            resolve(shown)
            return Promise.resolve()
          }
          setTimeout(resolve, 5000)
        }),
    )
    const [seen] = await Promise.all([showing, session.send('ServiceWorker.deliverPushMessage', delivered)])
    return seen
  }
  await expect
    .poll(shown)
    .toEqual([text.title, expect.objectContaining({ body: text.body, tag: `table ${table}`, data: table })])
}

/** What is used of a service worker, whose types are not those of a page. */
interface AskingWorker {
  readonly clients: {
    matchAll(
      options: object,
    ): Promise<readonly { postMessage(message: unknown, ports: readonly MessagePort[]): void }[]>
  }
}
/** What a page answers its service worker; undefined where it answers nothing. */
const askedByWorker = ({ context }: Person, question: Question): Promise<unknown> =>
  required(context.serviceWorkers()[0]).evaluate(async question => {
    const { clients } = globalThis as unknown as AskingWorker
    const [page] = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    const { port1: here, port2: there } = new MessageChannel()
    return new Promise<unknown>(resolve => {
      here.onmessage = ({ data }) => resolve(data)
      setTimeout(resolve, 1_000)
      page?.postMessage(question, [there])
    })
  }, question)

test('a site without keys offers nothing, and marks its icon while a page that nobody looks at is asked', async () => {
  const mira = await come('Mira')
  const clients = await fullTable(reach, 2)
  const client = await turnAt(clients)
  const answered = mira.page.waitForResponse('**/api/push')
  await open(mira.page, client)
  await question(mira).waitFor()
  const icon = () => mira.page.locator('link[rel=icon]').getAttribute('href')
  await isWatched(mira)
  expect(await icon()).toMatch(/favicon\.svg$/)
  await mira.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(icon).toMatch(/^data:image\/png/)
  await playTurn(client)
  expect(await (await answered).json()).toEqual({ key: null })
  await expect.poll(icon).toMatch(/favicon\.svg$/)
  expect(await offer(mira).count()).toBe(0)
})

test('it is offered beside a bot for whoever is waited for, and that remains', async () => {
  const mira = await come('Mira', { size: phone, keeps: true })
  await withKeys(mira)
  const clients = await fullTable(reach, 2)
  const [host] = clients
  if ((await turnAt(clients)) !== host) await playTurn(await turnAt(clients))
  await open(mira.page, host)
  await question(mira).waitFor()
  await isWatched(mira)
  await playTurn(host)
  // The other never opens a page: the host may ask for a bot at once.
  const bot = question(mira).getByRole('button', { name: botText('stand.ask') })
  await Promise.all([offer(mira), bot].map(button => button.waitFor()))
  await expectFit(mira, 'both offers')
  await offer(mira).click()
  await mira.page.getByText(said.told).waitFor()
  await bot.waitFor()
})

test('a page of a player that goes out of sight says so to its table, and that it is back', async () => {
  const mira = await come('Mira')
  const said: unknown[] = []
  mira.page.on('websocket', socket => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('hidden')) said.push(JSON.parse(String(payload)))
    })
  })
  await open(mira.page, await turnAt(await fullTable(reach, 2)))
  await question(mira).waitFor()
  const turn = (isHidden: boolean) =>
    mira.page.evaluate(is => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: is })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await turn(true)
  await turn(false)
  await expect
    .poll(() => said)
    .toEqual([
      { type: 'hidden', hidden: true },
      { type: 'hidden', hidden: false },
    ])
})

const beginning = ({ page }: Person) => page.getByRole('checkbox', { name: said.begin })

test('in the lobby one can ask to be told when the game begins, and it stays asked for', async () => {
  const mira = await come('Mira', { size: phone, keeps: true })
  const asked = await withKeys(mira)
  // A browser without a head says that it was granted nothing, whatever it was granted.
  await mira.page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'granted' }))
  await makeTable(mira, 3)
  await beginning(mira).tap()
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['PUT'])
  await mira.page.getByText(said.isOn).waitFor()
  await expectFit(mira, 'lobby with what is told')
  await mira.page.reload()
  await expect.poll(() => beginning(mira).isChecked()).toBe(true)
  await beginning(mira).tap()
  await expect.poll(() => asked.at(-1)?.method).toBe('DELETE')
  await expect.poll(() => beginning(mira).isChecked()).toBe(false)
})

test('switched in one tab, it is switched at the table of another one', async () => {
  const mira = await come('Mira', { size: phone, keeps: true })
  const tab = { ...mira, page: await mira.context.newPage() }
  const asked = await withKeys(mira)
  await withKeys(tab)
  await mira.context.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'granted' }))
  await makeTable(mira, 3)
  await makeTable(tab, 3)
  await beginning(mira).waitFor()
  await beginning(tab).tap()
  await expect.poll(() => beginning(mira).isChecked()).toBe(true)
  expect(asked.map(({ method }) => method)).toEqual(['PUT'])
  await beginning(tab).tap()
  await expect.poll(() => beginning(mira).isChecked()).toBe(false)
})

test('where the browser shows no notifications the lobby says so, and nothing stays ticked', async () => {
  const mira = await come('Mira', { size: phone, keeps: true })
  const asked = await withKeys(mira)
  await mira.context.clearPermissions()
  await makeTable(mira, 3)
  await beginning(mira).tap()
  await mira.page.getByText(said['trouble.denied']).waitFor()
  expect(await beginning(mira).isChecked()).toBe(false)
  await expectFit(mira, 'lobby without notifications')
  expect(asked).toEqual([])
})

test('the lobby of a site without keys offers nothing of it', async () => {
  const mira = await come('Mira')
  const answered = mira.page.waitForResponse('**/api/push')
  await makeTable(mira, 2)
  expect(await (await answered).json()).toEqual({ key: null })
  await mira.page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(await beginning(mira).count()).toBe(0)
})

test.each([
  ['is over', true],
  ['waits for somebody else', false],
])('a table that %s takes the mark from the icon of the home screen once it is looked at', async (_, isOver) => {
  const mira = await come('Mira')
  await withKeys(mira)
  const clients = await fullTable(reach, 2)
  if (isOver) await hurry(clients)
  const asked = isOver ? null : await turnAt(clients)
  await mira.page.addInitScript(() => {
    navigator.clearAppBadge = () => {
      sessionStorage.setItem('cleared', `${Number(sessionStorage.getItem('cleared')) + 1}`)
      return Promise.resolve()
    }
  })
  const cleared = () => mira.page.evaluate(() => Number(sessionStorage.getItem('cleared')))
  await open(mira.page, clients.find(client => client !== asked) ?? clients[0])
  await (isOver ? end(mira) : question(mira)).waitFor()
  if (!isOver) await isWatched(mira)
  await expect.poll(cleared).toBe(1)
  // A message may still come while the page is not seen.
  await mira.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // Where the game goes on, what watches it is fetched then, and takes the mark away once more.
  await expect.poll(cleared).toBe(isOver ? 2 : 3)
  // Before the first own turn being told is not offered: what would is there by now, and would have asked for the key before this.
  await mira.page.evaluate(() => fetch('/api/push').then(answer => answer.json()))
  await twoFrames(mira.page)
  expect(await offer(mira).count()).toBe(0)
})

test('a message goes once its table is seen, and the mark of the home screen stays where another table has sent one', async () => {
  const mira = await come('Mira')
  await mira.page.addInitScript(() => {
    const noted = (name: string) => sessionStorage.getItem(name)?.split(' ') ?? []
    const note = (name: string, what: string) => sessionStorage.setItem(name, [...noted(name), what].join(' '))
    navigator.clearAppBadge = () => Promise.resolve(note('marks', 'cleared'))
    navigator.setAppBadge = () => Promise.resolve(note('marks', 'set'))
    const tables = () =>
      [location.pathname.replace('/t/', ''), 'another'].filter(each => !noted('closed').includes(each))
    const getNotifications = () =>
      Promise.resolve(tables().map(data => ({ data, close: () => note('closed', data) }) as unknown as Notification))
    navigator.serviceWorker.getRegistration = () =>
      Promise.resolve({ getNotifications } as unknown as ServiceWorkerRegistration)
  })
  const noted = (name: string) => mira.page.evaluate(name => sessionStorage.getItem(name), name)
  const clients = await fullTable(reach, 2)
  const client = await turnAt(clients)
  await open(mira.page, client)
  await question(mira).waitFor()
  await expect.poll(() => noted('closed')).toBe(client.id)
  await isWatched(mira)
  await mira.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => noted('marks')).toBe('set')
  const icon = () => mira.page.locator('link[rel=icon]').getAttribute('href')
  await expect.poll(icon).toMatch(/^data:image\/png/)
  await playTurn(client)
  await expect.poll(icon).toMatch(/favicon\.svg$/)
  await mira.page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect([await noted('closed'), await noted('marks')]).toEqual([client.id, 'set'])
})
