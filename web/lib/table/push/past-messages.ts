// What messages have left behind in this browser: the mark of the page's icon on the home screen, one for all tables, and
// notifications, one for each table.

const shownNow = async (): Promise<readonly Notification[]> =>
  (await (await navigator.serviceWorker?.getRegistration('/'))?.getNotifications()) ?? []

/** Marks the icon, where the browser can. */
export const setMark = async (): Promise<void> => navigator.setAppBadge?.().catch(() => undefined)

/** Takes the mark away, unless there are still messages of other tables than these. */
export async function clearMark(tables: readonly string[]): Promise<void> {
  try {
    if ((await shownNow()).every(({ data }) => tables.includes(String(data)))) await navigator.clearAppBadge?.()
  } catch {
    // Nothing is lost: some browsers have no marks to take away.
  }
}

/** Takes away the notifications of tables, for what they say is known or no longer so. */
export async function clearMessages(tables: readonly string[]): Promise<void> {
  try {
    for (const shown of await shownNow()) if (tables.includes(String(shown.data))) shown.close()
  } catch {
    // They stay.
  }
}
