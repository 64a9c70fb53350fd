import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { either, number } from '@grognard/umpire/shape-words.ts'
import { ship, dot, heading } from '../state-shape.ts'
import type { SailingEvent } from './events.ts'

export const sailingEventShapes: EventShapes<SailingEvent> = {
  sailed: {
    ship: ship,
    action: { type: 'text', values: ['move', 'comeAbout', 'wear'] },
    x: dot,
    y: dot,
    heading: heading,
    moves: number,
  },
  leftBoard: {
    ship: ship,
    action: { type: 'text', values: ['move', 'comeAbout', 'wear'] },
    status: { type: 'text', values: ['disengaged', 'safe'] },
    turnsAway: number,
    moves: number,
  },
  collided: {
    ship: ship,
    struck: ship,
    action: either(
      { type: 'text', values: ['drift'] },
      { type: 'text', values: ['move', 'comeAbout', 'wear'] },
    ),
    heading: heading,
    moves: number,
  },
  drifted: { ship: ship, x: dot, y: dot },
}
