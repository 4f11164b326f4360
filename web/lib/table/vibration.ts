// A short vibration, where the device has one. Desktops have the call and nothing that moves.

export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** Vibrates shortly, if the page was touched before: browsers refuse it to one that was not. */
export function vibrate(): void {
  if (canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(30)
}
