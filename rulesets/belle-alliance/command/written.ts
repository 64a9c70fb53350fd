import type { Message, Seat, Value, WrittenOrders } from '@grognard/umpire'
import { nameOf } from '../names.ts'
import type { Part } from '../parts.ts'
import type { State, Unit } from '../state.ts'
import { partsFor } from './sheets.ts'
import { takesOrders } from './write-part.ts'

/** A part in words, as the order that wrote it is told. */
export type TellPart = (state: State, unit: string, part: Part) => Message

/** [BA-1.1.2-05] The seat's order sheets, unit by unit; those without orders too. */
export function writtenOrders(state: State, seat: Seat, tell: TellPart): WrittenOrders[] {
  return state.units
    .filter(unit => takesOrders(state, seat, unit))
    .map(unit => ({
      piece: unit.id,
      name: messageOf(nameOf(unit), unit),
      orders: partsFor(state, unit.id).map(part => tell(state, unit.id, part)),
    }))
}

function messageOf(name: Value, unit: Unit): Message {
  return typeof name === 'object' ? name : { key: 'ba.name', values: { name: unit.name } }
}
