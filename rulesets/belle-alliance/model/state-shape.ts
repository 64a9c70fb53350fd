import type { Playable } from '@grognard/umpire'
import {
  listOf,
  nameOfA,
  noUnlessTold,
  oneOfThe,
  orNull,
  pointsOf,
  refersTo,
  rowOf,
  unlessTold,
  whole,
  words,
  yesNo,
} from '@grognard/umpire/shape-words.ts'
import type { ShapesOf } from '@grognard/umpire/shape-words.ts'
import type { Shape } from '@grognard/umpire/shape.ts'
import { orders } from '../order-rules.ts'
import { partKinds } from './clauses.ts'
import type {
  BaOptions,
  Class,
  PointRule,
  PointsFor,
  Terrain,
  VictoryLevel,
  VictoryRules,
} from './setting.ts'
import type {
  Advance,
  Attack,
  AttackState,
  Carried,
  Centre,
  Engaged,
  Fire,
  ForcedCause,
  ForcedMove,
  Helper,
  Reorganising,
  Score,
  Sheet,
  Side,
  SidePenalty,
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

/** Each is written by an order of its own kind; chiefs write who is transferred. */
const writtenKinds = partKinds.filter(kind => kind !== 'transfer')

const transfer: Shape = {
  type: 'record',
  fields: { kind: { type: 'text', values: ['transfer'] }, chief: words, body: words, by: words },
}

/** It has the fields of the order that writes it, but for the unit. */
function writtenPart(kind: (typeof writtenKinds)[number]): Shape {
  const { unit: _unit, ...fields } = orders[kind].shape
  return { type: 'record', fields: { kind: { type: 'text', values: [kind] }, ...fields } }
}

export const partKind: Shape = { type: 'text', values: partKinds }
export const part: Shape = { type: 'oneOf', of: [...writtenKinds.map(writtenPart), transfer] }

const sheet = rowOf<Sheet>({
  unit: unitId,
  seat,
  parts: listOf(part),
  result: unlessTold(
    'written',
    oneOfThe<Sheet['result']>({ written: true, followed: true, failed: true }),
  ),
})

const ifMet = oneOfThe<Attack['ifMet']>({ attack: true, stop: true })

export const attackState = oneOfThe<AttackState>({
  announced: true,
  met: true,
  cancelled: true,
  lapsed: true,
  fought: true,
  broke: true,
  routed: true,
})

const attack = rowOf<Attack>({
  unit: unitId,
  target: refersTo('unit', ''),
  againstPosition: noUnlessTold,
  terrain: refersTo('terrain', ''),
  isCharge: noUnlessTold,
  isContinued: noUnlessTold,
  ifMet,
  met: orNull(unitId),
  state: attackState,
})

const firePhase = oneOfThe<Fire['phase']>({ continued: true, fire: true })

export const fire = rowOf<Fire>({
  unit: unitId,
  part: whole(0, 1),
  figures,
  guns: listOf(words),
  /** A unit, or a building. */
  target: words,
  x: along,
  y: along,
  isRanging: noUnlessTold,
  isHidden: noUnlessTold,
  phase: firePhase,
  isShown: yesNo,
  lost: orNull(words),
})

const helperKind = oneOfThe<Helper['kind']>({ neighbour: true, support: true })

export const helper = rowOf<Helper>({
  unit: unitId,
  kind: helperKind,
  of: unitId,
  against: refersTo('unit', ''),
  isShown: yesNo,
})

export const advance = rowOf<Advance>({
  unit: unitId,
  pivot: whole(-36_000, 36_000, 'angle'),
  distance,
  target: orNull(unitId),
  building: orNull(terrainId),
  isShown: yesNo,
})

export const forcedCause = oneOfThe<ForcedCause>({
  orderRoll: true,
  fire: true,
  melee: true,
  spread: true,
  reorganising: true,
  valeur: true,
  blocked: true,
})

export const forcedMove = rowOf<ForcedMove>({
  unit: unitId,
  degree: oneOfThe<ForcedMove['degree']>({ U: true, FU: true }),
  cause: forcedCause,
  fromX: orNull(along),
  fromY: orNull(along),
  also: listOf(rowOf<Centre>({ x: along, y: along })),
  heading: orNull(heading),
  with: listOf(unitId),
})

const carried = rowOf<Carried>({
  carrier: unitId,
  second: unitId,
  with: listOf(unitId),
  heading,
  left: whole(0, 1_000_000),
})

const reorganising = rowOf<Reorganising>({ unit: unitId, formation: formationKind })

const classOf = oneOfThe<Class>({ I: true, II: true, III: true })
const size = whole(1, 10_000_000, 'length')
const modifier = whole(-1000, 1000)
/** The first side or the second. */
const sideIndex = whole(0, 1)

const terrain = rowOf<Terrain>({
  id: nameOfA('terrain'),
  kind: oneOfThe<Terrain['kind']>({
    hill: true,
    wood: true,
    building: true,
    linear: true,
    road: true,
    stream: true,
    difficult: true,
    slope: true,
  }),
  name: words,
  points: pointsOf(along, 2),
  level: whole(0, 100),
  look: oneOfThe<Terrain['look']>({
    plain: true,
    hedge: true,
    wall: true,
    dyke: true,
    ditch: true,
    wooden: true,
    stone: true,
    field: true,
    orchard: true,
    marsh: true,
    abatis: true,
    chevaux: true,
    barricade: true,
    epaulement: true,
  }),
  width: unlessTold(0, distance),
  obstacle: orNull(classOf),
  cover: orNull(classOf),
  edgeDepth: unlessTold(0, distance),
  edgeObstacle: orNull(classOf),
  edgeCover: orNull(classOf),
  isNonRicochet: noUnlessTold,
  crossing: unlessTold(
    'none',
    oneOfThe<Terrain['crossing']>({
      none: true,
      woodenBridge: true,
      stoneBridge: true,
      ford: true,
    }),
  ),
  capacity: unlessTold(0, whole(0, 100_000)),
  isStrengthened: noUnlessTold,
  isDestroyed: noUnlessTold,
  builtBy: unlessTold('', refersTo('unit', '')),
})

const pointsFor: ShapesOf<PointsFor> = {
  seats: { type: 'list', of: seat, fewest: 1, isDistinct: true },
  when: oneOfThe<PointsFor['when']>({ end: true, event: true, eachTurnEnd: true }),
  points: modifier,
}

type RuleOf<Kind extends PointRule['kind']> = Omit<
  Extract<PointRule, { kind: Kind }>,
  keyof PointsFor | 'kind'
>

/** A rule by which points are won: what all have, and its own. */
function pointRule<Kind extends PointRule['kind']>(kind: Kind, own: ShapesOf<RuleOf<Kind>>): Shape {
  return {
    type: 'record',
    fields: { kind: { type: 'text', values: [kind] }, ...pointsFor, ...own },
  }
}

const places = listOf(terrainId)
const units = { disorders: listOf(disorder), arms: listOf(arm) }

const pointRules: Shape = {
  type: 'oneOf',
  of: [
    pointRule('holdBuilding', { places }),
    pointRule('holdArea', { places, area: pointsOf(along), fromTurn: turn }),
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
      axis: oneOfThe({ x: true, y: true }),
      below: orNull(along),
      above: orNull(along),
      ...units,
    }),
    pointRule('prisoners', { per: whole(1, 1_000_000) }),
    pointRule('losses', { per: whole(1, 1_000_000) }),
  ],
}

/** A piece of terrain, or an area that a rule for points draws for itself. */
const place: Shape = { type: 'text', longest: 60 }

const victory = rowOf<VictoryRules>({
  points: listOf(pointRules),
  suddenEnd: orNull(rowOf<NonNullable<VictoryRules['suddenEnd']>>({ percent: whole(1, 100) })),
  startOwners: listOf(rowOf<VictoryRules['startOwners'][number]>({ place, seat })),
  levels: {
    type: 'list',
    fewest: 1,
    of: rowOf<VictoryLevel>({
      least: orNull(whole(-1_000_000, 1_000_000)),
      most: orNull(whole(-1_000_000, 1_000_000)),
      seat: orNull(seat),
      grade: oneOfThe<VictoryLevel['grade']>({ decisive: true, victory: true, draw: true }),
    }),
  },
})

const owner = rowOf<Score['owners'][number]>({ place, side: orNull(sideIndex) })

const options = rowOf<BaOptions>({
  measuring: unlessTold(
    'afterwards',
    oneOfThe<BaOptions['measuring']>({ afterwards: true, always: true }),
  ),
  retreatDirection: unlessTold(
    'straight',
    oneOfThe<BaOptions['retreatDirection']>({ straight: true, chosen: true }),
  ),
  placing: unlessTold('asPrinted', oneOfThe<BaOptions['placing']>({ asPrinted: true, free: true })),
})

/** Every field of a state, with what stands for it where it is left out. */
export const stateShape: ShapesOf<Omit<State, keyof Playable>> = {
  scenario: unlessTold('', words),
  title: unlessTold('', words),
  about: unlessTold('', { type: 'text' }),
  options: unlessTold({}, options),
  year: whole(1700, 1900),
  width: size,
  height: size,
  turn: unlessTold(0, turn),
  lastTurn: turn,
  clock: unlessTold(0, whole(0, 100_000)),
  sides: {
    type: 'list',
    fewest: 2,
    most: 2,
    of: rowOf<Side>({
      seat: nameOfA('seat'),
      deployZone: unlessTold([], pointsOf(along)),
      hasSealed: noUnlessTold,
    }),
  },
  terrain: listOf(terrain),
  units: listOf(unitRow, 2000),
  staff: listOf(staffRow, 1000),
  sheets: listOf(sheet),
  attacks: listOf(attack),
  fires: listOf(fire),
  helpers: listOf(helper),
  advances: listOf(advance),
  forced: listOf(forcedMove),
  carried: listOf(carried),
  reorganising: listOf(reorganising),
  penalties: listOf(rowOf<SidePenalty>({ seat, value: modifier, untilTurn: turn })),
  engaged: listOf(rowOf<Engaged>({ unit: unitId, modifier })),
  victory,
  score: unlessTold(
    { points: [0, 0], owners: [], prisoners: [0, 0] },
    rowOf<Score>({
      points: bySide(whole(-1_000_000, 1_000_000)),
      owners: listOf(owner),
      prisoners: bySide(whole(0, 1_000_000)),
    }),
  ),
}
