import type { Message, Seat } from '@grognard/umpire'
import { mayFire } from './command/shot.ts'
import { isReadyToSail, mustStillMove } from './movement/duty.ts'
import { noWay } from './movement/no-way.ts'
import type { Ship, State } from './state.ts'

type Adviser = (view: State, seat: Seat) => Message[]

const advisers: Readonly<Record<string, Adviser>> = { shots: onShot, move: onMoving }

/** What the step's own hint does not say, since it depends on how the ships lie. */
export function advice(view: State, seat: Seat): Message[] {
  const step = view.place[view.place.length - 1]?.at ?? ''
  return advisers[step]?.(view, seat) ?? []
}

/** [LOB-054] How many ships have a choice left, and what becomes of them. */
function onShot(view: State, seat: Seat): Message[] {
  const open = view.ships.filter(
    ship => ship.seat === seat && ship.shot === null && mayFire(view, ship),
  )
  if (open.length === 0) return []
  const left = { key: 'lob.advice.shotsLeft', values: { count: open.length } }
  return [left, { key: 'step.shots.hint' }]
}

/** [LOB-076] [LOB-203] Ships that cannot sail, and why; those that can only flee. */
function onMoving(view: State, seat: Seat): Message[] {
  const bound = mustStillMove(view, seat)
  const fleeing = bound.filter(ship => ship.isFleeing)
  const held = view.ships.filter(ship => ship.seat === seat).flatMap(ship => heldBy(view, ship))
  if (fleeing.length === 0 && held.length === 0) return []
  const hint = fleeing.length < bound.length ? [{ key: 'step.move.hint' }] : []
  return [...fleeLine(fleeing), ...held, ...hint]
}

function fleeLine(fleeing: readonly Ship[]): Message[] {
  if (fleeing.length === 0) return []
  const ships = fleeing.map(ship => ship.name).join(', ')
  return [{ key: 'lob.advice.flees', values: { count: fleeing.length, ships } }]
}

function heldBy(state: State, ship: Ship): Message[] {
  if (ship.isAnchored || !isReadyToSail(state, ship)) return []
  const reason = noWay.find(row => row.when({ state, seat: ship.seat, ship }))
  const values = reason?.values?.({ state, seat: ship.seat, ship })
  return reason ? [{ key: reason.message, values: values ?? {} }] : []
}
