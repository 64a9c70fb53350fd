import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { number, listed } from '@grognard/umpire/shape-words.ts'
import { seat, ship } from '../state-shape.ts'
import type { EndingEvent } from './events.ts'

export const endingEventShapes: EventShapes<EndingEvent> = {
  shipSurrendered: { ship: ship, cause: { type: 'text', values: ['adrift', 'choice', 'prize'] } },
  roundEnded: { round: number },
  drawOffered: { seat: seat },
  drawDeclined: { seat: seat },
  battleEnded: {
    ending: { type: 'text', values: ['fleetLost', 'turnLimit', 'quiet', 'agreement'] },
    winners: listed(seat),
    lostShips: listed(number),
    hullHits: listed(number),
  },
}
