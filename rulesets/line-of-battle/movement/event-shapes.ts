import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { yesNo, number, listed, maybe } from '@grognard/umpire/shape-words.ts'
import { seat, ship, along, run, heading, quarterHeading } from '../setting-shape.ts'
import { landing } from '../state-shape.ts'
import type { MovementEvent } from './events.ts'

export const movementEventShapes: EventShapes<MovementEvent> = {
  shipEntered: { seat: seat, ship: ship, x: along, y: along, heading: heading },
  sailed: {
    ship: ship,
    legs: listed({ type: 'record', fields: { advance: run, turn: number } }),
    poses: listed({ type: 'record', fields: { x: along, y: along, heading: heading } }),
    travelled: run,
    speed: run,
    isWeighed: yesNo,
    isAnchored: yesNo,
    met: maybe(ship),
    isFlight: yesNo,
  },
  linkBroken: { leader: ship, follower: ship, by: ship },
  ranAground: { ship: ship, damage: number, hull: number, turn: number },
  wrecked: { ship: ship },
  leftBoard: { ship: ship, edge: quarterHeading, byMorale: yesNo },
  reachedHarbour: { ship: ship, edge: quarterHeading, byMorale: yesNo },
  tackDeclared: { ship: ship },
  tackRolled: { ship: ship, die: number, bonus: number },
  tackJudged: { ship: ship, isPassed: yesNo },
  anchored: { ship: ship },
  spun: { ship: ship, heading: heading, met: maybe(ship) },
  refloatTried: {
    ship: ship,
    turn: number,
    die: number,
    isFree: yesNo,
    x: along,
    y: along,
    heading: heading,
  },
  crewTransferred: {
    from: ship,
    to: ship,
    turn: number,
    declared: number,
    die: maybe(number),
    arrived: number,
    lost: number,
    fromCrew: number,
    toCrew: number,
  },
  partyLanded: { landing: landing },
  landingEnded: {
    place: number,
    ship: ship,
    outcome: { type: 'text', values: ['succeeded', 'failed'] },
    carrier: maybe(ship),
  },
  lineFormed: { seat: seat, ships: listed(ship) },
  linesSeen: { ships: listed(ship) },
}
