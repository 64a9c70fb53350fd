import { joinNames, stepOf } from '@grognard/umpire'
import type { ByStep, Message, Seat } from '@grognard/umpire'
import { mayFire } from '../chapters/command/shot.ts'
import { cannotTravel } from '../chapters/movement/path.ts'
import { mustStillMove } from '../model/must-move.ts'
import { isReadyToSail } from '../model/ship-refusals.ts'
import type { Ship, State } from '../model/state.ts'

type Adviser = (view: State, seat: Seat) => Message[]

const advisers: ByStep<State, Adviser> = { shots: onShot, move: onMoving }

/** What the step's own hint does not say, since it depends on how the ships lie. */
export function advice(view: State, seat: Seat): Message[] {
  return advisers[stepOf(view)]?.(view, seat) ?? []
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

/** [LOB-076] [LOB-149] [LOB-203] Ships that cannot sail, and why; those that can only flee. */
function onMoving(view: State, seat: Seat): Message[] {
  const bound = mustStillMove(view, seat)
  const fleeing = bound.filter(ship => ship.isFleeing)
  const own = view.ships.filter(ship => ship.seat === seat)
  const held = own.flatMap(ship => [...heldBy(view, ship), ...driftOf(view, ship)])
  if (fleeing.length === 0 && held.length === 0) return []
  const hint = fleeing.length < bound.length ? [{ key: 'step.move.hint' }] : []
  return [...fleeLine(fleeing), ...held, ...hint]
}

function fleeLine(fleeing: readonly Ship[]): Message[] {
  if (fleeing.length === 0) return []
  const ships = joinNames(fleeing.map(ship => ship.name))
  return [{ key: 'lob.advice.flees', values: { count: fleeing.length, ships } }]
}

/** [LOB-149] A ship that could sail but for her sails, and what she may do instead. */
function driftOf(state: State, ship: Ship): Message[] {
  const isAdrift = ship.sails === 0 && !ship.isAnchored && !ship.hasSpun
  if (!isAdrift || !isReadyToSail({ state, seat: ship.seat, ship: { ...ship, sails: 1 } }))
    return []
  return [{ key: 'lob.refuse.noSails', values: { ship: ship.name } }]
}

function heldBy(state: State, ship: Ship): Message[] {
  if (ship.isAnchored || !isReadyToSail({ state, seat: ship.seat, ship })) return []
  const reason = cannotTravel.find(row => row.when({ state, seat: ship.seat, ship }))
  const values = reason?.values?.({ state, seat: ship.seat, ship })
  return reason ? [{ key: reason.message, values: values ?? {} }] : []
}
