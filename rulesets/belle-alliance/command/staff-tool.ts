import { whole } from '@grognard/geometry/measured/units.ts'
import { distanceToPoint } from '@grognard/geometry'
import type { Message, PlaceTool, Seat } from '@grognard/umpire'
import { hullOf } from '../formation/footprint.ts'
import type { Staff, State, Unit } from '../state.ts'
import { staffBase } from '../tables/bases.ts'
import { isOnBoard, staffOf } from '../units.ts'
import { freeBeside } from './beside.ts'
import { staffNameOf } from './chiefs.ts'
import type { StaffMove } from './staff-goals.ts'

/** A figure put this near to an own unit stands in contact with it, 1/1000 cm. */
const SNAP = staffBase.depth

/** Puts chiefs and orderlies on a point, or in contact with the own unit there. */
export function staffTool(
  movable: (state: State, seat: Seat) => readonly Staff[],
): PlaceTool<State, StaffMove> {
  return {
    tool: 'place',
    piece: ({ staff }) => staff,
    pieces: (state, seat) => movable(state, seat).map(({ id }) => id),
    at(state, seat, piece, x, y) {
      const figure = staffOf(state, piece)
      const unit = unitAt(state, seat, x, y)
      const pose = unit && freeBeside(state, figure, unit, x, y)
      const place = pose ?? { x: whole(x), y: whole(y) }
      return {
        kind: 'moveStaff',
        staff: piece,
        x: place.x,
        y: place.y,
        contact: unit && pose ? unit.id : '',
      }
    },
    label: labelOf,
  }
}

function labelOf(state: State, piece: string): Message {
  const name = staffNameOf(state, staffOf(state, piece))
  return typeof name === 'object' ? name : { key: 'ba.name', values: { name } }
}

function unitAt(state: State, seat: Seat, x: number, y: number): Unit | undefined {
  return state.units.find(
    unit => unit.seat === seat && isOnBoard(unit) && distanceToPoint(hullOf(unit), x, y) <= SNAP,
  )
}
