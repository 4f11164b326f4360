// German: being told that it is one's turn while no table is open.
import type { Same } from '../collection.ts'
import type { texts as english } from '../en/push.ts'

export const texts: Same<typeof english> = {
  tell: 'Sag mir, wenn ich dran bin',
  begin: 'Sag mir, wenn es losgeht',
  beginWhat: 'und wenn ich dran bin, auch wenn diese Seite zu ist',
  turn: 'Dein Zug',
  what: 'Dieser Browser kann dir Bescheid sagen, auch wenn du den Tisch nicht siehst.',
  off: 'Nicht mehr Bescheid sagen',
  isOn: 'Dieser Browser sagt dir Bescheid, an jedem deiner Tische, den du in ihm öffnest.',
  told: 'Du bekommst Bescheid.',
  'trouble.denied':
    'Dieser Browser zeigt keine Mitteilungen dieser Seite. In seinen Einstellungen für diese Seite kannst du sie erlauben und dann noch einmal fragen.',
  'trouble.install':
    'Auf iPhone und iPad geht das nur vom Home-Bildschirm aus (ab iOS 16.4), und dort ist dein Platz noch nicht bekannt. Kopier unter „Auf einem anderen Gerät spielen“ den Link zu deinem Platz, teil diese Seite, wähl „Zum Home-Bildschirm“, öffne sie dort, füg den Link auf der Startseite ein und frag noch einmal.',
  'trouble.failed': 'Das hat gerade nicht geklappt. Versuch es gleich noch einmal.',
}
