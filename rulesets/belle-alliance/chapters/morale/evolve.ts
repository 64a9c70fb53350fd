import { copyUnit } from '../../model/copy-rows.ts'
import { copyForcedMove } from '../../model/copy.ts'
import { lapseAttacks } from '../../model/losses.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import type { Evolve } from '../../rules.ts'
import { moveOf } from './directions.ts'
import type { FiguresLost, MoraleEvent, Put } from './events.ts'
import { routFormation } from './retreat.ts'

export const moraleEvolve: Evolve<MoraleEvent> = {
  figuresLost(state, event) {
    const unit = unitOf(state, event.unit)
    closeUp(unit, event)
    if (event.cause === 'surrender' && event.figures === 0) surrender(state, unit)
    if (event.cause === 'prisoners' || event.cause === 'surrender')
      countPrisoners(state, unit, event.lost)
  },
  valeurChanged(state, event) {
    const unit = unitOf(state, event.unit)
    if (event.cause === 'rest') winBack(unit, event.valeur)
    unit.valeur = event.valeur
  },
  disorderInflicted(state, event) {
    const unit = unitOf(state, event.unit)
    unit.disorder = event.degree
    unit.disorderedIn = state.turn
    unit.doing.disordered = true
    if (event.degree !== 'LU') {
      unit.rest = null
      lapseAttacks(state, event.unit)
    }
    if (event.forced === null) return
    forget(state, event.unit)
    for (const move of state.forced) move.with = move.with.filter(id => id !== event.unit)
    state.forced.push(copyForcedMove(event.forced))
  },
  unitRemoved(state, event) {
    unitOf(state, event.unit).status = 'removed'
    leaveAlone(state, event.unit)
    forget(state, event.unit)
  },
  suppliesCounted(state, event) {
    const unit = unitOf(state, event.unit)
    unit.supply = event.supply
    unit.supplyRolls = event.left
  },
  directionChosen(state, event) {
    const move = moveOf(state, event.unit)
    if (move) move.heading = event.heading
  },
  leftBuilding(state, event) {
    const unit = stand(state, event)
    unit.building = null
    unit.walls = null
    unit.formation = { kind: 'huddle', front: null, gap: null }
  },
  gunsAbandoned(state, event) {
    const battery = unitOf(state, event.battery)
    state.units.push(copyUnit(event.gunners))
    battery.figures = 0
    for (const gun of battery.guns) gun.gunners = 0
    battery.disorder = 'OR'
    const move = moveOf(state, event.battery)
    if (move) move.unit = event.gunners.id
  },
  retreated(state, event) {
    standAside(state, event)
    force(stand(state, event.put), state.turn)
    forget(state, event.unit)
  },
  routed(state, event) {
    standAside(state, event)
    for (const place of event.put) {
      const unit = stand(state, place)
      force(unit, state.turn)
      if (event.isOver || unit.building !== null) unit.formation = routFormation()
      unit.building = null
      unit.walls = null
    }
    forget(state, event.unit)
  },
  leftBoard(state, event) {
    const unit = unitOf(state, event.unit)
    unit.status = 'left'
    unit.leaving = { edge: event.edge, along: event.along, turn: state.turn }
    forget(state, event.unit)
  },
  contactNoted(state, { carrier, second, heading, left, ...event }) {
    state.carried.push({ carrier, second, with: event.with.slice(), heading, left })
  },
  spreadRolled(state, event) {
    state.carried = state.carried.filter(contact => contact.carrier !== event.carrier)
  },
  routsJoined(state, event) {
    for (const move of state.forced)
      if (move.unit === event.unit) move.with = event.with.slice()
      else move.with = move.with.filter(id => !event.with.includes(id))
  },
  contactForgotten(state, event) {
    state.carried = state.carried.filter(contact => contact.carrier !== event.carrier)
  },
  reorganisingWanted(state, event) {
    state.reorganising.push({ unit: event.unit, formation: event.formation })
  },
  reorganisingRolled(state, event) {
    const unit = unitOf(state, event.unit)
    state.reorganising = state.reorganising.filter(row => row.unit !== event.unit)
    unit.failedReorganising = event.to === 'FU' ? unit.failedReorganising + 1 : 0
  },
  reorganisingForgotten(state, event) {
    for (const id of event.units) unitOf(state, id).failedReorganising = 0
  },
  formedUp(state, event) {
    stand(state, event).formation = { kind: event.formation, front: event.front, gap: null }
  },
  reorganised(state, event) {
    const unit = unitOf(state, event.unit)
    unit.disorder = event.to
    unit.disorderedIn = state.turn
  },
  restBegun(state, event) {
    const unit = stand(state, event)
    unit.formation = { kind: 'rest', front: null, gap: null }
    unit.rest = { since: state.turn, goal: event.goal, turns: 0 }
    unit.doing.reformed = true
    unit.doing.moved = true
    unit.movedIn = state.turn
    if (event.goal === 'supply') runOut(unit)
  },
  rested(state, event) {
    const { rest } = unitOf(state, event.unit)
    if (rest) rest.turns = event.turns
  },
  resupplied(state, event) {
    const unit = unitOf(state, event.unit)
    unit.supply = 'full'
    unit.supplyRolls = 0
    if (unit.rest) unit.rest = { since: state.turn, goal: 'valeur', turns: 0 }
  },
  restBroken(state, event) {
    unitOf(state, event.unit).rest = null
  },
}

function winBack(unit: Unit, valeur: number): void {
  unit.valeurWonBack += valeur - unit.valeur
  if (unit.rest) unit.rest.turns = 0
}

/** [BA-5.5.3-03] What was left is forfeit. */
function runOut(unit: Unit): void {
  unit.supply = 'none'
  unit.supplyRolls = 0
}

/** The unit has no forced move to make any more. */
function forget(state: State, unit: string): void {
  state.forced = state.forced.filter(move => move.unit !== unit)
}

/** Staff figures have nobody to be in contact with any more. */
function leaveAlone(state: State, unit: string): void {
  for (const figure of state.staff) if (figure.contact === unit) figure.contact = null
}

function stand(state: State, { unit: id, x, y, heading }: Put): Unit {
  const unit = unitOf(state, id)
  unit.x = x
  unit.y = y
  unit.heading = heading
  return unit
}

/** [BA-1.1.1-07] A forced move is movement too. */
function force(unit: Unit, turn: number): void {
  unit.doing.forced = true
  unit.doing.moved = true
  unit.movedIn = turn
}

interface Aside {
  passed: readonly string[]
  pushed: readonly Put[]
}

/** Who was passed through or pushed along. */
function standAside(state: State, { passed, pushed }: Aside): void {
  for (const id of passed) unitOf(state, id).doing.passedThrough = true
  for (const place of pushed) {
    const unit = stand(state, place)
    unit.doing.pressedBack = true
    unit.doing.moved = true
    unit.movedIn = state.turn
  }
}

function closeUp(unit: Unit, event: FiguresLost): void {
  unit.figures = event.figures
  unit.guns.forEach((gun, index) => {
    gun.gunners = event.gunners[index] ?? gun.gunners
  })
  unit.formation.front = event.front
  unit.x = event.x
  unit.y = event.y
}

/** [BA-6.1.3-02] Nobody got out. */
function surrender(state: State, unit: Unit): void {
  unit.status = 'surrendered'
  leaveAlone(state, unit.id)
  forget(state, unit.id)
}

/** [BA-4.1.3-07] They are taken by the other side. */
function countPrisoners({ sides, score }: State, unit: Unit, lost: number): void {
  score.prisoners = score.prisoners.map((count, side) =>
    sides[side]?.seat === unit.seat ? count : count + lost,
  )
}
