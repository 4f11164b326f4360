// A browser that is driven by the W3C's WebDriver, as far as looking at still scenes needs it.

/** What a driver answers: the value, or an error in it. */
interface Answered {
  readonly value: unknown
}

/** One window of a browser. */
export class DrivenWindow {
  private constructor(private readonly session: string) {}

  /**
   * Opens a window.
   * @param driver the address of the driver, as http://127.0.0.1:4444
   * @param capabilities what the driver is to start, in its own words
   * @throws Error where it does not start
   */
  static async open(driver: string, capabilities: object): Promise<DrivenWindow> {
    const value = await ask(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })
    const window = new DrivenWindow(`${driver}/session/${(value as { readonly sessionId: string }).sessionId}`)
    await window.tell('timeouts', { script: 120_000, pageLoad: 120_000 })
    return window
  }

  goTo(url: string): Promise<unknown> {
    return this.tell('url', { url })
  }

  /** Makes the page as large as this, whatever the browser draws around it. @returns how large it is: not every window can be as narrow */
  async resize(width: number, height: number): Promise<string> {
    const size = () => this.run('return [innerWidth, innerHeight]') as Promise<readonly [number, number]>
    await this.tell('window/rect', { width, height })
    const [wide, high] = await size()
    await this.tell('window/rect', { width: 2 * width - wide, height: 2 * height - high })
    return (await size()).join('x')
  }

  /** Runs the body of a function in the page, and waits for what it returns. */
  async run(body: string, ...given: readonly unknown[]): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1]; const given = [...arguments].slice(0, -1)
      ;(async () => { ${body} })().then(value => done({ value }), thrown => done({ thrown: String(thrown) }))`
    const { value, thrown } = (await this.tell('execute/async', { script, args: given })) as {
      readonly value?: unknown
      readonly thrown?: string
    }
    if (thrown !== undefined) throw new Error(thrown)
    return value
  }

  /** A picture of what the window shows, as a PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(String(await ask(`${this.session}/screenshot`, 'GET')), 'base64')
  }

  async close(): Promise<void> {
    await ask(this.session, 'DELETE')
  }

  private tell(command: string, body: object): Promise<unknown> {
    return ask(`${this.session}/${command}`, 'POST', body)
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as Answered
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}
