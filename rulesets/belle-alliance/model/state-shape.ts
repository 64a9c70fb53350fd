import type { Playable, ShapeOf, ShapesOf } from '@grognard/umpire'
import { commanders, field, shapesOfOptions } from '@grognard/umpire'
import type { Class } from '../book/tables/ground.ts'
import { clause } from './clauses.ts'
import { battleOptions } from './options.ts'
import { looks, terrainKinds } from './setting.ts'
import type { PointRule, PointsFor, Terrain, VictoryRules } from './setting.ts'
import type {
  Advance,
  Attack,
  AttackState,
  Carried,
  Fire,
  ForcedCause,
  ForcedMove,
  Helper,
  Reorganising,
  Score,
  Sheet,
  State,
} from './state.ts'
import {
  along,
  arm,
  bySide,
  disorder,
  distance,
  edge,
  figures,
  formationKind,
  heading,
  seat,
  staffRow,
  terrainId,
  turn,
  unitId,
  unitRow,
} from './unit-shape.ts'

const sheet: ShapeOf<Sheet> = field.record({
  unit: unitId,
  seat,
  parts: field.usually([], field.list(clause)),
  result: field.usually('written', field.one(['written', 'followed', 'failed'])),
})

const ifMet: ShapeOf<Attack['ifMet']> = field.one(['attack', 'stop'])

export const attackState: ShapeOf<AttackState> = field.one([
  'announced',
  'met',
  'cancelled',
  'lapsed',
  'fought',
  'broke',
  'routed',
])

const attack: ShapeOf<Attack> = field.record({
  unit: unitId,
  target: field.refersTo('unit', ''),
  againstPosition: field.usually(false, field.yesNo),
  terrain: field.refersTo('terrain', ''),
  isCharge: field.usually(false, field.yesNo),
  isContinued: field.usually(false, field.yesNo),
  ifMet,
  met: field.usually(null, field.orNothing(unitId)),
  state: attackState,
})

const firePhase: ShapeOf<Fire['phase']> = field.one(['continued', 'fire'])

export const fire: ShapeOf<Fire> = field.record({
  unit: unitId,
  part: field.integer(0, 1),
  figures,
  guns: field.usually([], field.list(field.text(400))),
  /** A unit, or a building. */
  target: field.text(400),
  x: along,
  y: along,
  isRanging: field.usually(false, field.yesNo),
  isHidden: field.usually(false, field.yesNo),
  phase: firePhase,
  isShown: field.yesNo,
  lost: field.usually(null, field.orNothing(field.text(400))),
})

const helperKind: ShapeOf<Helper['kind']> = field.one(['neighbour', 'support'])

export const helper: ShapeOf<Helper> = field.record({
  unit: unitId,
  kind: helperKind,
  of: unitId,
  against: field.refersTo('unit', ''),
  isShown: field.yesNo,
})

export const advance: ShapeOf<Advance> = field.record({
  unit: unitId,
  pivot: field.angle(-36_000, 36_000),
  distance,
  target: field.usually(null, field.orNothing(unitId)),
  building: field.usually(null, field.orNothing(terrainId)),
  isShown: field.yesNo,
})

export const forcedCause: ShapeOf<ForcedCause> = field.one([
  'orderRoll',
  'fire',
  'melee',
  'spread',
  'reorganising',
  'valeur',
  'blocked',
])

export const forcedMove: ShapeOf<ForcedMove> = field.record({
  unit: unitId,
  degree: field.one(['U', 'FU']),
  cause: forcedCause,
  fromX: field.usually(null, field.orNothing(along)),
  fromY: field.usually(null, field.orNothing(along)),
  also: field.usually([], field.list(field.record({ x: along, y: along }))),
  heading: field.usually(null, field.orNothing(heading)),
  with: field.usually([], field.list(unitId)),
})

const carried: ShapeOf<Carried> = field.record({
  carrier: unitId,
  second: unitId,
  with: field.usually([], field.list(unitId)),
  heading,
  left: field.integer(0, 1_000_000),
})

const reorganising: ShapeOf<Reorganising> = field.record({ unit: unitId, formation: formationKind })

const classOf: ShapeOf<Class> = field.one(['I', 'II', 'III'])
const size = field.length(1, 10_000_000)
const modifier = field.integer(-1000, 1000)
/** The first side or the second. */
const sideIndex = field.integer(0, 1)

export const terrain: ShapeOf<Terrain> = field.record({
  id: field.nameOf('terrain'),
  kind: field.one(terrainKinds),
  name: field.text(400),
  points: field.list(along, { fewest: 4, isEven: true }),
  level: field.integer(0, 100),
  look: field.one(looks),
  width: field.usually(0, distance),
  obstacle: field.usually(null, field.orNothing(classOf)),
  cover: field.usually(null, field.orNothing(classOf)),
  edgeDepth: field.usually(0, distance),
  edgeObstacle: field.usually(null, field.orNothing(classOf)),
  edgeCover: field.usually(null, field.orNothing(classOf)),
  isNonRicochet: field.usually(false, field.yesNo),
  crossing: field.usually('none', field.one(['none', 'woodenBridge', 'stoneBridge', 'ford'])),
  capacity: field.usually(0, field.integer(0, 100_000)),
  isStrengthened: field.usually(false, field.yesNo),
  isDestroyed: field.usually(false, field.yesNo),
  builtBy: field.usually('', field.refersTo('unit', '')),
})

const pointsFor: ShapesOf<PointsFor> = {
  seats: field.list(seat, { fewest: 1, isDistinct: true }),
  when: field.one(['end', 'event', 'eachTurnEnd']),
  points: modifier,
}

type RuleOf<Kind extends PointRule['kind']> = Omit<
  Extract<PointRule, { kind: Kind }>,
  keyof PointsFor | 'kind'
>

/** A rule by which points are won: what all have, and its own. */
function pointRule<Kind extends PointRule['kind']>(
  kind: Kind,
  own: ShapesOf<RuleOf<Kind>>,
): ShapeOf<PointRule> {
  return { type: 'record', fields: { kind: field.one([kind]), ...pointsFor, ...own } }
}

const places = field.usually([], field.list(terrainId))
const units = {
  disorders: field.usually([], field.list(disorder)),
  arms: field.usually([], field.list(arm)),
}

const pointRules = field.either(
  pointRule('holdBuilding', { places }),
  pointRule('holdArea', {
    places,
    area: field.list(along, { fewest: 0, isEven: true }),
    fromTurn: turn,
  }),
  pointRule('unitRuined', {}),
  pointRule('unitInDisorder', { disorder }),
  pointRule('gunModelCaptured', {}),
  pointRule('exited', {
    edge,
    from: along,
    to: along,
    fromTurn: turn,
    untilTurn: turn,
    ...units,
  }),
  pointRule('unitsBeyond', {
    of: seat,
    axis: field.one(['x', 'y']),
    below: field.usually(null, field.orNothing(along)),
    above: field.usually(null, field.orNothing(along)),
    ...units,
  }),
  pointRule('prisoners', { per: field.integer(1, 1_000_000) }),
  pointRule('losses', { per: field.integer(1, 1_000_000) }),
)

/** A piece of terrain, or an area that a rule for points draws for itself. */
const place = field.text(60)

const victory: ShapeOf<VictoryRules> = field.record({
  points: field.usually([], field.list(pointRules)),
  suddenEnd: field.usually(null, field.orNothing(field.record({ percent: field.integer(1, 100) }))),
  startOwners: field.usually([], field.list(field.record({ place, seat }))),
  levels: field.list(
    field.record({
      least: field.usually(null, field.orNothing(field.integer(-1_000_000, 1_000_000))),
      most: field.usually(null, field.orNothing(field.integer(-1_000_000, 1_000_000))),
      seat: field.usually(null, field.orNothing(seat)),
      grade: field.one(['decisive', 'victory', 'draw']),
    }),
    { fewest: 1 },
  ),
})

const owner: ShapeOf<Score['owners'][number]> = field.record({
  place,
  side: field.usually(null, field.orNothing(sideIndex)),
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: field.usually('', field.text(400)),
  title: field.usually('', field.text(400)),
  about: field.usually('', field.text()),
  options: shapesOfOptions(battleOptions),
  year: field.integer(1700, 1900),
  width: size,
  height: size,
  turn: field.usually(0, turn),
  lastTurn: turn,
  clock: field.usually(0, field.integer(0, 100_000)),
  sides: field.list(
    field.record({
      seat: field.nameOf('seat'),
      deployZone: field.usually([], field.list(along, { fewest: 0, isEven: true })),
      hasSealed: field.usually(false, field.yesNo),
    }),
    { fewest: 2, most: 2 },
  ),
  commanders,
  terrain: field.usually([], field.list(terrain)),
  units: field.usually([], field.list(unitRow, { most: 2000 })),
  staff: field.usually([], field.list(staffRow, { most: 1000 })),
  sheets: field.usually([], field.list(sheet)),
  attacks: field.usually([], field.list(attack)),
  fires: field.usually([], field.list(fire)),
  helpers: field.usually([], field.list(helper)),
  advances: field.usually([], field.list(advance)),
  forced: field.usually([], field.list(forcedMove)),
  carried: field.usually([], field.list(carried)),
  reorganising: field.usually([], field.list(reorganising)),
  penalties: field.usually(
    [],
    field.list(field.record({ seat, value: modifier, untilTurn: turn })),
  ),
  engaged: field.usually([], field.list(field.record({ unit: unitId, modifier }))),
  victory,
  score: field.usually(
    { points: [0, 0], owners: [], prisoners: [0, 0] },
    field.record({
      points: bySide(field.integer(-1_000_000, 1_000_000)),
      owners: field.usually([], field.list(owner)),
      prisoners: bySide(field.integer(0, 1_000_000)),
    }),
  ),
}
