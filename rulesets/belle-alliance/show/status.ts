import type { Message, Seat } from '@grognard/umpire'
import { clockTime, CM, DEGREE } from '../book/measures.ts'
import { pointsTold } from '../chapters/ending/points-told.ts'
import { pointsNow } from '../chapters/ending/points.ts'
import { distanceBetween } from '../model/contact.ts'
import { mayMeasure } from '../model/options.ts'
import type { Staff, State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { areEnemies, isOnBoard } from '../model/units.ts'

/** The battle in words, for a log, a terminal or a screen reader; the seat's own units first. */
export function status(view: State, seat: Seat): Message[] {
  const own = view.units.filter(unit => unit.seat === seat)
  const others = view.units.filter(unit => unit.seat !== seat)
  const units = [...own, ...others]
  return [
    ...ownWords(view),
    timeLine(view),
    ...units.filter(isOnBoard).map(unit => unitLine(view, unit)),
    ...units.filter(unit => !isOnBoard(unit)).map(goneLine),
    ...view.staff.filter(figure => figure.status === 'onBoard').map(staffLine),
    pointsLine(view),
    ...pointsTold(view),
  ]
}

/** What a player's own file says of its battle. */
function ownWords({ title, about }: State): Message[] {
  const texts = [title, about].filter(text => text !== '')
  return texts.map(name => ({ key: 'ba.name', values: { name } }))
}

function timeLine(view: State): Message {
  const { turn, lastTurn: last, clock } = view
  return { key: 'ba.status.time', values: { turn, last, time: clockTime(clock) } }
}

function unitLine(view: State, unit: Unit): Message {
  const nearest = nearestEnemy(view, unit)
  const values = {
    unit: unit.name,
    seat: { key: `seat.${unit.seat}` },
    arm: { key: `ba.arm.${unit.arm}` },
    figures: unit.figures,
    formation: { key: `ba.formation.${unit.formation.kind}` },
    disorder: { key: `ba.disorder.${unit.disorder}` },
    x: Math.round(unit.x / CM),
    y: Math.round(unit.y / CM),
    degrees: Math.round(unit.heading / DEGREE),
  }
  if (!nearest || !mayMeasure(view)) return { key: 'ba.status.unit', values }
  const far = { enemy: nearest.name, distance: Math.round(distanceBetween(unit, nearest) / CM) }
  return { key: 'ba.status.unitNear', values: { ...values, ...far } }
}

function nearestEnemy(view: State, unit: Unit): Unit | undefined {
  return view.units
    .filter(other => isOnBoard(other) && areEnemies(other, unit))
    .toSorted((one, other) => distanceBetween(unit, one) - distanceBetween(unit, other))[0]
}

function goneLine(unit: Unit): Message {
  const values = { unit: unit.name, turn: unit.arrival?.turn ?? 0 }
  return { key: `ba.status.gone.${unit.status}`, values }
}

function staffLine(figure: Staff): Message {
  const { x, y } = figure
  const values = { chief: figure.name, x: Math.round(x / CM), y: Math.round(y / CM) }
  return { key: `ba.status.${figure.kind}`, values }
}

function pointsLine(view: State): Message {
  const [first = 0, second = 0] = pointsNow(view)
  const [one, other] = view.sides
  return {
    key: 'ba.event.pointsScored',
    values: {
      one: { key: `seat.${one?.seat ?? ''}` },
      other: { key: `seat.${other?.seat ?? ''}` },
      first,
      second,
    },
  }
}
