import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { patrolReach, section } from '../../book/tables/measures.ts'
import {
  carriersOf,
  enemyPlanes,
  isFighter,
  isOnTable,
  mayDogfight,
  planeFigure,
  planeLabel,
} from '../../model/air.ts'
import { along } from '../../model/fields.ts'
import { inMillimetres } from '../../model/measures.ts'
import { placeName } from '../../model/places.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import {
  findPlane,
  hasAbility,
  isFlying,
  isOwnAfloat,
  isWithin,
  nameOf,
} from '../../model/units.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

interface Place {
  aircraft: string
  x: number
  y: number
}

/** An aircraft that is to be moved again, to attack another. */
interface Sortie {
  state: State
  seat: Seat
  plane: Aircraft | undefined
  at: Place
}

const planeName = ({ state, at }: Sortie) => ({ plane: nameOf(state, at.aircraft) })

const isOwnFlying = ({ seat, plane }: Sortie): boolean =>
  plane !== undefined && plane.seat === seat && isFlying(plane)

/** [WAS-182] [WAS-185] The new place, of whatever sortie. */
const placeRefusals: readonly WasRefusal<Sortie>[] = [
  refuse('WAS-005', 'was.refuse.flewOff', ({ state, at }) => !isOnTable(state, at)),
  refuse(
    'WAS-182',
    'was.refuse.noEnemyThere',
    ({ state, seat, at }) => !enemyPlanes(state, seat).some(other => isWithin(at, other, section)),
    planeName,
  ),
]

/** [WAS-182] [WAS-A09] */
const patrolRefusals: readonly WasRefusal<Sortie>[] = [
  stop('WAS-182', 'was.refuse.notYourAircraft', sortie => !isOwnFlying(sortie)),
  stop(
    'WAS-A09',
    'was.refuse.noPatrol',
    ({ state, plane }) => plane !== undefined && !hasAbility(state, plane, 'combatAirPatrol'),
    planeName,
  ),
  stop('WAS-118', 'was.refuse.strafes', ({ plane }) => plane?.isStrafing ?? false, planeName),
  stop(
    'WAS-182',
    'was.refuse.hasPatrolled',
    ({ plane }) => plane !== undefined && (plane.hasPatrolled || plane.hasAttacked),
    planeName,
  ),
  refuse(
    'WAS-182',
    'was.refuse.noCarrierNear',
    ({ state, plane }) => plane !== undefined && !isOverCarrier(state, plane),
    planeName,
  ),
  refuse(
    'WAS-182',
    'was.refuse.patrolTooFar',
    ({ plane, at }) => plane !== undefined && !isWithin(plane, at, patrolReach),
    sortie => ({ ...planeName(sortie), most: inMillimetres(patrolReach) }),
  ),
  ...placeRefusals,
]

function isOverCarrier(state: State, plane: Aircraft): boolean {
  return carriersOf(state, plane.seat).some(carrier => isWithin(carrier, plane, section))
}

/** [WAS-185] [WAS-A43] */
const vectorRefusals: readonly WasRefusal<Sortie>[] = [
  stop('WAS-185', 'was.refuse.notYourAircraft', sortie => !isOwnFlying(sortie)),
  stop(
    'WAS-A43',
    'was.refuse.noPicket',
    ({ state, seat }) => freePicket(state, seat) === undefined,
  ),
  stop(
    'WAS-185',
    'was.refuse.cannotFight',
    ({ state, plane }) => plane !== undefined && !mayBeVectored(state, plane),
    planeName,
  ),
  stop(
    'WAS-185',
    'was.refuse.hasPatrolled',
    ({ plane }) => plane?.hasPatrolled ?? false,
    planeName,
  ),
  refuse(
    'WAS-185',
    'was.refuse.enemyNear',
    ({ state, seat, plane }) =>
      plane !== undefined &&
      enemyPlanes(state, seat).some(other => isWithin(plane, other, section)),
    planeName,
  ),
  ...placeRefusals,
]

/** [WAS-185] With anti-aircraft dice; by option fighters only. */
function mayBeVectored(state: State, plane: Aircraft): boolean {
  if (!mayDogfight(state, plane)) return false
  return state.options.radarPicket === 'literal' || isFighter(state, plane)
}

/** [WAS-185] Each picket once a turn; by option once in a battle. */
function freePicket(state: State, seat: Seat): SeaUnit | undefined {
  return state.units.find(
    unit =>
      isOwnAfloat(seat, unit) &&
      hasAbility(state, unit, 'radarPicket') &&
      !unit.spentThisTurn.includes('radarPicket') &&
      !unit.spent.includes('radarPicket'),
  )
}

export const sortieShape = { aircraft: field.piece('mark'), x: along, y: along }

/** [WAS-182] A combat air patrol leaves its carrier for an enemy aircraft. */
export const patrol: WasOrderRules<'patrol'> = {
  shape: sortieShape,
  judge: (state, seat, at) => judgeBy(patrolRefusals, sortieOf(state, seat, at)),
  execute: (table, _seat, { aircraft, x, y }) => table.emit({ kind: 'patrolled', aircraft, x, y }),
  legalOrders: (state, seat) =>
    patrolsOf(state, seat).map(at => ({ kind: 'patrol' as const, ...at })),
  tool: {
    tool: 'place',
    piece: ({ aircraft }) => aircraft,
    pieces: (state, seat) => movers(patrolsOf(state, seat)),
    at: (_state, _seat, aircraft, x, y) => ({ kind: 'patrol', aircraft, x, y }),
    isRound: true,
    figure: planeFigure,
    label: planeLabel,
  },
  describe: (state, at) => ({ key: 'was.order.patrol', values: inWords(state, at) }),
}

/** [WAS-185] A radar picket sends an aircraft to an enemy. */
export const vector: WasOrderRules<'vector'> = {
  shape: sortieShape,
  judge: (state, seat, at) => judgeBy(vectorRefusals, sortieOf(state, seat, at)),
  execute(table, seat, { aircraft, x, y }) {
    const picket = freePicket(table.state, seat)
    if (!picket) throw new Error('No radar picket is free.')
    table.emit({ kind: 'vectored', unit: picket.id, aircraft, x, y })
    if (table.state.options.radarPicket === 'base')
      table.emit({ kind: 'abilitySpent', unit: picket.id, ability: 'radarPicket' })
  },
  legalOrders: (state, seat) =>
    vectorsOf(state, seat).map(at => ({ kind: 'vector' as const, ...at })),
  tool: {
    tool: 'place',
    piece: ({ aircraft }) => aircraft,
    pieces: (state, seat) => movers(vectorsOf(state, seat)),
    at: (_state, _seat, aircraft, x, y) => ({ kind: 'vector', aircraft, x, y }),
    isRound: true,
    figure: planeFigure,
    label: planeLabel,
  },
  describe: (state, at) => ({ key: 'was.order.vector', values: inWords(state, at) }),
}

function sortieOf(state: State, seat: Seat, at: Place): Sortie {
  return { state, seat, plane: findPlane(state, at.aircraft), at }
}

function inWords(state: State, at: Place) {
  return { plane: nameOf(state, at.aircraft), place: placeName(state, at) }
}

/** Towards each enemy aircraft, as far as the patrol reaches. */
export function patrolsOf(state: State, seat: Seat): Place[] {
  const foes = enemyPlanes(state, seat)
  if (foes.length === 0) return []
  return ownFlying(state, seat)
    .filter(plane => hasAbility(state, plane, 'combatAirPatrol') && !plane.hasPatrolled)
    .flatMap(plane => foes.map(foe => ({ aircraft: plane.id, ...towards(plane, foe) })))
    .filter(at => isAllowed(patrolRefusals, sortieOf(state, seat, at)))
}

/** Over each enemy aircraft. */
export function vectorsOf(state: State, seat: Seat): Place[] {
  const foes = enemyPlanes(state, seat)
  if (foes.length === 0 || !freePicket(state, seat)) return []
  return ownFlying(state, seat)
    .flatMap(plane => foes.map(({ x, y }) => ({ aircraft: plane.id, x, y })))
    .filter(at => isAllowed(vectorRefusals, sortieOf(state, seat, at)))
}

function ownFlying(state: State, seat: Seat): Aircraft[] {
  return state.aircraft.filter(plane => plane.seat === seat && isFlying(plane))
}

/** The other's place, or where the patrol's reach ends on the way there. */
function towards(plane: Aircraft, { x, y }: Aircraft): { x: number; y: number } {
  const dx = x - plane.x
  const dy = y - plane.y
  const distance = Math.sqrt(dx * dx + dy * dy)
  if (distance <= patrolReach) return { x, y }
  return {
    x: plane.x + Math.trunc((dx * patrolReach) / distance),
    y: plane.y + Math.trunc((dy * patrolReach) / distance),
  }
}

function movers(places: readonly Place[]): string[] {
  return [...new Set(places.map(({ aircraft }) => aircraft))]
}

/** [WAS-110] The seat, as long as one of its aircraft may be moved again. */
export function seatToScramble(state: State, seat: Seat): readonly Seat[] {
  return mayScrambleMore(state, seat) ? [seat] : []
}

/** [WAS-182] */
export function mayPatrolMore(state: State, seat: Seat): boolean {
  return patrolsOf(state, seat).length > 0
}

export function mayScrambleMore(state: State, seat: Seat): boolean {
  return patrolsOf(state, seat).length > 0 || vectorsOf(state, seat).length > 0
}
