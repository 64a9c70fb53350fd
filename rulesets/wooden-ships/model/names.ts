import type { Message, Value } from '@grognard/umpire'
import { cardOf, findShip } from './ships.ts'
import type { State } from './state.ts'

/** A ship's name as a value of a sentence; an order may name a ship that is not there. */
export function shipName(state: State, id: string): string {
  const ship = findShip(state, id)
  return ship ? cardOf(state, ship).name : id
}

/** Names as a list: "Victory, Temeraire and Neptune". */
export function shipNames(state: State, ids: readonly string[]): Value {
  return joined(ids.map(id => shipName(state, id)))
}

/** One after the other, as a list in words. */
export function joined(parts: readonly Value[]): Value {
  const [first = '', ...others] = parts
  return others.reduce<Value>((list, more) => listed(list, more), first)
}

function listed(list: Value, more: Value): Message {
  return { key: 'ws.list', values: { list, more } }
}
