// What SvelteKit announces of a page that is gone to: its title at that moment.

/**
 * Empties that announcement once it has been read: "Opening the table …" would stay the last sentence of a page that
 * has long opened.
 */
export function emptyPageAnnouncement(): void {
  const text = document.querySelector('#svelte-announcer')?.firstChild
  if (text) text.nodeValue = ''
}
