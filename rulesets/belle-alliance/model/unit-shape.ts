import {
  count,
  exactly,
  listOf,
  nameOfA,
  noUnlessTold,
  oneOfThe,
  orNull,
  refersTo,
  rowOf,
  unlessTold,
  whole,
  words,
} from '@grognard/umpire/shape-words.ts'
import type { Shape } from '@grognard/umpire/shape.ts'
import { workRows } from '../book/tables/ground.ts'
import { disorders } from '../book/tables/morale.ts'
import { arms, formationKinds } from '../book/tables/troops.ts'
import type { Weapon } from '../book/tables/troops.ts'
import { nations } from '../book/tables/valeur.ts'
import type { Edge } from './setting.ts'
import type { Staff } from './state.ts'
import type {
  Arrival,
  Doing,
  FiredAt,
  Formation,
  Gun,
  Leaving,
  Rest,
  Unit,
  Walls,
  Work,
} from './unit.ts'

/** Gun models of a unit at most: the book names no bound, what comes from outside needs one. */
export const mostGuns = 100

export const seat = refersTo('seat')
export const unitId = refersTo('unit')
export const staffId = refersTo('staff')
export const terrainId = refersTo('terrain')
export const turn = whole(0, 1000)
/** A coordinate in 1/1000 cm; forced moves may end beyond an edge. */
export const along = whole(-10_000_000, 10_000_000, 'length')
export const distance = whole(0, 10_000_000, 'length')
/** 1/100 degree clockwise from north. */
export const heading = whole(0, 35_999, 'angle')
export const figures = whole(0, 10_000)
export const formationKind: Shape = { type: 'text', values: formationKinds }
export const disorder: Shape = { type: 'text', values: disorders }
export const arm: Shape = { type: 'text', values: arms }
const goal = oneOfThe<Rest['goal']>({ supply: true, valeur: true })
const supply = oneOfThe<Unit['supply']>({ full: true, limited: true, none: true })
export const workKind: Shape = { type: 'text', values: Object.keys(workRows) }
export const edge = oneOfThe<Edge>({ north: true, east: true, south: true, west: true })
export const rate = oneOfThe<NonNullable<Doing['rate']>>({ normal: true, fast: true, charge: true })
const valeur = whole(-100, 100)

export const formation = rowOf<Formation>({
  kind: formationKind,
  front: orNull(whole(1, 1000)),
  gap: orNull(distance),
})

const arrival = rowOf<Arrival>({ turn, x: along, y: along, heading })
const leaving = rowOf<Leaving>({ edge, along, turn })
const walls = rowOf<Walls>({ width: distance, depth: distance })

/** The six weights of the book; a model of another weight fires with no table. */
const pounder: Shape = {
  type: 'oneOf',
  of: [3, 4, 6, 8, 9, 12].map(weight => whole(weight, weight)),
}

const gun = rowOf<Gun>({
  id: words,
  pounder,
  isHorse: noUnlessTold,
  gunners: whole(0, 100),
})

const firedAt = rowOf<FiredAt>({ target: unitId, turn, x: along, y: along })
const rest = rowOf<Rest>({ since: turn, goal, turns: whole(0, 1000) })

const work = rowOf<Work>({
  kind: workKind,
  terrain: refersTo('terrain', ''),
  x: along,
  y: along,
  heading,
  isBegun: noUnlessTold,
  turns: count,
  failedInRow: count,
})

const doing = rowOf<Doing>({
  continuedFire: noUnlessTold,
  fired: noUnlessTold,
  hasCanister: noUnlessTold,
  split: noUnlessTold,
  reformed: noUnlessTold,
  moved: noUnlessTold,
  marched: unlessTold(0, distance),
  sinceAbout: unlessTold(0, distance),
  rate: orNull(rate),
  passedThrough: noUnlessTold,
  pressedBack: noUnlessTold,
  hasStopped: noUnlessTold,
  fought: noUnlessTold,
  hasAdvanced: noUnlessTold,
  hasPivoted: noUnlessTold,
  hasTurnedAbout: noUnlessTold,
  orderRolled: noUnlessTold,
  disordered: noUnlessTold,
  forced: noUnlessTold,
})

/** A unit: what it is, where it stands, what it has done. */
export const unitRow = rowOf<Unit>({
  id: nameOfA('unit'),
  seat,
  nation: { type: 'text', values: Object.keys(nations) },
  name: words,
  arm,
  isLight: noUnlessTold,
  hasLances: noUnlessTold,
  isTrained: noUnlessTold,
  hasPioneers: noUnlessTold,
  weapon: orNull(oneOfThe<Weapon>({ musket: true, rifle: true, carbine: true })),
  status: unlessTold(
    'onBoard',
    oneOfThe<Unit['status']>({
      waiting: true,
      onBoard: true,
      joined: true,
      removed: true,
      left: true,
      exited: true,
      surrendered: true,
      captured: true,
    }),
  ),
  arrival: orNull(arrival),
  leaving: orNull(leaving),
  valeur,
  startingValeur: valeur,
  valeurWonBack: count,
  /** Of a part that was split off it may be broken. */
  original: { type: 'number', from: 0, to: 10_000 },
  figures,
  squadrons: unlessTold(0, whole(0, 1000)),
  guns: listOf(gun, mostGuns),
  chief: orNull(staffId),
  mother: orNull(unitId),
  soutienOf: orNull(unitId),
  partOf: orNull(words),
  splitInTown: noUnlessTold,
  refuge: orNull(unitId),
  building: orNull(terrainId),
  walls: orNull(walls),
  formation,
  x: along,
  y: along,
  heading,
  disorder: unlessTold('OR', disorder),
  disorderedIn: unlessTold(0, turn),
  supply: unlessTold('full', supply),
  supplyRolls: count,
  hasFought: noUnlessTold,
  chargedIn: orNull(turn),
  targets: listOf(firedAt),
  attackedIn: orNull(turn),
  defendedIn: orNull(turn),
  routedEnemyIn: orNull(turn),
  firedIn: orNull(turn),
  movedIn: orNull(turn),
  rest: orNull(rest),
  work: orNull(work),
  failedOrder: orNull(
    rowOf<NonNullable<Unit['failedOrder']>>({ key: { type: 'text' }, inRow: whole(0, 1000) }),
  ),
  failedReorganising: count,
  doing: unlessTold({}, doing),
})

export const chiefQuality = oneOfThe<Staff['quality']>({
  normal: true,
  effective: true,
  ineffective: true,
})

/** A chief or an orderly. */
export const staffRow = rowOf<Staff>({
  id: nameOfA('staff'),
  seat,
  kind: oneOfThe<Staff['kind']>({ chief: true, orderly: true }),
  name: words,
  over: orNull(staffId),
  level: oneOfThe<Staff['level']>({
    regiment: true,
    brigade: true,
    division: true,
    corps: true,
    army: true,
  }),
  quality: unlessTold('normal', chiefQuality),
  status: unlessTold(
    'onBoard',
    oneOfThe<Staff['status']>({
      waiting: true,
      onBoard: true,
      fallen: true,
      removed: true,
      left: true,
    }),
  ),
  arrival: orNull(arrival),
  x: along,
  y: along,
  heading,
  contact: orNull(unitId),
  failedReplacements: count,
  triedIn: orNull(turn),
  lastMove: orNull(whole(0, 10_000)),
})

/** A value for each of the two sides. */
export const bySide = (of: Shape): Shape => exactly(2, of)
