import { followedPart } from '../command/sheets.ts'
import { centreOf } from '../formation/footprint.ts'
import { rollThree } from '../morale/roll-three.ts'
import type { BaModifier, BaTable } from '../rules.ts'
import type { Unit, Work } from '../state.ts'
import { procurementRoll, workFailedTurn, workRows } from '../tables/works.ts'
import { isDisordered, isOnBoard } from '../units.ts'
import { builtBy } from './building-up.ts'
import type { WorkSite } from './events.ts'
import { isSameSite } from './evolve.ts'
import { hasMaterial } from './material.ts'

interface Trying {
  failedInRow: number
}

/** [BA-6.3.0-02] [BA-6.3.0-05] Every turn that failed makes the next easier. */
const trials: readonly BaModifier<Trying>[] = [
  {
    rule: 'BA-6.3.0-02',
    message: 'ba.modifier.failedTurns',
    value: ({ failedInRow }) => failedInRow * workFailedTurn,
    when: ({ failedInRow }) => failedInRow > 0,
  },
]

/** [BA-6.3.0-02] Material for the works that were written is procured with the announcement. */
export function procure(table: BaTable): void {
  for (const unit of table.state.units) {
    const part = followedPart(table.state, unit.id, 'work')
    if (!part || !isOnBoard(unit) || isAtWork(unit)) continue
    const { work: kind, terrain, x, y, heading } = part
    procureFor(table, unit, { kind, terrain, x, y, heading })
  }
}

function procureFor(table: BaTable, unit: Unit, work: WorkSite): void {
  const needed = procurementRoll(work.kind, hasMaterial(table.state, unit, work.kind))
  const failedInRow = isSameSite(unit.work, work) ? (unit.work?.failedInRow ?? 0) : 0
  const total = table.tally(trials, { failedInRow }) + rollThree(table, 'BA-6.3.0-02').total
  const kind = total >= needed ? 'workProcured' : 'workRefused'
  table.happen({ kind, unit: unit.id, work, total, needed })
}

/** [BA-1.3.5-01] [BA-6.3.0-01] They form up round their work; in a building they stay in it. */
export function begin(table: BaTable): void {
  for (const unit of table.state.units) {
    if (!isAtWork(unit) || !isOnBoard(unit)) continue
    if (unit.building !== null || unit.formation.kind === 'work') continue
    table.happen({ kind: 'unitFormedToWork', unit: unit.id, ...centreOf(unit) })
  }
}

function isAtWork(unit: Unit): boolean {
  return unit.work?.isBegun === true
}

/** [BA-6.3.0-03] [BA-6.3.0-04] A turn of work counts, is broken, or is the last. */
export function finish(table: BaTable): void {
  for (const unit of table.state.units) {
    const { work } = unit
    if (work === null || !work.isBegun || !isOnBoard(unit)) continue
    if (isBroken(unit)) table.happen({ kind: 'workBroken', unit: unit.id })
    else goOn(table, unit, work)
  }
}

/** [BA-6.3.0-03] Fire alone does not break it; forming up for it does not either. */
function isBroken(unit: Unit): boolean {
  const { fought, fired, passedThrough, pressedBack, marched, forced } = unit.doing
  if (isDisordered(unit) || fought || fired || passedThrough || pressedBack || forced) return true
  return marched > 0 || (unit.building === null && unit.formation.kind !== 'work')
}

function goOn(table: BaTable, unit: Unit, work: Work): void {
  const turns = work.turns + 1
  table.happen({ kind: 'workWentOn', unit: unit.id, turns })
  if (turns >= workRows[work.kind].turns) complete(table, unit, work)
}

function complete(table: BaTable, unit: Unit, work: Work): void {
  const needed = workRows[work.kind].finalRoll
  if (needed !== null) {
    const bonus = table.tally(trials, work)
    const total = bonus + rollThree(table, 'BA-6.3.0-05').total
    if (total < needed)
      return table.happen({ kind: 'demolitionFailed', unit: unit.id, total, needed })
  }
  table.happen({
    kind: 'workFinished',
    unit: unit.id,
    work: work.kind,
    built: builtBy(table.state, unit, work),
    strengthened: work.kind === 'strengthen' ? work.terrain : '',
    destroyed: needed === null ? '' : work.terrain,
  })
}
