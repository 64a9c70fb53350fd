import { copyUnit } from '../../model/copy-rows.ts'
import { marchMove } from '../../model/staff.ts'
import type { Attack, State } from '../../model/state.ts'
import { staffOf, unitOf } from '../../model/units.ts'
import { putLast } from '../../model/view.ts'
import type { Evolve } from '../../rules.ts'
import type { MarchEvent, Ticked } from './events.ts'

export const marchEvolve: Evolve<MarchEvent> = {
  ticked(state, event) {
    moveUnits(state, event)
    moveStaff(state, event)
  },
  unitArrived(state, { arrived }) {
    putLast(state.units, copyUnit(arrived))
  },
  unitKeptOut() {},
  rateTaken(state, event) {
    const unit = unitOf(state, event.unit)
    if (unit.doing.rate !== 'fast') unit.doing.rate = event.rate
    if (event.rate === 'charge') unit.chargedIn = state.turn
  },
  pressedBack(state, event) {
    unitOf(state, event.unit).doing.pressedBack = true
  },
  attackMet(state, event) {
    const attack = attackOf(state, event.unit)
    if (!attack) return
    if (attack.target !== event.enemy) attack.againstPosition = false
    attack.met = event.enemy
    attack.isCharge = event.isCharge
    if (event.isCharge) haveCharged(state, event.unit)
    attack.state = 'met'
  },
  positionReached(state, event) {
    const attack = attackOf(state, event.unit)
    if (!attack) return
    attack.isCharge = unitOf(state, event.unit).doing.rate === 'charge'
    attack.state = 'met'
  },
  attackCancelled(state, event) {
    const attack = attackOf(state, event.unit)
    if (attack) attack.state = 'cancelled'
  },
  passedThrough(state, event) {
    unitOf(state, event.unit).doing.passedThrough = true
  },
  rightOfWayRolled() {},
  unitExited(state, event) {
    const unit = unitOf(state, event.unit)
    unit.status = 'exited'
    unit.leaving = { edge: event.edge, along: event.along, turn: state.turn }
    leaveStaff(state, event.unit)
  },
  placeAdapted(state, event) {
    stand(unitOf(state, event.unit), event.x, event.y, event.heading)
  },
  marchHeldUp() {},
  marchEnded(state, event) {
    event.units.forEach((id, i) => {
      const { doing } = unitOf(state, id)
      doing.marched = event.marched[i] ?? doing.marched
      doing.sinceAbout = event.sinceAbout[i] ?? doing.sinceAbout
    })
    for (const id of event.pivoted) unitOf(state, id).doing.hasPivoted = true
    for (const id of event.turnedAbout) unitOf(state, id).doing.hasTurnedAbout = true
    for (const id of event.stopped) unitOf(state, id).doing.hasStopped = true
    for (const id of event.advanced) unitOf(state, id).doing.hasAdvanced = true
  },
}

/** [BA-4.4.0-03] [BA-2.3.3-03] [BA-4.1.4-01] At the charge, also where it did not have to march for it. */
function haveCharged(state: State, id: string): void {
  const unit = unitOf(state, id)
  unit.chargedIn = state.turn
  unit.doing.rate = 'charge'
}

/** The attack of the sub-phase that is played; an earlier one has been fought. */
function attackOf(state: State, unit: string): Attack | undefined {
  return state.attacks.findLast(attack => attack.unit === unit)
}

interface Standing {
  x: number
  y: number
  heading: number
}

function stand(figure: Standing, x: number, y: number, heading: number): void {
  figure.x = x
  figure.y = y
  figure.heading = heading
}

/** Three numbers for each. */
const POSE = 3

function moveUnits(state: State, { units, poses }: Ticked): void {
  units.forEach((id, i) => {
    const unit = unitOf(state, id)
    const [x = unit.x, y = unit.y, heading = unit.heading] = poses.slice(POSE * i, POSE * i + POSE)
    stand(unit, x, y, heading)
    unit.doing.moved = true
    unit.movedIn = state.turn
  })
}

function moveStaff(state: State, { staff, places }: Ticked): void {
  staff.forEach((id, i) => {
    const figure = staffOf(state, id)
    const [x = figure.x, y = figure.y, heading = 0] = places.slice(POSE * i, POSE * i + POSE)
    stand(figure, x, y, heading)
    figure.lastMove = marchMove(state)
  })
}

/** [BA-1.1.4-13] Staff figures stay on the edge. */
function leaveStaff(state: State, unit: string): void {
  for (const figure of state.staff) {
    if (figure.contact !== unit) continue
    figure.contact = null
    figure.x = Math.min(Math.max(figure.x, 0), state.width)
    figure.y = Math.min(Math.max(figure.y, 0), state.height)
  }
}
