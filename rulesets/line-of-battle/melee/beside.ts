import { hullDistance, isHullWithin } from '@grognard/geometry/measured/index.ts'
import type { Seat } from '@grognard/umpire'
import { inInches } from '../measures.ts'
import type { LobRefusal } from '../rules.ts'
import { areEnemies, isFreshPrize, isOperational } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { boardingGap, contactGap } from '../tables/melee.ts'

/** A ship and the one it would board or take over. */
export interface Beside {
  state: State
  seat: Seat
  ship: Ship
  target: Ship
}

/** What boarding and taking over ask alike, wherever the two lie. */
export const besideRefusals: readonly LobRefusal<Beside>[] = [
  {
    rule: 'LOB-160',
    message: 'lob.refuse.notYourCrew',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ seat, ship }) => ship.seat !== seat || !isOperational(ship),
    stop: true,
  },
  {
    rule: 'LOB-160',
    message: 'lob.refuse.boardFriend',
    values: ({ target }) => ({ target: target.name }),
    when: ({ state, ship, target }) => !areEnemies(state, ship, target),
    stop: true,
  },
  {
    rule: 'LOB-160',
    message: 'lob.refuse.boardGone',
    values: ({ target }) => ({ target: target.name }),
    when: ({ target }) => target.status !== 'afloat',
    stop: true,
  },
  {
    rule: 'LOB-203',
    message: 'lob.refuse.fleeingBoard',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ ship }) => ship.isFleeing,
  },
  {
    rule: 'LOB-174',
    message: 'lob.refuse.freshPrize',
    values: ({ ship }) => ({ ship: ship.name }),
    when: ({ ship }) => isFreshPrize(ship),
  },
]

/** [LOB-160] A crew boards over half an inch of water. */
export const notBeside: LobRefusal<Beside> = {
  rule: 'LOB-160',
  message: 'lob.refuse.notBeside',
  values: beside => ({ ...waterBetween(beside), gap: inInches(boardingGap) }),
  when: ({ ship, target }) => !isHullWithin(ship, target, boardingGap),
}

/** [LOB-151] [LOB-075] A ship without crew is taken only hull against hull. */
export const notInContact: LobRefusal<Beside> = {
  rule: 'LOB-151',
  message: 'lob.refuse.notInContact',
  values: waterBetween,
  when: ({ ship, target }) => !areInContact(ship, target),
}

/** [LOB-075] Whether hulls touch, as a move that is ended by the other hull leaves them. */
export function areInContact(ship: Ship, other: Ship): boolean {
  return isHullWithin(ship, other, contactGap)
}

function waterBetween({ ship, target }: Beside) {
  return {
    ship: ship.name,
    target: target.name,
    inches: inInches(hullDistance(ship, target)),
  }
}
