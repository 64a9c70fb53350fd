import type { Cell, PrintedSheet, PrintRequest } from '@grognard/umpire'
import { clockTime } from '../clock.ts'
import type { State } from '../state.ts'
import { scale } from '../tables/scale.ts'
import { said } from './words.ts'

/** [BA-1.1.7-03] Turn by turn: the clock, the victory points, what has happened. */
export function logSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const sides: Cell[] = state?.sides.map(({ seat }) => ({ key: `seat.${seat}` })) ?? ['', '']
  return [
    {
      title: said('log'),
      parts: [
        {
          part: 'form',
          title: said('log.turns'),
          columns: [
            { head: said('log.turn'), share: 0.7 },
            { head: said('log.hour'), share: 0.9 },
            ...sides.map(head => ({ head, share: 1.2 })),
            { head: said('log.events'), share: 7 },
          ],
          rows: state ? turnRows(state) : [],
          empty: 'page',
        },
      ],
    },
  ]
}

function turnRows({ turn, lastTurn, clock }: State): Cell[][] {
  const first = Math.max(1, turn)
  return Array.from({ length: Math.max(0, lastTurn - first + 1) }, (_, index) => [
    first + index,
    clockTime(clock + index * scale.minutesPerTurn),
  ])
}
