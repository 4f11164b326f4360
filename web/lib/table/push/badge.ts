// Marks this site's tab and its icon on the home screen while it is the viewer's turn.
import { clearMark, setMark } from './past-messages.ts'

const size = 64

/** Whether the icon is marked now; the file of the plain one. */
let plain: string | null = null

/** Marks the icons because of a table, or takes its marks away. */
export function markTurn(isTurn: boolean, table: string): void {
  void (isTurn ? setMark() : clearMark([table]))
  markTab(isTurn)
}

/** The same for the tab alone: the icon on the home screen stays marked where the page is left while it is the viewer's turn. */
export function markTab(isTurn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!link || isTurn === (plain !== null)) return
  if (!isTurn) {
    link.href = plain ?? link.href
    plain = null
    return
  }
  plain = link.href
  const icon = new Image(size, size)
  icon.onload = () => {
    if (plain !== null) link.href = marked(icon) ?? plain
  }
  icon.src = plain
}

/** The icon with a red disc in its corner, as an address of its own. */
function marked(icon: HTMLImageElement): string | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.drawImage(icon, 0, 0, size, size)
  pen.beginPath()
  pen.arc(size - 17, 17, 15, 0, 2 * Math.PI)
  pen.fillStyle = '#c8553d'
  pen.strokeStyle = '#fff'
  pen.lineWidth = 4
  pen.fill()
  pen.stroke()
  return canvas.toDataURL()
}
