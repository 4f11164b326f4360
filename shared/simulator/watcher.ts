// A spectator: follows the table over a connection, or looks now and then.
import { Client, type Action } from './client.ts'

export class Watcher extends Client {
  readonly role = 'watcher'
  actions(isCalm: boolean): Action[] {
    if (isCalm) return []
    const { line, site } = this
    const { chance } = site
    if (line === null)
      return this.isConnecting
        ? []
        : [
            {
              weight: 2,
              what: 'watches',
              run: () => {
                this.isConnecting = true
                site.open(this, { token: null, changes: chance.once(2), talk: chance.once(2) })
              },
            },
            { weight: 0.3, what: 'looks', run: () => site.call(this, { kind: 'look', token: null }) },
            { weight: 0.1, what: 'asks-for-history', run: () => site.call(this, { kind: 'history', token: null }) },
          ]
    return [
      { weight: 0.2, what: 'stops-watching', run: () => this.closePage() },
      { weight: 0.1, what: 'asks-for-view', run: () => site.frame(line, JSON.stringify({ type: 'view' })) },
    ]
  }

  answered(): void {}

  protected received(): void {}
}
