import type { BaTable } from '../rules.ts'
import type { Attack, State } from '../state.ts'
import { findUnit, isDisordered, isOnBoard, unitOf } from '../units.ts'
import { followedPart, writtenPart } from './sheets.ts'
import { byCode } from '../text-order.ts'

/**
 * [BA-4.1.1-03] [BA-4.1.1-02] Attacks that are followed are told, target, charge and position. Who has
 * fallen into disorder since, or whose target has left the board, announces none; [BA-2.3.3-02] light
 * disorder takes the charge from it.
 */
export function announceAttacks(table: BaTable): void {
  const ids = table.state.sheets.map(({ unit }) => unit)
  for (const id of ids.toSorted(byCode)) announceAttack(table, id)
}

/** [BA-Q-71] The other side knows of nobody who is still to arrive: his attack is told when he does. */
export function announceAttack(table: BaTable, id: string): void {
  const { state } = table
  const attack = followedPart(state, id, 'attack')
  if (!attack || !mayAnnounce(state, id, attack.target)) return
  const { target, againstPosition, terrain, ifMet } = attack
  const { seat, disorder } = unitOf(state, id)
  const isCharge = disorder === 'OR' && followedPart(state, id, 'march')?.rate === 'charge'
  const told = { target, againstPosition, terrain, isCharge, ifMet }
  table.emit({ kind: 'attackAnnounced', seat, unit: id, ...told })
}

/** The attack announced for it and not made yet, else as it is written and would be announced. */
export function attackMeant(state: State, unit: string): Attack | null {
  const isOpen = (attack: Attack) => attack.unit === unit && attack.state === 'announced'
  const announced = state.attacks.find(attack => isOpen(attack) && !attack.isContinued)
  if (announced) return announced
  const part = writtenPart(state, unit, 'attack')
  if (!part) return null
  const { kind: _kind, ...said } = part
  const isCharge = writtenPart(state, unit, 'march')?.rate === 'charge'
  return { unit, ...said, isCharge, isContinued: false, met: null, state: 'announced' }
}

function mayAnnounce(state: State, id: string, target: string): boolean {
  const unit = unitOf(state, id)
  if (isDisordered(unit) || !isOnBoard(unit) || unit.figures === 0) return false
  const enemy = findUnit(state, target)
  return !enemy || isOnBoard(enemy)
}
