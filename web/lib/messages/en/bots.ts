// English: bots, their levels, and how their moves are shown.
import { and } from '#shared/messages/en/lists.ts'
import { spelled } from './numbers.ts'

export const texts = {
  'level.newcomer': 'Newcomer',
  'level.club': 'Club player',
  'level.strong': 'Strong player',
  'level.master': 'Master',
  'level.newcomer.what': 'Like somebody in a second game: sound moves, no plan, misses things.',
  'level.club.what': 'A good regular: takes what is worth most right now.',
  'level.strong.what': 'Weighs every move and overlooks little.',
  'level.master.what': 'The best we can: compares every likely move many times over.',
  'mark.newcomer': 'bot, newcomer',
  'mark.club': 'bot, club player',
  'mark.strong': 'bot, strong player',
  'mark.master': 'bot, master',

  'choose.seat': (p: { n: number }) => (p.n === 1 ? 'Seat a bot' : `Seat ${spelled(p.n)} bots`),
  'choose.game': 'Play against bots',
  'choose.against': (p: { n: number }) => (p.n === 1 ? 'You against one bot' : `You against ${spelled(p.n)} bots`),
  'choose.how': (p: { n: number }) => `How well should ${p.n === 1 ? 'it' : 'they'} play?`,
  'choose.seats': 'Seats',
  'choose.one': 'One seat',
  'choose.every': (p: { n: number }) => (p.n === 2 ? 'Both free seats' : `All ${spelled(p.n)} free seats`),
  'choose.lost': 'The table did not answer. Look who sits there before you try again.',
  /** The name of a player who has not given one. */
  'choose.name': 'Guest',

  /** Behind the names of those who play. */
  'turn.plays': (p: { n: number }) => (p.n === 1 ? 'plays …' : 'play …'),
  'turn.rest': 'Show the rest at once',
  'keys.rest': 'bots’ moves at once',

  /** Somebody is waited for who is not there. */
  'clock.left': (p: { span: string }) => `${p.span} left`,
  'away.since': (p: { time: string; span: string }) => `away; waited for since ${p.time}${p.span && ` (${p.span})`}`,
  /** Bots play on for people. */
  'stand.mark': (p: { level: string }) => `a bot plays on: ${p.level}`,
  'stand.own': (p: { level: string }) => `Playing for you: ${p.level}`,
  'stand.ownTitle': 'A bot plays for you',
  'stand.plays': (p: { names: readonly string[] }) => `A bot plays for ${and.format(p.names)} …`,
  'stand.back': 'I’m back',
  'stand.ask': 'Let a bot play on',
  'stand.for': (p: { name: string }) => `A bot for ${p.name}`,
  'stand.what': (p: { name: string }) => `It plays on until ${p.name} is back. How well should it play?`,
  'stand.seat': 'Away for a while?',
  'stand.forMe': 'Play on for me',
  'stand.forMeWhat': 'A bot plays until you take your seat back. How well should it play?',
  'stand.giveUp': 'Leave my seat for good',
  'stand.giveUpWhat': 'A bot plays to the end under your name, and you cannot come back. How well should it play?',
} as const
