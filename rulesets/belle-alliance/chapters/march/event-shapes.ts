import { listed, number, words, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import {
  along,
  edge,
  heading,
  rate,
  seat,
  staffId,
  unitId,
  unitRow,
} from '../../model/unit-shape.ts'
import type { MarchEvent } from './events.ts'

export const marchEventShapes: EventShapes<MarchEvent> = {
  ticked: {
    tick: number,
    units: listed(unitId),
    poses: listed(number),
    staff: listed(staffId),
    places: listed(number),
  },
  unitArrived: { unit: unitId, arrived: unitRow },
  unitKeptOut: { seat: seat, unit: unitId },
  rateTaken: {
    unit: unitId,
    rate: rate,
    because: { type: 'text', values: ['ordered', 'enemyNear', 'ground', 'disorder'] },
    by: words,
  },
  pressedBack: { unit: unitId, by: words },
  attackMet: { unit: unitId, enemy: unitId, isCharge: yesNo },
  positionReached: { unit: unitId, terrain: words },
  attackCancelled: {
    unit: unitId,
    by: words,
    cause: { type: 'text', values: ['otherMet', 'barred', 'takenInFlank', 'metByHorse'] },
  },
  passedThrough: { unit: unitId, by: words },
  rightOfWayRolled: { units: listed(unitId), totals: listed(number), goesOn: words },
  unitExited: { unit: unitId, edge: edge, along: along },
  placeAdapted: { unit: unitId, x: along, y: along, heading: heading },
  marchHeldUp: { seat: seat, unit: unitId, because: words, by: words, waited: number },
  marchEnded: {
    units: listed(unitId),
    marched: listed(number),
    sinceAbout: listed(number),
    pivoted: listed(words),
    turnedAbout: listed(words),
    stopped: listed(words),
    advanced: listed(words),
  },
}
