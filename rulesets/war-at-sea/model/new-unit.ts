import type { Seat } from '@grognard/umpire'
import type { Aircraft, SeaUnit, UnitCard } from './state.ts'

/** A sea unit as it begins, in the south-west corner until it is put elsewhere. */
export function unitFrom(card: UnitCard, index: number, seat: Seat): SeaUnit {
  return {
    id: card.id,
    index,
    seat,
    status: card.enters > 1 ? 'waiting' : 'afloat',
    x: 0,
    y: 0,
    heading: 0,
    hull: card.hull,
    speedChange: 0,
    hasSailed: false,
    pointsSailed: 0,
    hasPivoted: false,
    wake: [],
    hasMoved: false,
    isStunned: false,
    used: [],
    isSmoking: false,
    lost: 0,
    isDoomed: false,
    wasAttacked: false,
    spent: [],
    spentThisTurn: [],
  }
}

/** [WAS-039] An aircraft at its home, ready to fly. */
export function planeFrom(id: string, index: number, seat: Seat, home: string): Aircraft {
  return {
    id,
    index,
    seat,
    status: 'ready',
    home,
    rearming: 0,
    x: 0,
    y: 0,
    isStrafing: false,
    armorBonus: 0,
    hasFired: false,
    hasAttacked: false,
    hasPatrolled: false,
    hasSearched: false,
    isPressing: false,
    lent: [],
    isDoomed: false,
    spent: [],
  }
}
