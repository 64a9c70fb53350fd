import type { Message } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import type { Ship } from '../state.ts'
import { layingOf } from './laying.ts'
import type { Plan } from './plan.ts'
import type { Salvo } from './position.ts'

type Reason = 'rakes' | 'fires' | 'later' | 'boards' | 'place' | 'leaves' | 'stays'

function because(reason: Reason, values: Message['values'] = {}): Message {
  return { key: `sol.because.${reason}`, values }
}

/** What speaks for a turn that begins so. */
export function reasonsFor(ship: Ship, { salvoes, first, dealt, isLeaving }: Plan): Message[] {
  const [salvo] = salvoes
  if (salvo) return firing(ship, salvo)
  if (first?.kind === 'board') return [because('boards')]
  if (first === null) return [because('stays')]
  return [
    ...(dealt ? [because('later', { target: shipName(dealt.target) })] : []),
    because(isLeaving ? 'leaves' : 'place'),
  ]
}

function firing(ship: Ship, { target, range, batteries }: Salvo): Message[] {
  const laying = layingOf(ship, target)
  const isRaking = batteries.some(battery => laying?.kinds[battery - 1] !== 'broadside')
  const fires = because('fires', { target: shipName(target), range })
  return isRaking ? [fires, because('rakes', { target: shipName(target) })] : [fires]
}
