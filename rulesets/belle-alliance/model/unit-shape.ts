import { field } from '@grognard/umpire'
import type { FieldsOf, ShapeOf } from '@grognard/umpire'
import { workKinds } from '../book/tables/ground.ts'
import { disorders } from '../book/tables/morale.ts'
import { arms, formationKinds } from '../book/tables/troops.ts'
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

export const seat = field.refersTo('seat')
export const unitId = field.refersTo('unit')
export const staffId = field.refersTo('staff')
export const terrainId = field.refersTo('terrain')
export const turn = field.integer(0, 1000)
/** A coordinate in 1/1000 cm; forced moves may end beyond an edge. */
export const along = field.length(-10_000_000, 10_000_000)
export const distance = field.length(0, 10_000_000)
/** 1/100 degree clockwise from north. */
export const heading = field.angle(0, 35_999)
/** Where a unit is put. */
export const put = { unit: unitId, x: along, y: along, heading }
export type Put = FieldsOf<typeof put>
export const figures = field.integer(0, 10_000)
export const formationKind = field.one(formationKinds)
export const disorder = field.one(disorders)
export const arm = field.one(arms)
const goal: ShapeOf<Rest['goal']> = field.one(['supply', 'valeur'])
const supply: ShapeOf<Unit['supply']> = field.one(['full', 'limited', 'none'])
export const workKind = field.one(workKinds)
export const edge: ShapeOf<Edge> = field.one(['north', 'east', 'south', 'west'])
export const rate: ShapeOf<NonNullable<Doing['rate']>> = field.one(['normal', 'fast', 'charge'])
const valeur = field.integer(-100, 100)
const strength: ShapeOf<number> = { type: 'number', from: 0, to: 10_000 }

export const formation: ShapeOf<Formation> = field.record({
  kind: formationKind,
  front: field.usually(null, field.orNothing(field.integer(1, 1000))),
  gap: field.usually(null, field.orNothing(distance)),
})

const arrival: ShapeOf<Arrival> = field.record({ turn, x: along, y: along, heading })
const leaving: ShapeOf<Leaving> = field.record({ edge, along, turn })
const walls: ShapeOf<Walls> = field.record({ width: distance, depth: distance })

/** The six weights of the book; a model of another weight fires with no table. */
const pounder = field.either(...[3, 4, 6, 8, 9, 12].map(weight => field.integer(weight, weight)))

const gun: ShapeOf<Gun> = field.record({
  id: field.text(400),
  pounder,
  isHorse: field.usually(false, field.yesNo),
  gunners: field.integer(0, 100),
})

const firedAt: ShapeOf<FiredAt> = field.record({ target: unitId, turn, x: along, y: along })
const rest: ShapeOf<Rest> = field.record({ since: turn, goal, turns: field.integer(0, 1000) })

const work: ShapeOf<Work> = field.record({
  kind: workKind,
  terrain: field.refersTo('terrain', ''),
  x: along,
  y: along,
  heading,
  isBegun: field.usually(false, field.yesNo),
  turns: field.usually(0, field.integer(0, 1_000_000)),
  failedInRow: field.usually(0, field.integer(0, 1_000_000)),
})

const doing: ShapeOf<Doing> = field.record({
  continuedFire: field.usually(false, field.yesNo),
  fired: field.usually(false, field.yesNo),
  hasCanister: field.usually(false, field.yesNo),
  split: field.usually(false, field.yesNo),
  reformed: field.usually(false, field.yesNo),
  moved: field.usually(false, field.yesNo),
  marched: field.usually(0, distance),
  sinceAbout: field.usually(0, distance),
  rate: field.usually(null, field.orNothing(rate)),
  passedThrough: field.usually(false, field.yesNo),
  pressedBack: field.usually(false, field.yesNo),
  hasStopped: field.usually(false, field.yesNo),
  fought: field.usually(false, field.yesNo),
  hasAdvanced: field.usually(false, field.yesNo),
  hasPivoted: field.usually(false, field.yesNo),
  hasTurnedAbout: field.usually(false, field.yesNo),
  orderRolled: field.usually(false, field.yesNo),
  disordered: field.usually(false, field.yesNo),
  forced: field.usually(false, field.yesNo),
})

/** A unit: what it is, where it stands, what it has done. */
export const unitRow: ShapeOf<Unit> = field.record({
  id: field.nameOf('unit'),
  seat,
  nation: field.one(Object.keys(nations)),
  name: field.text(400),
  arm,
  isLight: field.usually(false, field.yesNo),
  hasLances: field.usually(false, field.yesNo),
  isTrained: field.usually(false, field.yesNo),
  hasPioneers: field.usually(false, field.yesNo),
  weapon: field.usually(null, field.orNothing(field.one(['musket', 'rifle', 'carbine']))),
  status: field.usually(
    'onBoard',
    field.one([
      'waiting',
      'onBoard',
      'joined',
      'removed',
      'left',
      'exited',
      'surrendered',
      'captured',
    ]),
  ),
  arrival: field.usually(null, field.orNothing(arrival)),
  leaving: field.usually(null, field.orNothing(leaving)),
  valeur,
  startingValeur: valeur,
  valeurWonBack: field.usually(0, field.integer(0, 1_000_000)),
  /** Of a part that was split off it may be broken. */
  original: strength,
  figures,
  squadrons: field.usually(0, field.integer(0, 1000)),
  guns: field.usually([], field.list(gun, { most: mostGuns })),
  chief: field.usually(null, field.orNothing(staffId)),
  mother: field.usually(null, field.orNothing(unitId)),
  soutienOf: field.usually(null, field.orNothing(unitId)),
  partOf: field.usually(null, field.orNothing(field.text(400))),
  splitInTown: field.usually(false, field.yesNo),
  refuge: field.usually(null, field.orNothing(unitId)),
  building: field.usually(null, field.orNothing(terrainId)),
  walls: field.usually(null, field.orNothing(walls)),
  formation,
  x: along,
  y: along,
  heading,
  disorder: field.usually('OR', disorder),
  disorderedIn: field.usually(0, turn),
  supply: field.usually('full', supply),
  supplyRolls: field.usually(0, field.integer(0, 1_000_000)),
  hasFought: field.usually(false, field.yesNo),
  chargedIn: field.usually(null, field.orNothing(turn)),
  targets: field.usually([], field.list(firedAt)),
  attackedIn: field.usually(null, field.orNothing(turn)),
  defendedIn: field.usually(null, field.orNothing(turn)),
  routedEnemyIn: field.usually(null, field.orNothing(turn)),
  firedIn: field.usually(null, field.orNothing(turn)),
  movedIn: field.usually(null, field.orNothing(turn)),
  rest: field.usually(null, field.orNothing(rest)),
  work: field.usually(null, field.orNothing(work)),
  failedOrder: field.usually(
    null,
    field.orNothing(field.record({ key: field.text(), inRow: field.integer(0, 1000) })),
  ),
  failedReorganising: field.usually(0, field.integer(0, 1_000_000)),
  doing: { ...doing, usual: {} },
})

export const chiefQuality: ShapeOf<Staff['quality']> = field.one([
  'normal',
  'effective',
  'ineffective',
])

/** A chief or an orderly. */
export const staffRow: ShapeOf<Staff> = field.record({
  id: field.nameOf('staff'),
  seat,
  kind: field.one(['chief', 'orderly']),
  name: field.text(400),
  over: field.usually(null, field.orNothing(staffId)),
  level: field.one(['regiment', 'brigade', 'division', 'corps', 'army']),
  quality: field.usually('normal', chiefQuality),
  status: field.usually('onBoard', field.one(['waiting', 'onBoard', 'fallen', 'removed', 'left'])),
  arrival: field.usually(null, field.orNothing(arrival)),
  x: along,
  y: along,
  heading,
  contact: field.usually(null, field.orNothing(unitId)),
  failedReplacements: field.usually(0, field.integer(0, 1_000_000)),
  triedIn: field.usually(null, field.orNothing(turn)),
  lastMove: field.usually(null, field.orNothing(field.integer(0, 10_000))),
})

/** A value for each of the two sides. */
export function bySide<Value>(of: ShapeOf<Value>): ShapeOf<Value[]> {
  return field.list(of, { fewest: 2, most: 2 })
}
