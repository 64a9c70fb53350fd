import type { GroundShape, Marker, Message, Picture } from '@grognard/umpire'
import { clockTime } from '../clock.ts'
import { pointsNow } from '../ending/points.ts'
import { pointsTold } from '../ending/points-told.ts'
import { frontOf } from '../formation/footprint.ts'
import { arcsOf } from '../fire/arcs.ts'
import { CM } from '../measures.ts'
import type { State } from '../state.ts'
import { isOnBoard } from '../units.ts'
import { groundLines, groundShapes } from './ground.ts'
import { meleePlaces, pathsIn } from './paths.ts'
import { staffPiece, unitPiece } from './piece.ts'
import { commandOf } from './reach.ts'

/** Everything on the table that a player can see. */
export function picture(state: State): Picture {
  const units = state.units.filter(isOnBoard)
  const staff = state.staff.filter(figure => figure.status === 'onBoard')
  return {
    ...(state.title !== '' && { title: { key: 'ba.name', values: { name: state.title } } }),
    theme: 'campaign-map',
    measure: { size: CM, key: 'measure.cm' },
    bounds: { x: 0, y: 0, width: state.width, height: state.height },
    ground: [...groundShapes(state.terrain), ...zones(state)],
    lines: groundLines(state.terrain),
    pieces: [
      ...units.map(unit => unitPiece(state, unit)),
      ...staff.map(figure => staffPiece(state, figure)),
    ],
    markers: [...firingPlaces(state), ...meleePlaces(state)],
    arcs: [...units.flatMap(unit => arcsOf(state, unit)), ...staff.flatMap(commandOf)],
    paths: pathsIn(state),
    windFrom: null,
    goals: pointsTold(state),
    headline: headline(state),
    ...(isMeasuringBarred(state) && { isMeasuringBarred: { key: 'ba.measuring.barred' } }),
  }
}

/** Steps in which orders are written or fire is declared. */
const stepsOfDeclaring = ['orders', 'continuedFire', 'fire', 'advance']

/** [BA-1.1.1-11] Nothing is measured before it is ordered, unless measuring is agreed at any time. */
function isMeasuringBarred({ options, outcome, place }: State): boolean {
  const step = place[place.length - 1]?.at
  if (options.measuring === 'always' || outcome || step === undefined) return false
  return stepsOfDeclaring.includes(step)
}

/** The zones of sides that are still placing their units. */
function zones(state: State): GroundShape[] {
  if (state.place[state.place.length - 1]?.at !== 'deploy') return []
  return state.sides.map(side => ({
    kind: 'zone' as const,
    polygon: side.deployZone.slice(),
    label: { key: 'ba.ground.zone', values: { seat: { key: `seat.${side.seat}` } } },
  }))
}

/** [BA-1.1.6-06] A place given away by firing, until the end of the next turn. */
function firingPlaces(state: State): Marker[] {
  return state.units
    .filter(unit => isOnBoard(unit) && unit.firedIn !== null && unit.firedIn >= state.turn - 1)
    .map(unit => {
      const { x, y } = frontOf(unit)
      return { kind: 'firedFrom', x, y, label: { key: 'ba.marker.fired' } }
    })
}

function headline(state: State): Message[] {
  const [first = 0, second = 0] = pointsNow(state)
  const [one, other] = state.sides
  const values = {
    one: { key: `seat.${one?.seat ?? ''}` },
    other: { key: `seat.${other?.seat ?? ''}` },
    first,
    second,
  }
  return [
    { key: 'ba.headline.turn', values: { turn: Math.max(1, state.turn), last: state.lastTurn } },
    { key: 'ba.headline.clock', values: { time: clockTime(state.clock) } },
    { key: 'ba.headline.points', values },
  ]
}
