// A short vibration, if the device can. Desktop browsers have the function too, but do nothing.

export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** Vibrates shortly, if the page was used before: browsers refuse it otherwise. */
export function vibrate(): void {
  if (canVibrate() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate(30)
}
