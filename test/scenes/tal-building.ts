// Still views of what is asked about sites: to build, to steal, to claim, to take over.
import { ask, option, view, type Board } from './tal-views.ts'

export const build = (): Board =>
  view(
    { phase: 'build' },
    {
      blocked: { 'no-worker': ['12'], rivals: ['9'] },
      ...ask(
        'build',
        'build',
        {
          left: [
            { site: 11, blocks: 4 },
            { site: 10, blocks: 2 },
          ],
        },
        [
          ...['blue', 'yellow', 'white', 'red'].flatMap(colour => [
            ...[2, 3].map(cell => option(`${colour}>11.1.${cell}`, 'build', { colour, site: 11, layer: 1, cell })),
            option(`${colour}>10.1.0`, 'build', { colour, site: 10, layer: 1, cell: 0 }),
          ]),
          option('enough', 'enough'),
        ],
      ),
    },
  )
export const steal = (): Board =>
  view(
    { phase: 'steal' },
    ask('steal', 'steal', { left: [{ site: 9, blocks: 2 }] }, [
      ...[0, 1, 3].map(cell => option(`9.1.${cell}`, 'steal', { site: 9, layer: 1, cell, colour: 'white' })),
      option('enough', 'enough'),
    ]),
  )
export const claim = (): Board =>
  view(
    { phase: 'overseers', round: 1 },
    ask('claim', 'claim', { piece: '0o1', site: 4 }, [option('4', 'claim', { site: 4 }), option('pass', 'pass')]),
  )
export const takeover = (): Board =>
  view(
    { phase: 'takeover' },
    ask('takeover', 'takeover', { site: 9, from: 1 }, [option('9', 'takeover', { site: 9 }), option('pass', 'pass')]),
  )
