import { joinNames, stepOf } from '@grognard/umpire'
import type { ByStep, Message, Seat } from '@grognard/umpire'
import { planesToFly } from '../chapters/air-mission/fly.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { isReadyToSail } from '../chapters/movement/movers.ts'
import { isAfloat, isCrippled, nameOf } from '../model/units.ts'

type Adviser = (view: State, seat: Seat) => Message[]

const advisers: ByStep<State, Adviser> = { move: onMoving, fly: onFlying, gunfire: onFiring }

/** What the step's own hint does not say, since it depends on how things stand; then the hint. */
export function advice(view: State, seat: Seat): Message[] {
  const step = stepOf(view)
  const lines = advisers[step]?.(view, seat) ?? []
  return lines.length > 0 ? [...lines, { key: `step.${step}.hint` }] : []
}

/** [WAS-A15] [WAS-141] Ships that cannot move this turn, and those that are crippled. */
function onMoving(view: State, seat: Seat): Message[] {
  const own = view.units.filter(unit => unit.seat === seat && isAfloat(unit))
  return [
    ...lineOf(
      view,
      'was.advice.stunned',
      own.filter(({ isStunned }) => isStunned),
    ),
    ...lineOf(
      view,
      'was.advice.crippled',
      own.filter(unit => isCrippled(view, unit)),
    ),
    ...lastToMove(view, seat, own),
  ]
}

/** [WAS-055] With the last of several ships the step may end, without a word from the player. */
function lastToMove(view: State, seat: Seat, own: readonly SeaUnit[]): Message[] {
  const [unit, ...others] = own.filter(one => isReadyToSail(view, seat, one))
  if (!unit || others.length > 0 || own.length === 1) return []
  return [{ key: 'was.advice.lastToMove', values: { unit: nameOf(view, unit.id) } }]
}

function lineOf(view: State, key: string, units: readonly SeaUnit[]): Message[] {
  if (units.length === 0) return []
  const names = joinNames(units.map(({ id }) => nameOf(view, id)))
  return [{ key, values: { count: units.length, units: names } }]
}

/** [WAS-105] [WAS-108] How many aircraft are still to be sent, and how many are being rearmed. */
function onFlying(view: State, seat: Seat): Message[] {
  const own = view.aircraft.filter(plane => plane.seat === seat)
  const count = planesToFly(view, seat).length
  const rearming = own.filter(plane => plane.status === 'ready' && plane.rearming > 0).length
  return [{ key: 'was.advice.aircraft', values: { count, rearming } }]
}

/** [WAS-171] What darkness does to guns. */
function onFiring({ light }: State): Message[] {
  return light === 'night' ? [{ key: 'was.advice.dark', values: { rule: 'WAS-171' } }] : []
}
