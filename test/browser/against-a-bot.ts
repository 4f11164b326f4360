// The door to a game against bots in this browser, and playing on there.
import { inject } from 'vitest'
import { t } from '#web/lib/messages/page-texts.ts'
import type { Person } from './people.ts'
import { play } from './play-valley.ts'
import { endTurn } from './valley-table.ts'

export const home = ({ page }: Person) => page.goto(inject('address'))
/** Begins a game at one tap. */
export const door = ({ page }: Person) => page.getByRole('button', { name: new RegExp(`^${t('home.bots')}`) })

/** Plays on, whatever is asked, until so many turns are over and the next one begins. */
export async function playTurns(person: Person, turns: number): Promise<void> {
  let begun = -1
  let wasTurn = false
  await play(person, {
    seed: 3,
    until: async () => {
      const isTurn = await endTurn(person).isVisible()
      if (isTurn && !wasTurn) begun++
      wasTurn = isTurn
      return begun >= turns
    },
  })
}
