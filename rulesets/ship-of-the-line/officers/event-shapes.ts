import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { number, listed } from '@grognard/umpire/shape-words.ts'
import { seat, ship, heading, mast, cardId } from '../state-shape.ts'
import type { CardEvent } from './events.ts'

export const officersEventShapes: EventShapes<CardEvent> = {
  cardUsed: { seat: seat, card: cardId },
  wreckCleared: { ship: ship },
  sailsBent: {
    ship: ship,
    masts: listed({ type: 'record', fields: { mast: mast, sails: number } }),
  },
  hullPlugged: { ship: ship, hull: number },
  rudderReplaced: { ship: ship },
  clubHaulReadied: { ship: ship },
  topsailsBacked: { ship: ship, heading: heading },
  movesGained: { ship: ship, extraMoves: number },
}
