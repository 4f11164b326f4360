// Runs inside a page: everything that does not fit. Gives a list of complaints, empty where all is well.
export function audit({ phone }) {
  const found = []
  const box = element => element.getBoundingClientRect()
  const shown = element => { const b = box(element); return b.width > 1 && b.height > 1 && getComputedStyle(element).visibility !== 'hidden' && !element.closest('.hidden-text') }
  const called = element => `.${String(element.className.baseVal ?? element.className).split(' ')[0] || element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 26)}"`
  const room = document.documentElement
  if (room.scrollWidth > innerWidth + 1) found.push(`page scrolls sideways ${room.scrollWidth}`)
  if (room.scrollHeight > innerHeight + 1) found.push(`page scrolls ${room.scrollHeight} > ${innerHeight}`)
  for (const element of document.querySelectorAll('.room *')) {
    if (element.closest('svg') || !shown(element)) continue
    const own = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
    const style = getComputedStyle(element), b = box(element)
    const scroller = element.closest('.body, .lines, .rulings, ul, .list')
    if (own && parseFloat(style.fontSize) < 11) found.push(`font ${style.fontSize} ${called(element)}`)
    if (own && !element.closest('.event, .length') && (b.right > innerWidth + 1 || b.left < -1)) found.push(`outside ${called(element)} ${b.left.toFixed(0)}-${b.right.toFixed(0)}`)
    if (own && element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline' && !element.closest('.length, .event, small')) found.push(`${style.textOverflow === 'ellipsis' ? 'cut off' : 'wide'} ${element.scrollWidth}>${element.clientWidth} ${called(element)}`)
    if (element.matches('.face') && element.closest('.card') && element.scrollHeight > element.clientHeight + 1) found.push(`card overflows ${element.scrollHeight}>${element.clientHeight} ${called(element)}`)
    if (element.matches('.text, .title') && element.closest('.card') && element.scrollHeight > element.clientHeight + 2) found.push(`card text overflows ${called(element)}`)
    if (/auto|scroll/.test(style.overflowY) && !element.matches('.lines, .rulings') && element.scrollHeight > element.clientHeight + 2) found.push(`scrolls ${element.scrollHeight}>${element.clientHeight} ${called(element)}`)
    if (own && !scroller && !element.closest('.card, .event, .length')) {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (!/hidden|clip/.test(getComputedStyle(up).overflow)) continue
        const c = box(up)
        if (b.right > c.right + 1 || b.bottom > c.bottom + 1 || b.top < c.top - 1) { found.push(`clipped ${called(element)} by ${called(up).slice(0, 20)}`); break }
      }
    }
    if (phone && element.matches('button, a') && !element.closest('[role=dialog] ul, .chips, small, .hand.low')) {
      const low = element.matches('.event, .in-play, .text') ? 30 : 43.5
      if (b.height < low || b.width < 39.5) found.push(`target ${b.width.toFixed(0)}x${b.height.toFixed(0)} ${called(element)}`)
    }
  }
  const apart = [...document.querySelectorAll('.ask, .event, .rail, .pile, .in-play, .row > li, .seat, .over, .wide .hand, .tomb, .log, .other, .mine')].filter(shown)
  const sheet = document.querySelector('[role=dialog]')
  if (!sheet) for (const [k, one] of apart.entries()) for (const other of apart.slice(k + 1)) {
    if (one.contains(other) || other.contains(one)) continue
    const a = box(one), b = box(other), x = Math.min(a.right, b.right) - Math.max(a.left, b.left), y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    if (x > 3 && y > 3) found.push(`overlap ${x.toFixed(0)}x${y.toFixed(0)} ${called(one)} / ${called(other)}`)
  }
  return [...new Set(found)]
}
