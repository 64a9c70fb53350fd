import { copyTerrain } from '../copy-setting.ts'
import type { Evolve } from '../rules.ts'
import type { Unit, Work } from '../state.ts'
import { terrainOf, unitOf } from '../units.ts'
import type { WorksEvent, WorkSite } from './events.ts'

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
  unitFormedToWork(state, { unit: id, x, y }) {
    const unit = unitOf(state, id)
    unit.formation = { kind: 'work', front: null, gap: null }
    unit.x = x
    unit.y = y
    unit.doing.moved = true
  },
  workWentOn(state, { unit, turns }) {
    const { work } = unitOf(state, unit)
    if (work) work.turns = turns
  },
  /** [BA-6.3.0-04] The turns worked stay. */
  workBroken(state, { unit }) {
    const { work } = unitOf(state, unit)
    if (work) work.isBegun = false
  },
  workFinished(state, { unit, built, strengthened, destroyed }) {
    unitOf(state, unit).work = null
    if (built) state.terrain.push(copyTerrain(built))
    if (strengthened !== '') terrainOf(state, strengthened).isStrengthened = true
    if (destroyed !== '') terrainOf(state, destroyed).isDestroyed = true
  },
  demolitionFailed(state, { unit }) {
    const { work } = unitOf(state, unit)
    if (work) work.failedInRow += 1
  },
}

function siteOf({ kind, terrain, x, y, heading }: WorkSite): WorkSite {
  return { kind, terrain, x, y, heading }
}

/** [BA-6.3.0-04] Work that goes on at the same place keeps its turns. */
function turnsAt({ work }: Unit, site: WorkSite): number {
  return work && isSameSite(work, site) ? work.turns : 0
}

/** The same work at the same place. */
export function isSameSite(work: Work | null, site: WorkSite): boolean {
  return (
    work !== null &&
    work.kind === site.kind &&
    work.terrain === site.terrain &&
    work.x === site.x &&
    work.y === site.y &&
    work.heading === site.heading
  )
}
