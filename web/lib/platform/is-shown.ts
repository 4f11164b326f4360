// Whether the layout shows an element. `checkVisibility` says so too, but the oldest browsers that the page is made for have it
// not, or not for what is hidden by `visibility`.

/** True where it has a box, however small, that is not hidden. */
export const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
