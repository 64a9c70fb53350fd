import type { Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { copyUnit } from '../copy-unit.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { followedPart } from '../command/sheets.ts'
import type { Change } from './contest.ts'
import { following, isPossible } from './following.ts'
import type { Following } from './following.ts'
import { hullOf, poseWithCentre, poseWithFront, rearOf, sizeOfUnit } from './footprint.ts'
import { formHindrances } from './form-hindrances.ts'
import { leaveGunsHindrances } from './leave-guns.ts'
import { manGunsHindrances } from './man-guns.ts'
import { newborn } from './parting.ts'
import { reformed } from './reform.ts'
import { hasRoom } from './room.ts'
import type { FormationKind } from '../tables/formations.ts'

/** [BA-2.2.1-01] */
export function formings(table: BaTable): Change[] {
  return following(table, 'form', formHindrances).map(formingOf)
}

function formingOf({ unit, part }: Following<'form'>): Change {
  const { id, seat } = unit
  const after = reformed(unit, part)
  return {
    unit: id,
    part: 'form',
    claims: [{ ...unit, ...after }],
    gives: [id],
    execute: table => table.emit({ kind: 'formationChanged', seat, unit: id, ...after }),
  }
}

/** [BA-2.2.5-01] [BA-2.2.5-03] */
export function gunChanges(table: BaTable): Change[] {
  return [
    ...following(table, 'leaveGuns', leaveGunsHindrances).map(leavingOf(table.state)),
    ...following(table, 'manGuns', manGunsHindrances).map(manningOf),
  ]
}

function leavingOf(state: State) {
  return ({ unit }: Following<'leaveGuns'>): Change => {
    const gunners = gunnersOff(state, unit)
    const { id, seat } = unit
    return {
      unit: id,
      part: 'leaveGuns',
      claims: [gunners],
      gives: [],
      execute: table => table.emit({ kind: 'gunsLeft', seat, unit: id, gunners }),
    }
  }
}

/** [BA-2.2.5-01] [BA-2.2.5-02] They form behind their guns, for work or rest where that is ordered. */
function gunnersOff(state: State, battery: Unit): Unit {
  const work = battery.work ? { ...battery.work } : null
  const formation = { kind: formationOff(state, battery), front: null, gap: null }
  const id = gunnersId(state, battery.id)
  const gunners = { ...newborn(copyUnit(battery)), id, guns: [], formation, work }
  return { ...gunners, partOf: battery.id, ...placeBeside(state, battery, gunners) }
}

/** [BA-2.2.5-01] In contact: behind the guns, or where there is room beside or before them. */
function placeBeside(state: State, battery: Unit, gunners: Unit): Pose {
  const hull = hullOf(battery)
  const { width, depth } = sizeOfUnit(gunners)
  const ahead = (hull.length + depth) / 2
  const aside = (hull.beam + width) / 2
  const behind = poseWithFront(gunners, rearOf(battery))
  const others = [offset(hull, 0, aside), offset(hull, 0, -aside), offset(hull, ahead, 0)]
  const poses = [behind, ...others.map(centre => poseWithCentre(gunners, centre))]
  return poses.find(pose => hasRoom(state, { ...gunners, ...pose }, [])) ?? behind
}

function formationOff(state: State, { id, work }: Unit): FormationKind {
  if (work?.isBegun) return 'work'
  return followedPart(state, id, 'rest') ? 'rest' : 'gunners'
}

function gunnersId(state: State, of: string, number = 1): string {
  const wanted = number === 1 ? `${of}-gunners` : `${of}-gunners-${number}`
  const found = state.units.find(unit => unit.id === wanted)
  return !found || found.status === 'joined' ? wanted : gunnersId(state, of, number + 1)
}

function manningOf({ unit, part }: Following<'manGuns'>): Change {
  const { id, seat } = unit
  return {
    unit: id,
    part: 'manGuns',
    claims: [],
    gives: [id],
    execute(table) {
      const now = unitOf(table.state, id)
      if (!isPossible(table, now, part, manGunsHindrances)) return
      const { battery, gunners } = part
      const onGuns = unitOf(table.state, battery).figures
      const sum = gunners.reduce((total, count) => total + count, 0)
      const left = id === battery ? 0 : now.figures - (sum - onGuns)
      table.emit({ kind: 'gunsManned', seat, unit: id, battery, gunners: gunners.slice(), left })
    },
  }
}
