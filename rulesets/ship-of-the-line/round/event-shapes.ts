import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { yesNo, number, listed, maybe } from '@grognard/umpire/shape-words.ts'
import { ship, dot, heading, battery, side, mast } from '../state-shape.ts'
import type { RoundEvent } from './events.ts'

export const roundEventShapes: EventShapes<RoundEvent> = {
  roundBegan: { round: number, queue: listed(ship) },
  prizesCalled: { ships: listed(ship) },
  turnBegan: { ship: ship, isWreckHolding: yesNo, wasAdrift: yesNo, isOver: yesNo },
  turnClosed: { ship: ship },
  turnEnded: { ship: ship, turnsAway: number },
  dotChosen: { ship: ship, x: dot, y: dot },
  returned: { ship: ship, x: dot, y: dot, heading: heading },
  repaired: {
    ship: ship,
    sail: maybe({ type: 'record', fields: { mast: mast, sails: number } }),
    batteries: listed({ type: 'record', fields: { side: side, battery: battery } }),
    hull: number,
  },
}
