import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { yesNo, number, listed, maybe } from '@grognard/umpire/shape-words.ts'
import { seat, ship, quarterHeading } from '../setting-shape.ts'
import type { RallyEvent } from './events.ts'

export const rallyEventShapes: EventShapes<RallyEvent> = {
  shakenGathered: { ships: listed(ship) },
  failsForgotten: { ship: ship, isFleeing: yesNo },
  moraleTestOpened: { ship: ship },
  moraleRolled: { ship: ship, die: number, bonus: number },
  moralePassed: { ship: ship },
  moraleFailed: { ship: ship, fails: number },
  flagStruck: { ship: ship, seat: seat },
  weatherRolled: { die: number, weather: number },
  clockAdvanced: { clock: number },
  windRolled: { die: number, windFrom: quarterHeading },
  turnEnded: { turn: number },
  pointsCounted: {
    rule: { type: 'text', values: ['LOB-215', 'LOB-216', 'LOB-217', 'LOB-218', 'LOB-254'] },
    points: number,
    ship: maybe(ship),
    quarter: maybe(number),
    side: number,
  },
  battleEnded: {
    ending: { type: 'text', values: ['turnLimit', 'fleetGone', 'mission', 'agreement'] },
    points: listed(number),
    missionPoints: listed(number),
    grade: maybe({
      type: 'text',
      values: ['draw', 'narrow', 'small', 'normal', 'great', 'overwhelming'],
    }),
    side: maybe(number),
    winners: listed(seat),
  },
}
