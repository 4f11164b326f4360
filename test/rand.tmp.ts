import { valley } from '#shared/valley/game.ts'
import { Table } from '#test/shared/tables.ts'
import { Chance } from '#test/shared/chance.ts'
const [opt='{}', n='100', seats='0'] = process.argv.slice(2)
const count: Record<string, number> = {}
let picks=0
for (let g=0; g<Number(n); g++) {
  const s = Number(seats) || 2 + g % 3
  const options = valley.settle(JSON.parse(opt), s, c => g % c)
  if ('code' in options) throw new Error(String(options.message))
  const chance = new Chance(g)
  const table = new Table({ game: valley, options, seats: s, seed: chance.seed() } as never)
  try {
    while (!table.referee.over) {
      const { referee } = table
      const seat = chance.one(referee.waitingFor)
      const q = chance.one(referee.decisions(seat))
      let options = q.options
      if (q.kind === 'play' && options.length > 2 && !chance.once(4)) options = options.filter(o => !o.id.startsWith('end'))
      const many = q.min + chance.below(q.max - q.min + 1)
      table.sendLegal({ seat, decision: q.id, options: chance.some(options, many).map(o => o.id) })
      picks++
      if (picks > 20000 * (g+1)) throw new Error('endless')
    }
  } catch (e) { for (const l of table.lines.slice(-8)) console.log(l.seat, l.key, JSON.stringify(l.params)); const r=table.referee; console.log(table.run.state.acting.map(c=>c), JSON.stringify(r.waitingFor.map(s=>r.decisions(s)[0]?.key)));console.log('game', g, 'seats', s, (e as Error).stack?.split('\n').slice(0,6).join('\n')); process.exit(1) }
  for (const l of table.lines) if (l.key==='play') count[String((l.params['card'] as {card:string}).card)] = (count[String((l.params['card'] as {card:string}).card)] ?? 0) + 1
}
console.log(picks, Object.entries(count).sort((a,b)=>a[1]-b[1]).map(([k,v])=>k+' '+v).join(', '))
