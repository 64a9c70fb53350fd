import type { Finding, Seat } from '@grognard/umpire'
import { pointsFor } from '../ending/points.ts'
import type { State } from '../state.ts'

/** [BA-Q-34] The points of each side by what they were won for; those of turns' ends in one sum. */
export function pointsWon(end: State): Finding[] {
  const atEnd = end.victory.points.filter(({ when }) => when !== 'eachTurnEnd')
  return [
    ...atEnd.flatMap(rule => perSide(end, `points.${rule.kind}`, pointsFor(end, rule))),
    ...perSide(end, 'points.turnEnds', end.score.points),
  ]
}

function perSide({ sides }: State, count: string, points: readonly number[]): Finding[] {
  return sides.flatMap(({ seat }, side) => some(count, seat, points[side] ?? 0))
}

type Count = Extract<Finding, { count: string }>

/** So many times; nothing for none. */
export function some(count: string, seat: Seat, times: number): Count[] {
  return times === 0 ? [] : [{ count, seat, times }]
}
