import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { listed } from '@grognard/umpire/shape-words.ts'
import { seat, ship, dot, heading, cardId, nation } from '../state-shape.ts'
import type { SetupEvent } from './events.ts'

export const setupEventShapes: EventShapes<SetupEvent> = {
  windRolled: { windFrom: heading },
  firstPlayerRolled: { order: listed(seat) },
  nationChosen: { seat: seat, nation: nation },
  officersChosen: { seat: seat, cards: listed(cardId) },
  officersShown: {
    hands: listed({ type: 'record', fields: { seat: seat, cards: listed(cardId) } }),
  },
  shipBerthed: { seat: seat, ship: ship, x: dot, y: dot, heading: heading },
}
