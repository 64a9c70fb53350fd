import type { BaTable } from '../rules.ts'
import { onesOfShortage, rollsOfShortage } from '../tables/morale.ts'
import { unitOf } from '../units.ts'
import type { ThreeDice } from './roll-three.ts'

/**
 * [BA-Q-65] [BA-5.5.3-01] A roll for fire or melee that the unit made, or its neighbour for it: enough ones
 * leave three more rolls, and each of those counts whatever it shows.
 */
export function countOnes(table: BaTable, id: string, { ones }: ThreeDice): void {
  const unit = unitOf(table.state, id)
  if (unit.supply === 'full' && ones >= onesOfShortage)
    table.emit({ kind: 'suppliesCounted', unit: id, supply: 'limited', left: rollsOfShortage })
  else if (unit.supply === 'limited') {
    const left = unit.supplyRolls - 1
    const supply = left > 0 ? 'limited' : 'none'
    table.emit({ kind: 'suppliesCounted', unit: id, supply, left })
  }
}
