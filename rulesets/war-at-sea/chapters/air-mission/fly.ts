import { allows, field, judgeBy } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import { dieSides, findsInDark } from '../../book/tables/dice.ts'
import { baseSize } from '../../book/tables/measures.ts'
import { isInTheAir, isOnTable, planeFigure, planeLabel } from '../../model/air.ts'
import { along } from '../../model/fields.ts'
import { placeName } from '../../model/places.ts'
import type { Aircraft, State } from '../../model/state.ts'
import {
  cardOf,
  findPlane,
  hasWeapon,
  isAfloat,
  nameOf,
  planeOf,
  typeOf,
} from '../../model/units.ts'
import type { WasOrderRules, WasRefusal, WasTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** Where an aircraft is to be placed. */
interface Placing {
  aircraft: string
  x: number
  y: number
}

/** An aircraft that is to be sent out. */
interface Sent {
  state: State
  seat: Seat
  plane: Aircraft | undefined
}

interface Flight extends Sent {
  at: Placing
  isStrafing: boolean
}

const planeName = ({ state, plane }: Sent) => ({ plane: nameOf(state, plane?.id ?? '') })

/** [WAS-105] [WAS-108] What keeps an aircraft on the ground. */
const sentRefusals: readonly WasRefusal<Sent>[] = [
  stop(
    'WAS-105',
    'was.refuse.notYourAircraft',
    ({ seat, plane }) => plane === undefined || plane.seat !== seat || plane.status === 'lost',
  ),
  stop(
    'WAS-105',
    'was.refuse.hasFlown',
    ({ plane }) => plane !== undefined && plane.status !== 'ready',
    planeName,
  ),
  stop(
    'WAS-108',
    'was.refuse.rearming',
    ({ plane }) => plane !== undefined && plane.rearming > 0,
    planeName,
  ),
]

const maySend = allows(sentRefusals)

const flightRefusals: readonly WasRefusal<Flight>[] = [
  ...sentRefusals,
  refuse('WAS-005', 'was.refuse.flewOff', ({ state, at }) => !isOnTable(state, at)),
  refuse(
    'WAS-109',
    'was.refuse.cannotStrafe',
    ({ state, plane, isStrafing }) => isStrafing && plane !== undefined && !mayStrafe(state, plane),
    planeName,
  ),
]

/** [WAS-109] With strafing dice, and by option. */
export function mayStrafe(state: State, plane: Aircraft): boolean {
  return state.options.strafing && hasWeapon(cardOf(state, plane), 'strafe')
}

export const flyShape = { aircraft: field.piece('mark'), x: along, y: along }

/** [WAS-105] Sends an aircraft to a place on the table. */
export const fly: WasOrderRules<'fly'> = {
  shape: flyShape,
  judge: (state, seat, at) => judgeBy(flightRefusals, flightOf(state, seat, at, false)),
  execute: (table, _seat, at) => sendOut(table, at, false),
  legalOrders: (state, seat) =>
    placingsOf(state, seat, false).map(at => ({ kind: 'fly' as const, ...at })),
  sample(state, seat, dice) {
    const at = placingByChance(state, seat, dice, false)
    return at && { kind: 'fly', ...at }
  },
  tool: {
    tool: 'place',
    piece: ({ aircraft }) => aircraft,
    pieces: (state, seat) => planesFor(state, seat, false).map(({ id }) => id),
    at: (_state, _seat, aircraft, x, y) => ({ kind: 'fly', aircraft, x, y }),
    isRound: true,
    figure: planeFigure,
    label: planeLabel,
  },
  describe: (state, at) => ({ key: 'was.order.fly', values: placingInWords(state, at) }),
}

/** [WAS-109] The same, low down, to strafe. */
export const flyLow: WasOrderRules<'flyLow'> = {
  shape: flyShape,
  judge: (state, seat, at) => judgeBy(flightRefusals, flightOf(state, seat, at, true)),
  execute: (table, _seat, at) => sendOut(table, at, true),
  legalOrders: (state, seat) =>
    placingsOf(state, seat, true).map(at => ({ kind: 'flyLow' as const, ...at })),
  sample(state, seat, dice) {
    const at = placingByChance(state, seat, dice, true)
    return at && { kind: 'flyLow', ...at }
  },
  tool: {
    tool: 'place',
    piece: ({ aircraft }) => aircraft,
    pieces: (state, seat) => planesFor(state, seat, true).map(({ id }) => id),
    at: (_state, _seat, aircraft, x, y) => ({ kind: 'flyLow', aircraft, x, y }),
    isRound: true,
    figure: planeFigure,
    label: planeLabel,
  },
  describe: (state, at) => ({ key: 'was.order.flyLow', values: placingInWords(state, at) }),
}

/** [WAS-105] [WAS-170] In the dark it may not find its way. */
function sendOut(table: WasTable, { aircraft, x, y }: Placing, isStrafing: boolean): void {
  const { state } = table
  table.emit({ kind: 'flew', aircraft, x, y, isStrafing })
  if (state.light !== 'night') return
  const isPatrol = typeOf(state, planeOf(state, aircraft)) === 'patrolBomber'
  const need = isPatrol ? findsInDark.patrolBomber : findsInDark.others
  if (table.roll(dieSides, 'WAS-170') < need) table.emit({ kind: 'wayLost', aircraft })
}

function flightOf(state: State, seat: Seat, at: Placing, isStrafing: boolean): Flight {
  return { state, seat, plane: findPlane(state, at.aircraft), at, isStrafing }
}

function placingInWords(state: State, at: Placing) {
  return { plane: nameOf(state, at.aircraft), place: placeName(state, at) }
}

/** [WAS-105] [WAS-108] [WAS-154] The seat's aircraft that wait to be sent out, whatever their carriers have done this turn. */
export function planesToFly(state: State, seat: Seat): Aircraft[] {
  return state.aircraft.filter(plane => maySend({ state, seat, plane }))
}

function planesFor(state: State, seat: Seat, isStrafing: boolean): Aircraft[] {
  return planesToFly(state, seat).filter(plane => !isStrafing || mayStrafe(state, plane))
}

function placingsOf(state: State, seat: Seat, isStrafing: boolean): Placing[] {
  const spots = spotsOf(state)
  return planesFor(state, seat, isStrafing).flatMap(plane =>
    spots.map(({ x, y }) => ({ aircraft: plane.id, x, y })),
  )
}

function placingByChance(
  state: State,
  seat: Seat,
  dice: Dice,
  isStrafing: boolean,
): Placing | undefined {
  const planes = planesFor(state, seat, isStrafing)
  const spots = spotsOf(state)
  if (planes.length === 0) return undefined
  const plane = planes[dice.roll(planes.length) - 1]
  const spot = spots[dice.roll(spots.length) - 1]
  return plane && spot && { aircraft: plane.id, x: spot.x, y: spot.y }
}

/** Places worth flying to: over each unit and each aircraft, else the middle of the table. */
function spotsOf(state: State): { x: number; y: number }[] {
  const { width, height } = state.rules
  const all = [...state.units.filter(isAfloat), ...state.aircraft.filter(isInTheAir)]
  const edge = baseSize / 2
  const spots = all.map(({ x, y }) => ({
    x: Math.min(width - edge, Math.max(edge, x)),
    y: Math.min(height - edge, Math.max(edge, y)),
  }))
  return spots.length > 0 ? spots : [{ x: width >> 1, y: height >> 1 }]
}

/** [WAS-105] [WAS-110] The seat, as long as it has aircraft to send out. */
export function seatToFly(state: State, seat: Seat): readonly Seat[] {
  return planesToFly(state, seat).length > 0 ? [seat] : []
}

/** [WAS-110] Whether all aircraft are away. */
export function areAllSent(state: State): boolean {
  return state.players.every(({ seat }) => planesToFly(state, seat).length === 0)
}
