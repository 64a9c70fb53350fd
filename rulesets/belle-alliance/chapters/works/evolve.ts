import { copyTerrain } from '../../model/copy-rows.ts'
import type { Terrain } from '../../model/setting.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { terrainOf, unitOf } from '../../model/units.ts'
import type { Evolve } from '../../rules.ts'
import type { WorksEvent, WorkSite } from './events.ts'
import { isSameSite, siteOf } from './site.ts'

export const worksEvolve: Evolve<WorksEvent> = {
  workProcured(state, { unit: id, work }) {
    const unit = unitOf(state, id)
    unit.work = { ...siteOf(work), isBegun: true, turns: turnsAt(unit, work), failedInRow: 0 }
  },
  workRefused(state, { unit: id, work }) {
    const unit = unitOf(state, id)
    const failedInRow = isSameSite(unit.work, work) ? (unit.work?.failedInRow ?? 0) + 1 : 1
    unit.work = { ...siteOf(work), isBegun: false, turns: turnsAt(unit, work), failedInRow }
  },
  attemptsForgotten(state, { units }) {
    for (const id of units) {
      const { work } = unitOf(state, id)
      if (work) work.failedInRow = 0
    }
  },
  unitFormedToWork(state, { unit: id, x, y }) {
    const unit = unitOf(state, id)
    unit.formation = { kind: 'work', front: null, gap: null }
    unit.x = x
    unit.y = y
    unit.doing.reformed = true
    unit.doing.moved = true
    unit.movedIn = state.turn
  },
  workWentOn(state, { unit, turns }) {
    const { work } = unitOf(state, unit)
    if (work) work.turns = turns
  },
  /** [BA-6.3.0-04] The turns worked stay. */
  workBroken(state, { unit }) {
    const { work } = unitOf(state, unit)
    if (!work) return
    work.isBegun = false
    work.failedInRow = 0
  },
  workFinished(state, { unit, built, strengthened, destroyed }) {
    unitOf(state, unit).work = null
    if (built) state.terrain = [...state.terrain, copyTerrain(built)]
    if (strengthened !== '') alter(state, terrainOf(state, strengthened), { isStrengthened: true })
    if (destroyed !== '') alter(state, terrainOf(state, destroyed), { isDestroyed: true })
  },
  demolitionFailed(state, { unit }) {
    const { work } = unitOf(state, unit)
    if (work) work.failedInRow += 1
  },
}

/** The terrain is setting: other battles go on with the list that was. */
function alter(state: State, piece: Terrain, change: Partial<Terrain>): void {
  state.terrain = state.terrain.map(one => (one === piece ? { ...piece, ...change } : one))
}

/** [BA-6.3.0-04] Work that goes on at the same place keeps its turns. */
function turnsAt({ work }: Unit, site: WorkSite): number {
  return work && isSameSite(work, site) ? work.turns : 0
}
