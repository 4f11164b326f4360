// The library that encrypts push messages, and the tests' own reading of them, held to the example of RFC 8291 (5, Appendix A).
import { encryptNotification } from '@block65/webcrypto-web-push'
import { afterEach, expect, test, vi } from 'vitest'
import { bytesOf, newReceiver, pairOf, receiverOf, textOf } from './aes128gcm.ts'

const example = {
  plain: 'When I grow up, I want to be a watermelon',
  sender: {
    public: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  receiver: {
    public: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    private: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_' +
    'yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}
const receiver = async () =>
  receiverOf(await pairOf(example.receiver.public, example.receiver.private), bytesOf(example.receiver.auth))
const endpoint = 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the tests read the example', async () => {
  expect(await (await receiver()).read(bytesOf(example.body))).toBe(example.plain)
})

test('given the keys and the salt of the example, the library writes it to the byte', async () => {
  const { keys } = await receiver()
  const sender = await pairOf(example.sender.public, example.sender.private)
  vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue(sender as never)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(<Bytes>(into: Bytes) => {
    if (into instanceof Uint8Array) into.set(bytesOf(example.salt))
    return into
  })
  const subscription = { endpoint, keys, expirationTime: null }
  const body = await encryptNotification(subscription, new TextEncoder().encode(example.plain), { pad: false })
  expect(textOf(body)).toBe(example.body)
})

test('a padded message is read too, and always of one length, which says nothing of what is in it', async () => {
  const browser = await newReceiver()
  const written = async (text: string) =>
    encryptNotification({ endpoint, keys: browser.keys, expirationTime: null }, new TextEncoder().encode(text))
  const [short, long] = [await written('a'), await written('Zug um Zug: ä'.repeat(20))]
  expect([await browser.read(short), await browser.read(long)]).toEqual(['a', 'Zug um Zug: ä'.repeat(20)])
  expect([short.length, long.length]).toEqual([4096, 4096])
})
