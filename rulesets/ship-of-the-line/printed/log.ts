import type { Cell, PrintedSheet, PrintRequest } from '@grognard/umpire'
import type { State } from '../state.ts'
import { said } from './words.ts'

/** [SOL-018] [SOL-135] Round by round what has happened, and which officers have been used. */
export function logSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const nationOf = (seat: string): Cell => {
    const nation = state?.players.find(player => player.seat === seat)?.nation
    return nation ? { key: `sol.nation.${nation}` } : ''
  }
  const hasWind = state !== null && state.round > 0
  return [
    {
      title: said('log'),
      parts: [
        {
          part: 'blanks',
          blanks: [
            { name: { key: 'seat.a' }, value: nationOf('a'), share: 0.36 },
            { name: { key: 'seat.b' }, value: nationOf('b'), share: 0.36 },
            {
              name: said('log.wind'),
              value: hasWind ? { key: `sol.wind.${state.windFrom}` } : '',
              share: 0.28,
            },
          ],
        },
        {
          part: 'form',
          title: said('log.rounds'),
          columns: [
            { head: said('log.round'), share: 0.7 },
            { head: { key: 'seat.a' }, share: 4 },
            { head: { key: 'seat.b' }, share: 4 },
            { head: said('log.quiet'), share: 1.1 },
          ],
          rows: [],
          empty: 'page',
        },
      ],
    },
  ]
}
