import { obstacleHalvings } from '../tables/obstacles.ts'
import type { Marcher } from './marcher.ts'
import { routRate, speedOf } from './rates.ts'

/** [BA-4.2.0-04] March in a whole turn, slowed by the ground under all that it pressed in the last tick. */
export function speedPressing(marcher: Marcher, pressed: readonly Marcher[]): number {
  const { unit, rate, going } = marcher
  const alone = speedOf(unit, rate, going)
  return pressed.reduce((least, other) => Math.min(least, speedBefore(marcher, other)), alone)
}

/** At the presser's rate; where it has none under the pressed, as fast as those may go there. */
function speedBefore({ unit, rate, going }: Marcher, other: Marcher): number {
  const grounds = [...going.grounds, ...other.going.grounds]
  const speed = speedOf(unit, rate, { grounds, obstacle: null })
  if (speed > 0) return halvedBy(speed, other)
  const { going: theirs } = other
  return other.unit.disorder === 'FU'
    ? routRate(other.unit, theirs)
    : speedOf(other.unit, 'normal', theirs)
}

/** [BA-2.3.5-03] An obstacle slows the pressed by their own arm. */
function halvedBy(speed: number, { unit, going: { obstacle } }: Marcher): number {
  const times = obstacle === null ? 0 : (obstacleHalvings(obstacle, unit.arm) ?? 0)
  let left = speed
  for (let i = 0; i < times; i += 1) left /= 2
  return left
}
