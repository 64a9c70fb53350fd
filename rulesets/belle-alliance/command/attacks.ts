import type { BaTable } from '../rules.ts'
import type { State } from '../state.ts'
import { findUnit, isDisordered, isOnBoard, unitOf } from '../units.ts'
import { isInCommand } from './write-part.ts'
import { followedPart } from './sheets.ts'
import { byCode } from '../text-order.ts'

/**
 * [BA-4.1.1-03] [BA-4.1.1-02] Attacks that are followed are told, target, charge and position. Who has
 * fallen into disorder since, or whose target has left the board, announces none; [BA-2.3.3-02] light
 * disorder takes the charge from it.
 */
export function announceAttacks(table: BaTable): void {
  const { state } = table
  for (const id of state.sheets.map(({ unit }) => unit).toSorted(byCode)) {
    const attack = followedPart(state, id, 'attack')
    if (!attack || !mayAnnounce(state, id, attack.target)) continue
    const { target, againstPosition, terrain, ifMet } = attack
    const { seat, disorder } = unitOf(state, id)
    const isCharge = disorder === 'OR' && followedPart(state, id, 'march')?.rate === 'charge'
    const told = { target, againstPosition, terrain, isCharge, ifMet }
    table.happen({ kind: 'attackAnnounced', seat, unit: id, ...told })
  }
}

function mayAnnounce(state: State, id: string, target: string): boolean {
  const unit = unitOf(state, id)
  if (isDisordered(unit) || !isInCommand(state, unit)) return false
  const enemy = findUnit(state, target)
  return !enemy || isOnBoard(enemy)
}
