import { obstacleHalvings } from '../tables/obstacles.ts'
import type { Rate } from '../parts.ts'
import type { Unit } from '../state.ts'
import { routRate, speedOf } from './rates.ts'
import type { Going } from './rates.ts'

/** Who is pressed back, and what it is shifted over. */
export interface Pressed {
  unit: Unit
  going: Going
}

/** [BA-4.2.0-04] March in a whole turn, slowed by the ground under all that it presses back. */
export function speedPressing(
  unit: Unit,
  rate: Rate,
  going: Going,
  pressed: readonly Pressed[],
): number {
  const alone = speedOf(unit, rate, going)
  const before = (other: Pressed) => speedBefore({ unit, going }, rate, other)
  return pressed.reduce((least, other) => Math.min(least, before(other)), alone)
}

/** At the presser's rate; where it has none under the pressed, as fast as those may go there. */
function speedBefore({ unit, going }: Pressed, rate: Rate, other: Pressed): number {
  const grounds = [...going.grounds, ...other.going.grounds]
  const speed = speedOf(unit, rate, { grounds, obstacle: null })
  if (speed > 0) return halvedBy(speed, other)
  const { going: theirs } = other
  return other.unit.disorder === 'FU'
    ? routRate(other.unit, theirs)
    : speedOf(other.unit, 'normal', theirs)
}

/** [BA-2.3.5-03] An obstacle slows the pressed by their own arm. */
function halvedBy(speed: number, { unit, going: { obstacle } }: Pressed): number {
  const times = obstacle === null ? 0 : (obstacleHalvings(obstacle, unit.arm) ?? 0)
  let left = speed
  for (let i = 0; i < times; i += 1) left /= 2
  return left
}
