import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import type { WorkKind } from '../../book/tables/ground.ts'
import { copyTerrain } from '../../model/copy-rows.ts'
import { markReformed } from '../../model/formations.ts'
import type { Terrain } from '../../model/setting.ts'
import { terrain } from '../../model/state-shape.ts'
import type { State } from '../../model/state.ts'
import { along, heading, unitId, workKind } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { terrainOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import { isSameSite, siteOf } from './site.ts'

const work = field.record({ kind: workKind, terrain: field.text(400), x: along, y: along, heading })

export const worksEvents = {
  /** [BA-6.3.0-02] The material is there: the work begins, or goes on where it broke off. */
  workProcured: event(
    { unit: unitId, work, total: field.number, needed: field.number },
    {
      apply(state, { unit: id, work }) {
        const unit = unitOf(state, id)
        unit.work = { ...siteOf(work), isBegun: true, turns: turnsAt(unit, work), failedInRow: 0 }
      },
      describe: ({ unit, work, total, needed }, before) => ({
        key: 'ba.event.workProcured',
        values: {
          unit: nameOf(before, unit),
          work: { key: `ba.work.${work.kind}` },
          total,
          needed,
        },
      }),
    },
  ),

  workRefused: event(
    { unit: unitId, work, total: field.number, needed: field.number },
    {
      apply(state, { unit: id, work }) {
        const unit = unitOf(state, id)
        const failedInRow = isSameSite(unit.work, work) ? (unit.work?.failedInRow ?? 0) + 1 : 1
        unit.work = { ...siteOf(work), isBegun: false, turns: turnsAt(unit, work), failedInRow }
      },
      describe: ({ unit, work, total, needed }, before) => ({
        key: 'ba.event.workRefused',
        values: {
          unit: nameOf(before, unit),
          work: { key: `ba.work.${work.kind}` },
          total,
          needed,
        },
      }),
    },
  ),

  /** [BA-6.3.0-02] Units that tried no more: turns that failed before count no more. */
  attemptsForgotten: event(
    { units: field.list(unitId) },
    {
      apply(state, { units }) {
        for (const id of units) {
          const { work } = unitOf(state, id)
          if (work) work.failedInRow = 0
        }
      },
      describe: () => null,
    },
  ),

  /** The unit forms up to its work, round its centre here. */
  unitFormedToWork: event(
    { unit: unitId, x: along, y: along },
    {
      rule: 'BA-1.3.5-01',
      apply(state, { unit: id, x, y }) {
        const unit = unitOf(state, id)
        unit.formation = { kind: 'work', front: null, gap: null }
        unit.x = x
        unit.y = y
        markReformed(state, unit)
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.formedToWork',
        values: { unit: nameOf(before, unit) },
      }),
    },
  ),

  workWentOn: event(
    { unit: unitId, turns: field.number },
    {
      apply(state, { unit, turns }) {
        const { work } = unitOf(state, unit)
        if (work) work.turns = turns
      },
      describe: () => null,
    },
  ),

  workBroken: event(
    { unit: unitId },
    {
      rule: 'BA-6.3.0-04',
      /** [BA-6.3.0-04] The turns worked stay. */
      apply(state, { unit }) {
        const { work } = unitOf(state, unit)
        if (!work) return
        work.isBegun = false
        work.failedInRow = 0
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.workBroken',
        values: { unit: nameOf(before, unit) },
      }),
    },
  ),

  workFinished: event(
    {
      unit: unitId,
      work: workKind,
      /** What was built; null where a piece of terrain was strengthened or destroyed. */
      built: field.orNothing(terrain),
      strengthened: field.text(400),
      destroyed: field.text(400),
    },
    {
      rule: 'BA-6.3.0-01',
      apply(state, { unit, built, strengthened, destroyed }) {
        unitOf(state, unit).work = null
        if (built) state.terrain = [...state.terrain, copyTerrain(built)]
        if (strengthened !== '')
          alter(state, terrainOf(state, strengthened), { isStrengthened: true })
        if (destroyed !== '') alter(state, terrainOf(state, destroyed), { isDestroyed: true })
      },
      describe: ({ unit, work }, before) => ({
        key: 'ba.event.workFinished',
        values: { unit: nameOf(before, unit), work: { key: `ba.work.${work}` } },
      }),
    },
  ),

  /** [BA-6.3.0-05] The last roll failed; another may be made after the next turn. */
  demolitionFailed: event(
    { unit: unitId, total: field.number, needed: field.number },
    {
      apply(state, { unit }) {
        const { work } = unitOf(state, unit)
        if (work) work.failedInRow += 1
      },
      describe: ({ unit, total, needed }, before) => ({
        key: 'ba.event.demolitionFailed',
        values: { unit: nameOf(before, unit), total, needed },
      }),
    },
  ),
}

export type WorksEvent = EventsOf<typeof worksEvents>

/** The terrain is setting: other battles go on with the list that was. */
function alter(state: State, piece: Terrain, change: Partial<Terrain>): void {
  state.terrain = state.terrain.map(one => (one === piece ? { ...piece, ...change } : one))
}

/** [BA-6.3.0-04] Work that goes on at the same place keeps its turns. */
function turnsAt({ work }: Unit, site: WorkSite): number {
  return work && isSameSite(work, site) ? work.turns : 0
}

const nameOf = (before: State, unit: string) => unitOf(before, unit).name

/** What is worked at, and where. */
export interface WorkSite {
  kind: WorkKind
  terrain: string
  x: number
  y: number
  heading: number
}
