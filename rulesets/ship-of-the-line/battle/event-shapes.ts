import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { yesNo, number, listed } from '@grognard/umpire/shape-words.ts'
import { ship, battery, side, mast, resultId } from '../state-shape.ts'
import type { BattleEvent } from './events.ts'

export const battleEventShapes: EventShapes<BattleEvent> = {
  attackBegan: {
    shooter: ship,
    target: ship,
    side: side,
    batteries: listed(battery),
    isRetaliation: yesNo,
    hasBroadside: yesNo,
    load: { type: 'text', values: ['round', 'doubleShotted', 'chain'] },
  },
  batteryFired: {
    shooter: ship,
    target: ship,
    side: side,
    battery: battery,
    shot: { type: 'text', values: ['broadside', 'bow', 'stern'] },
    range: number,
    dice: number,
    result: resultId,
    isRetaliation: yesNo,
  },
  attackCutShort: { shooter: ship, target: ship },
  attackEnded: {},
  fireHeld: { ship: ship },
  hullHit: { ship: ship, hits: number, hull: number },
  sailLost: { ship: ship, mast: mast, sails: number },
  batteryLost: { ship: ship, side: side, battery: battery },
  mastLost: { ship: ship, mast: mast },
  rudderLost: { ship: ship },
  shipSunk: { ship: ship, cause: { type: 'text', values: ['hull', 'magazine'] } },
}
