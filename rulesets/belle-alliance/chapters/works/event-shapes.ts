import { listed, maybe, number, words, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import type { Shape } from '@grognard/umpire/shape.ts'
import { along, heading, unitId, workKind } from '../../model/unit-shape.ts'
import type { WorksEvent } from './events.ts'

const work: Shape = {
  type: 'record',
  fields: { kind: workKind, terrain: words, x: along, y: along, heading },
}

export const worksEventShapes: EventShapes<WorksEvent> = {
  workProcured: {
    unit: unitId,
    work,
    total: number,
    needed: number,
  },
  workRefused: {
    unit: unitId,
    work,
    total: number,
    needed: number,
  },
  attemptsForgotten: { units: listed(unitId) },
  unitFormedToWork: { unit: unitId, x: along, y: along },
  workWentOn: { unit: unitId, turns: number },
  workBroken: { unit: unitId },
  workFinished: {
    unit: unitId,
    work: workKind,
    built: maybe({
      type: 'record',
      fields: {
        id: words,
        kind: {
          type: 'text',
          values: ['hill', 'wood', 'building', 'linear', 'road', 'stream', 'difficult', 'slope'],
        },
        name: words,
        points: listed(number),
        level: number,
        look: {
          type: 'text',
          values: [
            'plain',
            'hedge',
            'wall',
            'dyke',
            'ditch',
            'wooden',
            'stone',
            'field',
            'orchard',
            'marsh',
            'abatis',
            'chevaux',
            'barricade',
            'epaulement',
          ],
        },
        width: number,
        obstacle: maybe({ type: 'text', values: ['I', 'II', 'III'] }),
        cover: maybe({ type: 'text', values: ['I', 'II', 'III'] }),
        edgeDepth: number,
        edgeObstacle: maybe({ type: 'text', values: ['I', 'II', 'III'] }),
        edgeCover: maybe({ type: 'text', values: ['I', 'II', 'III'] }),
        isNonRicochet: yesNo,
        crossing: { type: 'text', values: ['none', 'woodenBridge', 'stoneBridge', 'ford'] },
        capacity: number,
        isStrengthened: yesNo,
        isDestroyed: yesNo,
        builtBy: words,
      },
    }),
    strengthened: words,
    destroyed: words,
  },
  demolitionFailed: { unit: unitId, total: number, needed: number },
}
