import type { Seat } from '@grognard/umpire'
import type { BaTable } from '../rules.ts'
import type { Advance, Fire, Helper, State } from '../state.ts'

/** What a side declares while the other does: a row that `shown` leaves for all to see. */
type Hidden<Row> = Omit<Row, 'isShown'>

/** [BA-3.1.1-05] Declares fire; the other side learns of it when all have declared. */
export function declareFire(table: BaTable, seat: Seat, fire: Hidden<Fire>): void {
  table.emit({ kind: 'fireDeclared', seat, fire: { ...fire, isShown: false } })
}

/** Declares a neighbour or support. */
export function declareHelper(table: BaTable, seat: Seat, helper: Hidden<Helper>): void {
  table.emit({ kind: 'helperDeclared', seat, helper: { ...helper, isShown: false } })
}

/** [BA-4.1.4-04] Writes a continued advance. */
export function declareAdvance(table: BaTable, seat: Seat, advance: Hidden<Advance>): void {
  table.emit({ kind: 'advanceDeclared', seat, advance: { ...advance, isShown: false } })
}

/** [BA-1.1.1-02] Strikes out what the unit has declared at this step and all do not know yet. */
export function takeBackDeclared(table: BaTable, seat: Seat, unit: string): void {
  table.emit({ kind: 'declarationTakenBack', seat, unit })
}

/** Whether the unit has declared something that can still be taken back. */
export function hasDeclared({ fires, helpers, advances }: State, unit: string): boolean {
  return [...fires, ...helpers, ...advances].some(row => row.unit === unit && !row.isShown)
}

/** All have declared: everyone knows of it. Nothing happens where nothing was declared. */
export function showDeclarations(table: BaTable): void {
  const { fires, helpers, advances } = table.state
  if ([...fires, ...helpers, ...advances].every(({ isShown }) => isShown)) return
  table.emit({
    kind: 'declarationsShown',
    fires: fires.map(fire => ({ ...fire, guns: fire.guns.slice(), isShown: true })),
    helpers: helpers.map(helper => ({ ...helper, isShown: true })),
    advances: advances.map(advance => ({ ...advance, isShown: true })),
  })
}
