import { seatsAsked, stepOf } from '@grognard/umpire'
import type { GroundShape, Marker, Message, Picture, Piece, Seat } from '@grognard/umpire'
import type { Cloud, DrawnPath, ShotsByKind } from '@grognard/umpire/picture.ts'
import { millimetre, section } from '../book/tables/measures.ts'
import type { Event } from '../events.ts'
import { homeOf, unitsToDeploy, zoneAt } from '../model/deployment.ts'
import type { Area } from '../model/deployment.ts'
import { scoreOf } from '../model/score.ts'
import type { State } from '../model/state.ts'
import { isInTheAir } from '../model/air.ts'
import { isAfloat, isSubmarine } from '../model/units.ts'
import { fannedOut } from './flights.ts'
import { pieceOf, planePiece } from './piece.ts'
import { arcsOf } from './ranges.ts'

/** [WAS-001] Everything on the table. */
export function picture(state: State): Picture {
  const { width, height } = state.rules
  return {
    ...(state.title !== '' && { title: { key: 'file.words', values: { name: state.title } } }),
    theme: 'plotting-board',
    measure: {
      size: section,
      key: 'was.measure.section',
      told: { size: millimetre, key: 'was.measure.mm' },
    },
    bounds: { x: 0, y: 0, width, height },
    ground: [
      ...deploymentZones(state),
      ...state.islands.flatMap(({ name, land, water }) => [
        { kind: 'shoal' as const, polygon: water.slice() },
        {
          kind: 'land' as const,
          polygon: land.slice(),
          label: { key: 'was.show.island', values: { name } },
        },
      ]),
    ],
    pieces: pieces(state),
    away: awayFrom(state),
    markers: markers(state),
    clouds: state.clouds.map(cloudOf),
    arcs: arcsOf(state),
    paths: wakesOf(state),
    windFrom: null,
    goals: [goalOf(state)],
    headline: headline(state),
  }
}

/** [WAS-008] [WAS-A59] Units that sailed off or carried their cargo ashore, and aircraft that stand on a deck or at the airbase. */
function awayFrom({ units, aircraft }: State): string[] {
  const landed = aircraft.filter(plane => plane.status !== 'lost' && !isInTheAir(plane))
  const gone = units.filter(({ status }) => status === 'left' || status === 'landed')
  return [...gone, ...landed].map(({ id }) => id)
}

function goalOf({ rules }: State): Message {
  const values = { allies: { key: 'seat.allies' }, axis: { key: 'seat.axis' } }
  return { key: `was.goal.${rules.victory}`, values }
}

/** [WAS-073] */
function cloudOf({ kind, x, y, radius }: State['clouds'][number]): Cloud {
  return { kind, x, y, radius, label: { key: `was.show.${kind}` } }
}

/** Where each unit has sailed last. */
function wakesOf(state: State): DrawnPath[] {
  return state.units
    .filter(unit => isAfloat(unit) && unit.wake.length > 0)
    .map(({ id, wake }) => ({ piece: id, points: wake.slice(), kind: 'wake' }))
}

export function pieces(state: State): Piece[] {
  const flying = state.aircraft.filter(isInTheAir)
  const aside = fannedOut(flying)
  return [
    ...state.units.filter(isAfloat).map(unit => pieceOf(state, unit)),
    ...flying.map(plane => planePiece(state, plane, aside.get(plane.id) ?? { x: 0, y: 0 })),
  ]
}

/** [WAS-037] [WAS-038] While a seat puts its units on the table: where they may lie. */
export function deploymentZones(state: State): GroundShape[] {
  if (stepOf(state) !== 'deploy') return []
  return seatsAsked(state).flatMap(seat => {
    const home = homeOf(state, seat)
    if (home === null) return []
    const waiting = unitsToDeploy(state, seat)
    return [false, true]
      .filter(isSub => waiting.some(unit => isSubmarine(state, unit) === isSub))
      .map(isSub => ({
        kind: 'zone' as const,
        polygon: cornersOf(zoneAt(state, home, isSub)),
        label: {
          key: isSub ? 'was.zone.submarines' : 'was.zone.ships',
          values: { seat: { key: `seat.${seat}` } },
        },
      }))
  })
}

function cornersOf({ x, y, width, height }: Area): number[] {
  return [x, y, x + width, y, x + width, y + height, x, y + height]
}

/** [WAS-161] Objectives with their owners, and the places that the scenario names. */
function markers(state: State): Marker[] {
  const objectives = state.objectives.map(({ x, y, owner }, at) => ({
    id: `objective-${at + 1}`,
    kind: 'objective' as const,
    x,
    y,
    label: objectiveLabel(at + 1, owner),
  }))
  const named = state.rules.markers.map(({ id, x, y }) => ({
    id,
    kind: 'objective' as const,
    x,
    y,
    label: { key: `was.show.marker.${id}` },
  }))
  return [...objectives, ...named]
}

function objectiveLabel(number: number, owner: Seat | null): Message {
  if (owner === null) return { key: 'was.show.objective', values: { number } }
  return { key: 'was.show.objectiveHeld', values: { number, seat: { key: `seat.${owner}` } } }
}

/** Attacks that can be seen on the table. */
export const shots: ShotsByKind<Event> = {
  attacked: ({ unit, target, lost, isDoomed }) => [
    { from: unit, to: target, isHit: lost > 0 || isDoomed },
  ],
  planeAttacked: ({ unit, target, result }) => [
    { from: unit, to: target, isHit: result !== 'missed' },
  ],
}

function headline(state: State): Message[] {
  const { turn, rules, players, light } = state
  return [
    { key: 'was.show.turnOf', values: { turn: Math.max(1, turn), limit: rules.turnLimit } },
    { key: `was.light.${light}` },
    ...players.map(({ seat }) => ({
      key: 'was.show.score',
      values: { seat: { key: `was.side.${seat}` }, score: scoreOf(state, seat) },
    })),
  ]
}
