import type { BaTable } from '../rules.ts'
import type { Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Change } from './contest.ts'
import { following, isPossible } from './following.ts'
import type { Following } from './following.ts'
import { formationOutside, leaveHindrances, outside } from './leave.ts'
import { occupyHindrances } from './occupy.ts'
import { partedFigures } from './parting.ts'

/** [BA-6.1.1-03] Those that go in, one after the other while there is room. */
export function enterBuildings(table: BaTable): void {
  const entering = following(table, 'occupy', occupyHindrances)
  const contested = contestedBuildings(entering)
  for (const building of contested) stopAll(table, building, entering)
  for (const one of entering) if (!contested.has(one.part.building)) enter(table, one)
}

/** [BA-6.1.1-04] Buildings that units of both sides want. */
function contestedBuildings(entering: readonly Following<'occupy'>[]): Set<string> {
  const wanted = entering.filter(({ unit, part }) =>
    entering.some(rival => rival.part.building === part.building && rival.unit.seat !== unit.seat),
  )
  return new Set(wanted.map(({ part }) => part.building))
}

function stopAll(table: BaTable, building: string, entering: readonly Following<'occupy'>[]): void {
  const rivals = entering.filter(({ part }) => part.building === building)
  table.emit({ kind: 'buildingContested', building, units: rivals.map(({ unit }) => unit.id) })
}

function enter(table: BaTable, { unit, part }: Following<'occupy'>): void {
  if (!isPossible(table, unit, part, occupyHindrances)) return
  const id = part.figures < unit.figures ? splitOff(table, unit, part.figures) : unit.id
  table.emit({ kind: 'buildingOccupied', seat: unit.seat, unit: id, building: part.building })
}

/** [BA-6.1.1-06] The part that goes in is the new unit. */
function splitOff(table: BaTable, unit: Unit, figures: number): string {
  const { id, seat } = unit
  const parted = partedFigures(table.state, unit, figures)
  table.emit({ kind: 'unitSplit', seat, unit: id, ...parted })
  return parted.part.id
}

/** [BA-6.1.1-03] */
export function leavings(table: BaTable): Change[] {
  return following(table, 'leave', leaveHindrances).map(leavingOf)
}

function leavingOf({ unit, part }: Following<'leave'>): Change {
  const { id, seat } = unit
  const { x, y, heading } = part
  const building = unit.building ?? ''
  return {
    unit: id,
    part: 'leave',
    claims: [outside(unit, part)],
    gives: [],
    execute(table) {
      leaveBehind(table, unitOf(table.state, id), part.figures)
      const formation = formationOutside(unit, part)
      table.emit({ kind: 'buildingLeft', seat, unit: id, building, formation, x, y, heading })
    },
  }
}

/** [BA-6.1.1-06] [BA-6.1.1-07] Those that stay are the new unit: order and effects go with the others. */
function leaveBehind(table: BaTable, unit: Unit, figures: number): void {
  if (figures < unit.figures) splitOff(table, unit, unit.figures - figures)
}
