import { listed, maybe, number, words } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { seat } from '../../model/unit-shape.ts'
import type { EndingEvent } from './events.ts'

export const endingEventShapes: EventShapes<EndingEvent> = {
  turnBegan: { turn: number, clock: number },
  placesHeld: { owners: listed({ type: 'record', fields: { place: words, side: maybe(number) } }) },
  pointsScored: { points: listed(number) },
  turnEnded: { turn: number },
  battleEnded: {
    cause: { type: 'text', values: ['turns', 'ruin'] },
    points: listed(number),
    grade: { type: 'text', values: ['decisive', 'victory', 'draw'] },
    winners: listed(seat),
  },
}
