import { cosine, sine } from '@grognard/geometry'
import { stepOf } from '@grognard/umpire'
import type { Arc, GroundShape, Marker, Message, Picture } from '@grognard/umpire'
import { clockTime, CM } from '../book/measures.ts'
import { distances } from '../book/tables/scale.ts'
import { pointsTold } from '../chapters/ending/points-told.ts'
import { pointsNow } from '../chapters/ending/points.ts'
import { frontOf } from '../model/footprint.ts'
import { mayMeasure } from '../model/options.ts'
import type { Staff, State } from '../model/state.ts'
import type { Step } from '../model/steps.ts'
import { isOnBoard } from '../model/units.ts'
import { arcsOf } from './arcs.ts'
import { groundLines, groundShapes, meleePlaces, pathsIn } from './map.ts'
import { staffPiece, unitPiece } from './pieces.ts'

/** Points of a circle are so far apart, 1/100 degree. */
const STEP = 600
const FULL_TURN = 36_000

/** [BA-1.1.3-01] Within this circle a chief's units follow their orders without a roll. */
function commandOf({ id, kind, x, y }: Staff): Arc[] {
  if (kind !== 'chief') return []
  const reach = distances.orderRoll
  const polygon = Array.from({ length: FULL_TURN / STEP }, (_, i) => [
    Math.round(x + reach * sine(i * STEP)),
    Math.round(y + reach * cosine(i * STEP)),
  ]).flat()
  const label = { key: 'ba.arc.command.reach', values: { cm: reach / CM } }
  return [{ piece: id, key: 'ba.arc.command', bands: [{ polygon, label }] }]
}

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
    away: state.units.filter(({ status }) => status === 'exited').map(({ id }) => id),
    markers: [...firingPlaces(state), ...meleePlaces(state)],
    arcs: [...units.flatMap(unit => arcsOf(state, unit)), ...staff.flatMap(commandOf)],
    paths: pathsIn(state),
    windFrom: null,
    timeOfDay: state.clock,
    goals: pointsTold(state),
    headline: headline(state),
    ...(isMeasuringBarred(state) && { isMeasuringBarred: { key: 'ba.measuring.barred' } }),
  }
}

/** Steps in which orders are written or fire is declared. */
const stepsOfDeclaring: readonly (Step | '')[] = ['orders', 'continuedFire', 'fire', 'advance']

/** [BA-1.1.1-11] Nothing is measured before it is ordered, unless measuring is agreed at any time. */
function isMeasuringBarred(state: State): boolean {
  if (mayMeasure(state) || state.outcome) return false
  return stepsOfDeclaring.includes(stepOf(state))
}

/** The zones of sides that are still placing their units. */
function zones(state: State): GroundShape[] {
  if (stepOf(state) !== 'deploy') return []
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
