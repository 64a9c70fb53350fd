import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { number, listed, maybe } from '@grognard/umpire/shape-words.ts'
import { seat, ship, shotId } from '../setting-shape.ts'
import type { CommandEvent } from './events.ts'

export const commandEventShapes: EventShapes<CommandEvent> = {
  turnBegun: { turn: number, seenBy: maybe(seat) },
  initiativeRolled: { seat: seat, die: number, total: number },
  initiativeTied: { seats: listed(seat), total: number },
  initiativeSet: { order: listed(seat) },
  shotChosen: { seat: seat, ship: ship, shot: shotId },
  shotsRevealed: { shots: listed({ type: 'record', fields: { ship: ship, shot: maybe(shotId) } }) },
  ruddersCounted: { ships: listed({ type: 'record', fields: { ship: ship, turns: number } }) },
}
