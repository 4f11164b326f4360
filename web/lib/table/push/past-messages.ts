// What messages have left behind in this browser: the mark of the page's icon on the home screen, and notifications.

/** Takes the mark away, and the notifications of a table at which nobody is told of turns any more. */
export async function clearMessages(table: string): Promise<void> {
  const { serviceWorker } = navigator
  await Promise.all([
    navigator.clearAppBadge?.(),
    serviceWorker?.getRegistration('/').then(async registration => {
      for (const shown of (await registration?.getNotifications()) ?? []) if (shown.data === table) shown.close()
    }),
  ]).catch(() => undefined) // Nothing is lost: some browsers have no marks to take away.
}
