import { isInBroadsideArc } from '@grognard/geometry/measured/arc.ts'
import { crossingEnd } from '../fire/crossing.ts'
import type { Ship, State } from '../state.ts'
import { halfArc, rangeBands } from '../tables/fire.ts'
import { crossing } from '../tables/manoeuvres.ts'
import { bandOf, longestRange } from './foes.ts'
import type { Foe } from './foes.ts'

/** The best a ship may deal from there with either side, less what the enemies at these gaps may deal her. */
export function exchangeWorth(
  state: State,
  ship: Ship,
  foes: readonly Foe[],
  gaps: readonly number[],
): number {
  let port = 0
  let starboard = 0
  let taken = 0
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i]
    const gap = gaps[i] ?? Infinity
    if (foe === undefined || gap > longestRange) continue
    const band = bandOf(ship, foe.ship, gap)
    if (band >= rangeBands.length) continue
    const isClose = gap <= crossing.distance
    const threat = foe.taken[band] ?? 0
    if (threat > 0 && bears(foe.ship, ship))
      taken += threat * raking(state, foe.ship, ship, isClose)
    const most = (foe.dealt[band] ?? 0) * (isClose ? crossing.factor : 1)
    if (most <= port && most <= starboard) continue
    const dealt = (foe.dealt[band] ?? 0) * raking(state, ship, foe.ship, isClose)
    if (dealt > port && isInBroadsideArc(ship, 'port', foe.ship, halfArc)) port = dealt
    if (dealt > starboard && isInBroadsideArc(ship, 'starboard', foe.ship, halfArc))
      starboard = dealt
  }
  return port + starboard - taken
}

function bears(shooter: Ship, target: Ship): boolean {
  return (
    isInBroadsideArc(shooter, 'port', target, halfArc) ||
    isInBroadsideArc(shooter, 'starboard', target, halfArc)
  )
}

/** [LOB-107] What lying across her bow or stern makes of a broadside. */
function raking(state: State, shooter: Ship, target: Ship, isClose: boolean): number {
  return isClose && crossingEnd(state, shooter, target) ? crossing.factor : 1
}
