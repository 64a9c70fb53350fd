import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { either, yesNo, number, listed, maybe } from '@grognard/umpire/shape-words.ts'
import { seat, ship, heading, battery, side } from '../state-shape.ts'
import type { BoardingEvent } from './events.ts'

export const boardingEventShapes: EventShapes<BoardingEvent> = {
  boardingBegan: {
    attacker: ship,
    defender: ship,
    heading: heading,
    moves: number,
    attackerMarines: number,
    volley: { type: 'text', values: ['first', 'none'] },
  },
  marinesCalled: { seat: seat, points: number },
  grapeLoaded: {
    ship: ship,
    guns: listed({ type: 'record', fields: { side: side, battery: battery } }),
  },
  grapeFired: {
    ship: ship,
    target: ship,
    side: side,
    battery: battery,
    dice: number,
    isHit: yesNo,
  },
  boardersFought: {
    attacker: ship,
    defender: ship,
    difference: maybe(number),
    odds: maybe(either({ type: 'text', values: ['automatic', 'opposed'] }, number)),
    attackerDie: maybe(number),
    defenderDie: maybe(number),
    result: { type: 'text', values: ['open', 'cancelled', 'captured', 'failed', 'reversed'] },
  },
  shipCaptured: { ship: ship, seat: seat, captureNumber: number },
  boardingEnded: {},
}
