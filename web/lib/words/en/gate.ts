// English: before the game. Home, the lobby, sitting down.
import { capital, spelled } from './numbers.ts'

const be = (n: number) => n === 1 ? 'is' : 'are'

export const gate = {
  'home.what': 'Buy treasures from a crumbling pyramid, play them, and bury the best in time: only what lies in your tomb counts.',
  'home.name': 'Your name',
  'home.seats': 'Seats',
  'home.make': 'Make a table',
  'home.more': 'More ways to play: editions, mixes, alone',
  'home.making': 'Making a table …',
  'home.legal': 'In the browser, free, no account. Unofficial; game by Tom Cleaver, not connected with him or his publishers.',
  'home.nameMissing': 'Say who you are: your name is what the others see.',
  'name.bad': 'A name has 1 to 24 letters.',

  'lobby.title': (p: { host: string }) => `${p.host}’s table`,
  'lobby.untitled': 'A table',
  'lobby.missing': (p: { here: number, missing: number }) =>
    `${capital(spelled(p.here))} ${be(p.here)} in, ${spelled(p.missing)} ${be(p.missing)} missing`,
  'lobby.invite': (p: { missing: number }) =>
    `Send this link, or let it be scanned. Who opens it takes ${p.missing === 1 ? 'the' : 'a'} free seat.`,
  'lobby.code': 'QR code of the link to this table',
  'lobby.link': 'Link to this table',
  'lobby.share': 'Share',
  'lobby.copy': 'Copy link',
  'lobby.copied': 'Copied',
  'lobby.copyFailed': 'Select the link and copy it by hand.',
  'lobby.shareText': 'Play Valley of the Kings with me:',
  'lobby.seats': 'Seats',
  'lobby.free': 'Free seat',
  'lobby.waiting': 'waiting for a guest',
  'lobby.you': 'you',
  'lobby.youHost': 'you, host',
  'lobby.host': 'host',
  'lobby.here': 'is here',
  'lobby.away': 'not connected',
  'lobby.begins': 'The game begins when every seat is taken.',
  'lobby.remove': (p: { name: string }) => `Remove ${p.name}`,
  'lobby.leave': 'Leave the table',
  'lobby.giveUp': 'Give the table up',
  'lobby.hostStays': 'You made this table: it is yours while others sit here.',
  'lobby.device': 'Play on another device',
  'lobby.deviceWhat': 'This link is your seat: who opens it plays as you. Send it to yourself only.',
  'lobby.deviceCopy': 'Copy my seat’s link',
  'lobby.joined': (p: { name: string }) => `${p.name} has sat down.`,
  'lobby.left': (p: { name: string }) => `${p.name} has left.`,

  'sit.title': (p: { host: string }) => `${p.host} has kept a seat for you`,
  'sit.what': 'Buy treasures from a crumbling pyramid, play them, and bury the best in time. Your name is all you need.',
  'sit.down': 'Sit down',
  'sit.sitting': 'Sitting down …',
  'sit.watch': 'Only watch',
  'sit.watching': 'You are watching.',
  'sit.wantSeat': 'Take a seat',
  'sit.removed': 'The host has given your seat free. You may sit down again while one is free.',

} as const
