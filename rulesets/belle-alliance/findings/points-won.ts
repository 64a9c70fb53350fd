import type { Metric, Seat } from '@grognard/umpire'
import { pointsFor, pointsNow } from '../ending/points.ts'
import type { State } from '../state.ts'

/**
 * [BA-Q-34] The points of each side in all and by what they were won for, those of turns' ends in one
 * sum. What a side may win points for and did not is told too: that is what was out of reach.
 */
export function pointsWon(end: State): Metric[] {
  const { points } = end.victory
  const turnEnds = points.filter(({ when }) => when === 'eachTurnEnd')
  return [
    ...perSide(end, 'points', pointsNow(end), seatsOf(end)),
    ...points
      .filter(({ when }) => when !== 'eachTurnEnd')
      .flatMap(rule => perSide(end, `points.${rule.kind}`, pointsFor(end, rule), rule.seats)),
    ...perSide(
      end,
      'points.turnEnds',
      end.score.points,
      turnEnds.flatMap(({ seats }) => seats),
    ),
  ]
}

function seatsOf({ sides }: State): Seat[] {
  return sides.map(({ seat }) => seat)
}

/** Nothing of a side that cannot win such points. */
function perSide(
  { sides }: State,
  count: string,
  points: readonly number[],
  seats: readonly Seat[],
): Metric[] {
  return sides.flatMap(({ seat }, side) =>
    seats.includes(seat) ? [{ count, seat, times: points[side] ?? 0 }] : [],
  )
}

type Count = Extract<Metric, { count: string }>

/** So many times; nothing for none. */
export function some(count: string, seat: Seat, times: number): Count[] {
  return times === 0 ? [] : [{ count, seat, times }]
}
