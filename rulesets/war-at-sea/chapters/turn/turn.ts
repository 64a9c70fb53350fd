import type { Seat } from '@grognard/umpire'
import { flotillaMost } from '../../book/tables/abilities.ts'
import { dieSides, initiativeDice } from '../../book/tables/dice.ts'
import type { State } from '../../model/state.ts'
import { cardOf, hasAbility, isCrippled, isOwnAfloat, typeOf } from '../../model/units.ts'
import type { WasTable } from '../../rules.ts'

/** [WAS-045] A new turn: what lasted for one is over. */
export function beginTurn(table: WasTable): void {
  table.emit({ kind: 'turnBegan', turn: table.state.turn + 1 })
}

/** [WAS-047] The larger total acts second in every phase. */
export function rollInitiative(table: WasTable): void {
  const { players } = table.state
  const [one, other] = players
  if (!one || !other) throw new Error('Two sides are at war.')
  const bonuses = [bonusOf(table.state, one.seat), bonusOf(table.state, other.seat)] as const
  for (;;) {
    const first = table.sum(initiativeDice, dieSides, 'WAS-047') + bonuses[0]
    const second = table.sum(initiativeDice, dieSides, 'WAS-047') + bonuses[1]
    const lead = first - second || bonuses[0] - bonuses[1]
    if (lead === 0) continue
    const order = lead > 0 ? [other.seat, one.seat] : [one.seat, other.seat]
    table.emit({ kind: 'initiativeRolled', order, totals: [first, second] })
    return
  }
}

/** [WAS-047] [WAS-A29] The highest flagship bonus in play, and what abilities add. */
export function bonusOf(state: State, seat: Seat): number {
  let flagship = 0
  let leaders = 0
  let destroyers = 0
  for (const unit of state.units) {
    if (!isOwnAfloat(seat, unit)) continue
    if (typeOf(state, unit) === 'destroyer') destroyers += 1
    if (hasAbility(state, unit, 'flotillaLeader')) leaders += 1
    if (state.options.crippledFlagship && isCrippled(state, unit)) continue
    flagship = Math.max(flagship, cardOf(state, unit).flagship)
  }
  return flagship + (leaders > 0 ? Math.min(flotillaMost, destroyers) : 0)
}
