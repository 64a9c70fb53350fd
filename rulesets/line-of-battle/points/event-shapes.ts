import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { number, listed } from '@grognard/umpire/shape-words.ts'
import { seat, ship, along } from '../setting-shape.ts'
import type { PointsEvent } from './events.ts'

export const pointsEventShapes: EventShapes<PointsEvent> = {
  poolFilled: { seat: seat, added: number, pool: number },
  pointsPaid: {
    seat: seat,
    action: {
      type: 'text',
      values: [
        'fire',
        'counterFire',
        'transfer',
        'refloat',
        'tack',
        'lineOfBattle',
        'crossing',
        'rescue',
        'melee',
      ],
    },
    cost: number,
    pool: number,
  },
  strokeNoted: {
    seat: seat,
    stroke: { type: 'text', values: ['melee', 'morale', 'manoeuvre', 'fullHit', 'flag'] },
  },
  attributeSpent: {
    seat: seat,
    ship: ship,
    attribute: { type: 'text', values: ['melee', 'bearing', 'navigation', 'gunnery'] },
    points: number,
    left: number,
  },
  pointsKept: { seat: seat },
  proposed: { seat: seat, what: { type: 'text', values: ['recentre', 'end'] } },
  agreed: { seat: seat },
  declined: { seat: seat },
  recentred: { ships: listed({ type: 'record', fields: { ship: ship, x: along, y: along } }) },
}
