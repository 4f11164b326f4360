// A link that is put on the clipboard at a press, or shown where a browser refuses that.

export class LinkCopy {
  /** Whether it lies on the clipboard. */
  copied = $state(false)
  /** The link to copy by hand; empty where that is not needed. */
  byHand = $state('')

  async copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link)
      this.copied = true
    } catch {
      this.byHand = link
    }
  }
}
