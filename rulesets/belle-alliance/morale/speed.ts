import { hullsOverlap } from '@grognard/geometry'
import { hullOf } from '../formation/footprint.ts'
import { footingOf, goingUnder, isBarred } from '../ground/index.ts'
import type { Going } from '../ground/index.ts'
import { openGoing, retreatRate, routRate } from '../march/rates.ts'
import type { State } from '../state.ts'
import { strongerClass } from '../tables/covers.ts'
import type { Class } from '../terrain.ts'
import type { Mover } from './mover.ts'

/** [BA-5.3.1-05] Where the mover stands the ground is closed to it. */
export function isClosedTo(state: State, mover: Mover, course: number): boolean {
  const going = goingOf(state, mover, course)
  return going === null || rateOf(mover, going) === 0
}

/**
 * [BA-5.3.1-02] [BA-5.4.2-03] [BA-4.2.0-04] March of a body in a whole turn where it stands, 1/1000
 * cm: the rate of its first unit with the ground of all; 0 where the ground is closed to that one.
 */
export function speedOfBody(state: State, movers: readonly Mover[], course: number): number {
  const [lead] = movers
  const goings = movers.map(mover => goingOf(state, mover, course))
  const [own] = goings
  if (!lead || !own) return 0
  const together = rateOf(lead, allOf(goings))
  return together === 0 ? rateOf(lead, own) : together
}

function rateOf({ unit, manner }: Mover, going: Going): number {
  return manner === 'retreat' ? retreatRate(unit, going) : routRate(unit, going)
}

/** [BA-6.1.3-02] The building that it breaks out of does not count; null where nobody may go. */
function goingOf(state: State, { unit, manner, leaves }: Mover, course: number): Going | null {
  if (leaves !== null && hullsOverlap(leaves, hullOf(unit))) return openGoing
  const footing = footingOf(unit, manner !== 'retreat')
  return isBarred(state, footing) ? null : goingUnder(state, footing, course)
}

function allOf(goings: readonly (Going | null)[]): Going {
  return {
    grounds: goings.flatMap(going => going?.grounds ?? []),
    obstacle: goings.reduce<Class | null>(
      (worst, going) => strongerClass(worst, going?.obstacle ?? null),
      null,
    ),
  }
}
