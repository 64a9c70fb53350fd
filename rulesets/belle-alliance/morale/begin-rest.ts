import { followedPart } from '../command/sheets.ts'
import { plainChange, reformed } from '../formation/reform.ts'
import type { Reformed } from '../formation/reform.ts'
import { hasRoom } from '../formation/room.ts'
import { hindranceTo } from '../formation/writing.ts'
import { nameOf } from '../names.ts'
import type { BaTable } from '../rules.ts'
import type { RestPart } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { isGunnersOnly, isOnBoard } from '../units.ts'
import { bodilyRefusals } from './rest.ts'

/** [BA-1.3.6-01] [BA-5.5.4-01] Who is to rest forms up for it; to be called after gunners left guns. */
export function beginRests(table: BaTable): void {
  for (const written of table.state.units.slice()) {
    const part = followedPart(table.state, written.id, 'rest')
    if (part) beginRest(table, restingOf(table.state, written), part)
  }
}

/** [BA-2.2.5-02] Of a battery the gunners that have left it. */
function restingOf(state: State, unit: Unit): Unit {
  if (unit.guns.length === 0) return unit
  const off = (other: Unit) => isOnBoard(other) && isGunnersOnly(other) && other.partOf === unit.id
  return state.units.find(off) ?? unit
}

function beginRest(table: BaTable, unit: Unit, part: RestPart): void {
  const { state } = table
  const { id, seat } = unit
  const because =
    hindranceTo(bodilyRefusals, { state, seat, unit: id, part }) ?? noRoom(state, unit)
  if (because) return table.emit({ kind: 'partFailed', seat, unit: id, part: 'rest', because })
  const { x, y, heading } = formedToRest(unit)
  table.emit({ kind: 'restBegun', unit: id, x, y, heading, goal: part.goal })
}

function noRoom(state: State, unit: Unit) {
  if (unit.walls || hasRoom(state, { ...unit, ...formedToRest(unit) }, [unit.id])) return null
  return { rule: 'BA-2.2.1-05', message: 'ba.refuse.noRoomToRest', values: { unit: nameOf(unit) } }
}

/** [BA-2.2.1-01] Behind the middle of its front; in a building where it is. */
function formedToRest(unit: Unit): Reformed {
  const formation = { kind: 'rest' as const, front: null, gap: null }
  const { x, y, heading } = unit
  return unit.walls ? { formation, x, y, heading } : reformed(unit, plainChange(formation))
}
