/** Whether Enter would press what has the focus, so that it means nothing else. */
export const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, summary') !== null
