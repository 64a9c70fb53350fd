import type { Shape } from '@grognard/umpire/shape.ts'
import {
  listOf,
  noUnlessTold,
  oneOfThe,
  orNull,
  refersTo,
  rowOf,
  unlessTold,
  whole,
  words,
  yesNo,
} from '@grognard/umpire/shape-words.ts'
import type { Advance, Attack, AttackState, Fire, Helper, Sheet } from './declared.ts'
import type { Carried, Centre, ForcedCause, ForcedMove, Reorganising } from './forced.ts'
import { partKinds } from './parts.ts'
import { orders } from './order-rules.ts'
import {
  along,
  distance,
  figures,
  formationKind,
  heading,
  seat,
  terrainId,
  unitId,
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

export const sheet = rowOf<Sheet>({
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

export const attack = rowOf<Attack>({
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

export const carried = rowOf<Carried>({
  carrier: unitId,
  second: unitId,
  with: listOf(unitId),
  heading,
  left: whole(0, 1_000_000),
})

export const reorganising = rowOf<Reorganising>({ unit: unitId, formation: formationKind })
