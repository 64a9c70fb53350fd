import { anything, listed, number, words } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { along, disorder, seat, unitId } from '../../model/unit-shape.ts'
import type { FireEvent } from './events.ts'

export const fireEventShapes: EventShapes<FireEvent> = {
  canisterLoaded: { seat: seat, unit: unitId },
  fireLost: {
    seat: seat,
    unit: unitId,
    part: number,
    phase: { type: 'text', values: ['continued', 'fire'] },
    target: words,
    rule: words,
  },
  helperLost: { unit: unitId, help: { type: 'text', values: ['neighbour', 'support'] }, of: words },
  fireUnanswered: { unit: unitId, by: words, because: anything },
  rangeFound: {
    unit: unitId,
    target: words,
    x: along,
    y: along,
    seat: seat,
    phase: { type: 'text', values: ['continued', 'fire'] },
  },
  fireRolled: {
    seat: seat,
    phase: { type: 'text', values: ['continued', 'fire'] },
    dice: number,
    shots: listed({
      type: 'record',
      fields: {
        unit: unitId,
        target: words,
        x: along,
        y: along,
        part: number,
        loss: number,
        moral: number,
        fireUnits: number,
        quarters: number,
        degree: disorder,
      },
    }),
    neighbours: listed({
      type: 'record',
      fields: { unit: unitId, target: words, x: along, y: along },
    }),
    family: listed(words),
  },
  fireEnded: { phase: { type: 'text', values: ['continued', 'fire'] } },
}
