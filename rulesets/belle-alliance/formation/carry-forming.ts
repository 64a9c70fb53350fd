import { copyUnit } from '../copy.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import { followedPart } from '../command/sheets.ts'
import type { Change } from './contest.ts'
import { following, isPossible } from './following.ts'
import type { Following } from './following.ts'
import { poseWithFront, rearOf } from './footprint.ts'
import { formHindrances } from './form.ts'
import { leaveGunsHindrances } from './leave-guns.ts'
import { manGunsHindrances } from './man-guns.ts'
import { newborn } from './parting.ts'
import { plainChange, reformed } from './reform.ts'
import type { Reformed } from './reform.ts'
import type { FormationKind } from '../tables/formations.ts'

/** [BA-2.2.1-01] Changes of formation that were ordered, and those that rest begins with. */
export function formings(table: BaTable): Change[] {
  const ordered = following(table, 'form', formHindrances).map(({ unit, part }) =>
    formingOf(unit, 'form', reformed(unit, part)),
  )
  return [...ordered, ...restings(table)]
}

function formingOf(unit: Unit, part: 'form' | 'rest', after: Reformed): Change {
  const { id, seat } = unit
  return {
    unit: id,
    part,
    claims: [{ ...unit, ...after }],
    gives: [id],
    carryOut: table => table.happen({ kind: 'formationChanged', seat, unit: id, ...after }),
  }
}

/** [BA-1.3.6-01] [BA-5.5.4-01] A unit that is to rest lies down; guns are left by an order of its own. */
function restings(table: BaTable): Change[] {
  return following(table, 'rest', []).flatMap(({ unit }) => {
    if (unit.formation.kind === 'rest' || unit.building !== null || unit.guns.length > 0) return []
    const after = reformed(unit, plainChange({ kind: 'rest', front: null, gap: null }))
    return [formingOf(unit, 'rest', after)]
  })
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
      carryOut: table => table.happen({ kind: 'gunsLeft', seat, unit: id, gunners }),
    }
  }
}

/** [BA-2.2.5-01] [BA-2.2.5-02] They form behind their guns, for work or rest where that is ordered. */
function gunnersOff(state: State, battery: Unit): Unit {
  const formation = { kind: formationOff(state, battery), front: null, gap: null }
  const gunners = {
    ...newborn(copyUnit(battery)),
    id: gunnersId(state, battery.id),
    guns: [],
    formation,
  }
  return { ...gunners, partOf: battery.id, ...poseWithFront(gunners, rearOf(battery)) }
}

function formationOff(state: State, { id }: Unit): FormationKind {
  if (followedPart(state, id, 'work')) return 'work'
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
    carryOut(table) {
      const now = unitOf(table.state, id)
      if (!isPossible(table, now, part, manGunsHindrances)) return
      const { battery, gunners } = part
      const onGuns = unitOf(table.state, battery).figures
      const sum = gunners.reduce((total, count) => total + count, 0)
      const left = id === battery ? 0 : now.figures - (sum - onGuns)
      table.happen({ kind: 'gunsManned', seat, unit: id, battery, gunners: gunners.slice(), left })
    },
  }
}
