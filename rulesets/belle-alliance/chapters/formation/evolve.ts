import { shelter } from '../../model/buildings.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { commonValues } from '../../model/parting.ts'
import type { State } from '../../model/state.ts'
import type { Formation, Unit } from '../../model/unit.ts'
import { terrainOf, unitOf } from '../../model/units.ts'
import type { Evolve } from '../../rules.ts'
import type { FormationEvent } from './events.ts'

export const formationEvolve: Evolve<FormationEvent> = {
  unitSplit(state, { rest, part }) {
    markSplit(state, put(state, rest))
    markSplit(state, put(state, part))
  },
  unitsJoined(state, { joined, whole }) {
    markSplit(state, put(state, whole))
    dissolve(state, joined, whole.id)
  },
  formationChanged(state, { unit, ...event }) {
    form(state, unitOf(state, unit), event)
  },
  skirmishersSent(state, { rest, line }) {
    markReformed(state, put(state, rest))
    markReformed(state, put(state, line))
  },
  skirmishersRecalled(state, { line, whole, left }) {
    markReformed(state, put(state, whole))
    if (left) markReformed(state, put(state, left))
    else dissolve(state, line, whole.id)
  },
  buildingOccupied(state, { unit, building }) {
    const occupant = unitOf(state, unit)
    occupant.formation = { kind: 'line', front: null, gap: null }
    shelter(occupant, terrainOf(state, building))
    separate(occupant)
    markReformed(state, occupant)
  },
  buildingLeft(state, { unit, ...event }) {
    form(state, unitOf(state, unit), event)
  },
  /** [BA-1.2.4-02] No split, but a change of formation. */
  gunsLeft(state, { unit, gunners }) {
    const battery = unitOf(state, unit)
    battery.figures = 0
    for (const gun of battery.guns) gun.gunners = 0
    if (gunners.work) battery.work = null
    markReformed(state, battery)
    markReformed(state, put(state, gunners))
  },
  gunsManned(state, { unit, battery, gunners, left }) {
    const manned = unitOf(state, battery)
    const before = manned.figures
    manned.guns.forEach((gun, i) => (gun.gunners = gunners[i] ?? gun.gunners))
    manned.figures = gunners.reduce((sum, count) => sum + count, 0)
    manned.refuge = null
    markReformed(state, manned)
    if (unit === battery) return
    shareValues(manned, before, unitOf(state, unit))
    if (left === 0) return dissolve(state, unit, battery)
    unitOf(state, unit).figures = left
    markReformed(state, unitOf(state, unit))
  },
  soutienNamed(state, { unit, line }) {
    for (const other of state.units) if (other.soutienOf === line) other.soutienOf = null
    unitOf(state, unit).soutienOf = line
  },
  groundContested() {},
  buildingContested(state, { units }) {
    for (const id of units) unitOf(state, id).doing.hasStopped = true
  },
  partFailed() {},
}

/** In the place of the unit of the same id, else as a new one; the state's own copy is returned. */
function put(state: State, unit: Unit): Unit {
  const copied = copyUnit(unit)
  const at = state.units.findIndex(({ id }) => id === unit.id)
  if (at < 0) state.units.push(copied)
  else state.units[at] = copied
  return copied
}

interface Form {
  formation: Formation
  x: number
  y: number
  heading: number
}

function form(state: State, unit: Unit, { formation, x, y, heading }: Form): void {
  unit.formation = { kind: formation.kind, front: formation.front, gap: formation.gap }
  unit.x = x
  unit.y = y
  unit.heading = heading
  unit.building = null
  unit.walls = null
  markReformed(state, unit)
}

/** [BA-2.1.0-03] [BA-1.1.1-08] */
function markSplit(state: State, unit: Unit): void {
  unit.doing.split = true
  markMoved(state, unit)
}

/** [BA-2.2.1-06] [BA-1.1.1-08] */
function markReformed(state: State, unit: Unit): void {
  unit.doing.reformed = true
  markMoved(state, unit)
}

function markMoved({ turn }: State, unit: Unit): void {
  unit.doing.moved = true
  unit.movedIn = turn
}

/** [BA-2.2.3-04] A skirmish line that occupies a building is split off by it. */
function separate(unit: Unit): void {
  if (unit.mother === null) return
  unit.partOf = unit.mother
  unit.splitInTown = true
  unit.mother = null
}

/** [BA-1.2.6-02] What gunners went through goes back to the guns, unless more were still there. */
function shareValues(battery: Unit, before: number, gunners: Unit): void {
  const stayed = { ...battery, figures: before }
  const came = { ...gunners, figures: battery.figures - before }
  Object.assign(battery, commonValues(stayed, came))
}

/** A unit that has become part of another: what named it names the other now. */
function dissolve(state: State, id: string, into: string): void {
  unitOf(state, id).status = 'joined'
  state.sheets = state.sheets.filter(sheet => sheet.unit !== id)
  state.attacks = state.attacks.filter(attack => attack.unit !== id)
  for (const attack of state.attacks) if (attack.target === id) attack.target = into
  for (const staff of state.staff) if (staff.contact === id) staff.contact = into
  for (const unit of state.units) rename(unit, id, into)
}

function rename(unit: Unit, id: string, into: string): void {
  if (unit.mother === id) unit.mother = into
  if (unit.refuge === id) unit.refuge = into
  for (const fired of unit.targets) if (fired.target === id) fired.target = into
}
