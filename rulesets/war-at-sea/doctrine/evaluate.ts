import type { Seat } from '@grognard/umpire'
import { scoreOf } from '../model/score.ts'
import type { State } from '../model/state.ts'
import { cardOf, enemyOf } from '../model/units.ts'

/** Points won and lost, and hull left on both sides, counted in points. */
export function evaluate(view: State, seat: Seat): number {
  let worth = scoreOf(view, seat) - scoreOf(view, enemyOf(view, seat))
  for (const unit of view.units) {
    if (unit.status !== 'afloat') continue
    const card = cardOf(view, unit)
    const left = (card.points * unit.hull) / card.hull
    worth += (unit.seat === seat ? left : -left) / 2
  }
  return worth
}
