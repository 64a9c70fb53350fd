import { listed, maybe, number, words, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { forcedCause, forcedMove } from '../../model/state-shape.ts'
import {
  along,
  disorder,
  edge,
  formationKind,
  heading,
  unitId,
  unitRow,
} from '../../model/unit-shape.ts'
import type { MoraleEvent } from './events.ts'

export const moraleEventShapes: EventShapes<MoraleEvent> = {
  figuresLost: {
    unit: unitId,
    lost: number,
    cause: { type: 'text', values: ['fire', 'melee', 'prisoners', 'rout', 'surrender'] },
    figures: number,
    gunners: listed(number),
    front: maybe(number),
    x: along,
    y: along,
  },
  valeurChanged: {
    unit: unitId,
    valeur: number,
    cause: { type: 'text', values: ['losses', 'floor', 'rest'] },
  },
  disorderInflicted: {
    unit: unitId,
    degree: { type: 'text', values: ['LU', 'U', 'FU'] },
    cause: forcedCause,
    forced: maybe(forcedMove),
  },
  unitRemoved: { unit: unitId },
  suppliesCounted: {
    unit: unitId,
    supply: { type: 'text', values: ['full', 'limited', 'none'] },
    left: number,
  },
  directionChosen: { unit: unitId, heading: heading },
  leftBuilding: { unit: unitId, x: along, y: along, heading: heading },
  gunsAbandoned: { battery: unitId, gunners: unitRow },
  retreated: {
    unit: unitId,
    course: heading,
    isBlocked: yesNo,
    barredBy: words,
    put: { type: 'record', fields: { unit: unitId, x: along, y: along, heading: heading } },
    passed: listed(words),
    pushed: listed({
      type: 'record',
      fields: { unit: unitId, x: along, y: along, heading: heading },
    }),
  },
  routed: {
    unit: unitId,
    course: heading,
    put: listed({ type: 'record', fields: { unit: unitId, x: along, y: along, heading: heading } }),
    isOver: yesNo,
    passed: listed(words),
    pushed: listed({
      type: 'record',
      fields: { unit: unitId, x: along, y: along, heading: heading },
    }),
  },
  leftBoard: { unit: unitId, edge: edge, along: along },
  contactNoted: {
    carrier: unitId,
    second: unitId,
    with: listed(words),
    heading: heading,
    left: number,
  },
  spreadRolled: {
    carrier: unitId,
    second: unitId,
    carrierTotal: number,
    secondTotal: number,
    degree: maybe({ type: 'text', values: ['LU', 'U', 'FU'] }),
  },
  contactForgotten: { carrier: unitId },
  routsJoined: { unit: unitId, with: listed(words) },
  reorganisingWanted: { unit: unitId, formation: formationKind },
  reorganisingRolled: { unit: unitId, total: number, to: disorder },
  reorganisingForgotten: { units: listed(unitId) },
  formedUp: {
    unit: unitId,
    x: along,
    y: along,
    heading: heading,
    formation: formationKind,
    front: maybe(number),
  },
  reorganised: { unit: unitId, to: disorder },
  restBegun: {
    unit: unitId,
    x: along,
    y: along,
    heading: heading,
    goal: { type: 'text', values: ['supply', 'valeur'] },
  },
  rested: { unit: unitId, turns: number },
  resupplied: { unit: unitId },
  restBroken: { unit: unitId },
}
