import type { Seat } from '@grognard/umpire'
import { isReadyToFire, shotsOf } from '../chapters/gunnery/fire.ts'
import type { State } from '../model/state.ts'
import { aimAt } from '../model/targets.ts'
import { unitOf } from '../model/units.ts'
import { ranked } from './ideas.ts'
import type { Idea } from './ideas.ts'

/** All shots of the side, the one that is worth most first. */
export function shotsByWorth(view: State, seat: Seat): Idea[] {
  const shots = view.units
    .filter(unit => isReadyToFire(view, seat, unit))
    .flatMap(unit => shotsOf(view, unit))
  return ranked(shots, ({ unit, weapon, target, isRapid }) => ({
    ...aimAt(view, unitOf(view, unit), weapon, unitOf(view, target)).attack,
    isRapid,
  }))
}
