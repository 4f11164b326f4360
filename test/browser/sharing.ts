// People who share one device, which a curtain covers between their turns.
import { localText } from '#web/lib/lobby/device/local-texts.ts'
import { t } from '#web/lib/messages/page-texts.ts'
import type { Person } from './people.ts'
import { play } from './play-valley.ts'

export const curtain = ({ page }: Person, name: string) =>
  page.getByRole('dialog', { name: localText('curtain.title', { name }) })
export const anyCurtain = ({ page }: Person) =>
  page.getByRole('dialog', { name: new RegExp(`^${localText('curtain.title', { name: '' })}`) })
export const lift = (person: Person, name: string) =>
  curtain(person, name).getByRole('button', { name: localText('curtain.lift', { name }) })

/** Begins a game for people who share a device. */
export async function shareDevice(person: Person, names: readonly string[]): Promise<void> {
  await person.page.getByRole('button', { name: new RegExp(`^${t('home.device')}`) }).click()
  const dialog = person.page.getByRole('dialog', { name: localText('device.title') })
  for (const [n, name] of names.entries()) {
    if (n > 1) await dialog.getByRole('button', { name: localText('device.more') }).click()
    await dialog.getByLabel(localText('device.nameOf', { n: n + 1 })).fill(name)
  }
  await dialog.getByRole('button', { name: localText('device.begin', { n: names.length }) }).click()
  await dialog.waitFor({ state: 'detached' })
  await person.page.getByRole('dialog').waitFor()
}

/** Plays the deck-builder until the device is to be handed to this person. */
export async function playUntilHandedTo(person: Person, name: string): Promise<void> {
  let isCovered = false
  void curtain(person, name)
    .waitFor()
    .then(() => {
      isCovered = true
    })
  await play(person, { seed: 5, isStopped: () => isCovered })
}

/** Puts a table into a browser that was played beforehand, in one without pages: its first player looks at it. */
export async function putTable(
  { page }: Person,
  id: string,
  rows: readonly string[],
  tokens: readonly string[],
): Promise<void> {
  await page.evaluate(
    ({ id, rows, tokens }) =>
      new Promise<void>(resolve => {
        localStorage.setItem(`valley:seat:${id}`, tokens[0] ?? '')
        localStorage.setItem(`valley:seats:${id}`, tokens.join(' '))
        const opening = indexedDB.open('tables', 1)
        opening.onupgradeneeded = () => {
          for (const name of ['holders', 'rows']) opening.result.createObjectStore(name)
        }
        opening.onsuccess = () => {
          const writing = opening.result.transaction('rows', 'readwrite')
          for (const [n, row] of rows.entries()) writing.objectStore('rows').put(row, [id, n + 1])
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { id, rows, tokens },
  )
}
