import { field, hasRule } from '@grognard/umpire'
import type { EventsOf, Message, Reason, ShapeOf } from '@grognard/umpire'
import { rulebook } from '../../book/rulebook.ts'
import type { RuleId } from '../../book/rulebook.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { shelter } from '../../model/buildings.ts'
import { clauseKind } from '../../model/clauses.ts'
import { copyUnit } from '../../model/copy-rows.ts'
import { leastFiguresIn } from '../../model/formations.ts'
import { nameOf, nameOfCrewed, nameOfUnit } from '../../model/names.ts'
import { commonValues } from '../../model/parting.ts'
import type { State } from '../../model/state.ts'
import { along, formation, heading, seat, unitId, unitRow } from '../../model/unit-shape.ts'
import type { Formation, Unit } from '../../model/unit.ts'
import { findUnit, terrainOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

const reason: ShapeOf<Reason> = { type: 'anything' }

export const formationEvents = {
  unitSplit: event(
    { seat, unit: unitId, rest: unitRow, part: unitRow },
    {
      rule: 'BA-1.2.6-01',
      apply(state, { rest, part }) {
        markSplit(state, put(state, rest))
        markSplit(state, put(state, part))
      },
      describe: ({ unit, rest, part }, before) => ({
        key: 'ba.event.unitSplit',
        values: {
          unit: nameOfUnit(before, unit),
          figures: part.figures,
          part: nameOf(part),
          left: rest.figures,
        },
      }),
    },
  ),

  unitsJoined: event(
    { seat, unit: unitId, joined: unitId, whole: unitRow },
    {
      rule: 'BA-1.2.6-02',
      apply(state, { joined, whole }) {
        markSplit(state, put(state, whole))
        dissolve(state, joined, whole.id)
      },
      describe: ({ joined, whole }, before) => ({
        key: 'ba.event.unitsJoined',
        values: { unit: nameOf(whole), joined: nameOfUnit(before, joined), figures: whole.figures },
      }),
    },
  ),

  formationChanged: event(
    { seat, unit: unitId, formation, x: along, y: along, heading },
    {
      rule: ({ formation }) =>
        formation.kind === 'rest' || formation.kind === 'work' ? 'BA-1.3.5-01' : 'BA-2.2.1-01',
      apply(state, { unit, ...event }) {
        form(state, unitOf(state, unit), event)
      },
      describe: ({ unit, formation }, before) => ({
        key: isTooSmall(before, unit, formation.kind)
          ? 'ba.event.formationChanged.small'
          : 'ba.event.formationChanged',
        values: { unit: nameOfUnit(before, unit), formation: formationName(formation.kind) },
      }),
    },
  ),

  skirmishersSent: event(
    { seat, unit: unitId, figures: field.number, rest: unitRow, line: unitRow },
    {
      rule: 'BA-2.2.3-01',
      apply(state, { rest, line }) {
        markReformed(state, put(state, rest))
        markReformed(state, put(state, line))
      },
      describe: ({ unit, figures }, before) => ({
        key: 'ba.event.skirmishersSent',
        values: { unit: nameOfUnit(before, unit), figures },
      }),
    },
  ),

  skirmishersRecalled: event(
    {
      seat,
      unit: unitId,
      line: unitId,
      figures: field.number,
      whole: unitRow,
      /** What stays out; null where all came back. */
      left: field.orNothing(unitRow),
    },
    {
      rule: 'BA-1.2.5-02',
      apply(state, { line, whole, left }) {
        markReformed(state, put(state, whole))
        if (left) markReformed(state, put(state, left))
        else dissolve(state, line, whole.id)
      },
      describe: ({ unit, figures }, before) => ({
        key: 'ba.event.skirmishersRecalled',
        values: { unit: nameOfUnit(before, unit), figures },
      }),
    },
  ),

  buildingOccupied: event(
    { seat, unit: unitId, building: field.text(400) },
    {
      rule: 'BA-6.1.1-03',
      apply(state, { unit, building }) {
        const occupant = unitOf(state, unit)
        occupant.formation = { kind: 'line', front: null, gap: null }
        shelter(occupant, terrainOf(state, building))
        separate(occupant)
        markReformed(state, occupant)
      },
      describe: ({ unit, building }, before) => ({
        key: 'ba.event.buildingOccupied',
        values: { unit: nameOfUnit(before, unit), building: placeName(before, building) },
      }),
    },
  ),

  buildingLeft: event(
    { seat, unit: unitId, building: field.text(400), formation, x: along, y: along, heading },
    {
      rule: 'BA-6.1.1-03',
      apply(state, { unit, ...event }) {
        form(state, unitOf(state, unit), event)
      },
      describe: ({ unit, building, formation }, before) => ({
        key: 'ba.event.buildingLeft',
        values: {
          unit: nameOfUnit(before, unit),
          building: placeName(before, building),
          formation: formationName(formation.kind),
        },
      }),
    },
  ),

  gunsLeft: event(
    { seat, unit: unitId, gunners: unitRow },
    {
      rule: 'BA-2.2.5-02',
      /** [BA-1.2.4-02] No split, but a change of formation. */
      apply(state, { unit, gunners }) {
        const battery = unitOf(state, unit)
        battery.figures = 0
        for (const gun of battery.guns) gun.gunners = 0
        if (gunners.work) battery.work = null
        markReformed(state, battery)
        markReformed(state, put(state, gunners))
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.gunsLeft',
        values: { unit: nameOfCrewed(before, unit) },
      }),
    },
  ),

  gunsManned: event(
    {
      seat,
      unit: unitId,
      battery: unitId,
      /** Gunners of each model, in the battery's order. */
      gunners: field.list(field.number),
      /** Gunners that stay off the guns. */
      left: field.number,
    },
    {
      rule: 'BA-1.2.4-03',
      apply(state, { unit, battery, gunners, left }) {
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
      describe: ({ battery, gunners }, before) => ({
        key: 'ba.event.gunsManned',
        values: { unit: nameOfUnit(before, battery), gunners: gunners.join(' + ') },
      }),
    },
  ),

  soutienNamed: event(
    { seat, unit: unitId, line: unitId },
    {
      rule: 'BA-1.3.3-03',
      apply(state, { unit, line }) {
        for (const other of state.units) if (other.soutienOf === line) other.soutienOf = null
        unitOf(state, unit).soutienOf = line
      },
      describe: ({ unit, line }, before) => ({
        key: 'ba.event.soutienNamed',
        values: { unit: nameOfUnit(before, unit), line: nameOfUnit(before, line) },
      }),
    },
  ),

  /** [BA-2.2.1-05] Two units wanted the same ground. */
  groundContested: event(
    { winner: unitId, loser: unitId, winnerTotal: field.number, loserTotal: field.number },
    {
      apply() {},
      describe: ({ winner, loser, winnerTotal, loserTotal }, before) => ({
        key: 'ba.event.groundContested',
        values: {
          winner: nameOfUnit(before, winner),
          loser: nameOfUnit(before, loser),
          winnerTotal,
          loserTotal,
        },
      }),
    },
  ),

  /** [BA-6.1.1-04] Both sides wanted to go in: all stop in contact. */
  buildingContested: event(
    { building: field.text(400), units: field.list(unitId) },
    {
      rule: 'BA-6.1.1-04',
      apply(state, { units }) {
        for (const id of units) unitOf(state, id).doing.hasStopped = true
      },
      describe: ({ building }, before) => ({
        key: 'ba.event.buildingContested',
        values: { building: placeName(before, building) },
      }),
    },
  ),

  /** A part of an order that cannot be carried out any more, and why. */
  partFailed: event(
    { seat, unit: unitId, part: clauseKind, because: reason },
    {
      rule: ({ because }) => ruleNamed(because.rule),
      apply() {},
      describe: ({ unit, part, because }, before) => ({
        key: 'ba.event.partFailed',
        values: {
          unit: nameOfUnit(before, unit),
          part: { key: `order.${part}` },
          reason: messageOf(because),
        },
      }),
    },
  ),
}

export type FormationEvent = EventsOf<typeof formationEvents>

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

/** [BA-1.3.1-11] The other side is told. */
function isTooSmall(state: State, id: string, kind: FormationKind): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.figures < leastFiguresIn(kind)
}

function formationName(kind: string): Message {
  return { key: `ba.formation.${kind}` }
}

function placeName({ terrain }: State, id: string): string {
  return terrain.find(piece => piece.id === id)?.name ?? id
}

function messageOf({ message, values }: { message: string; values?: Message['values'] }): Message {
  return values ? { key: message, values } : { key: message }
}

function ruleNamed(rule: string): RuleId | null {
  return hasRule(rulebook, rule) ? rule : null
}
