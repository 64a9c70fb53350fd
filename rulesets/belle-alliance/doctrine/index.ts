import type { Dice, Doctrine, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { evaluate } from './evaluate.ts'
import { beginnersCandidates, candidates } from './candidates.ts'
import { lookahead } from './lookahead.ts'
import { bestContinuedFire, bestFire } from './firing.ts'
import { bestAdvance, bestFriend } from './melee.ts'
import { firstOffer } from './offers.ts'
import { bestDirection, nextRallied } from './rally.ts'
import { nextWritten } from './writing.ts'
import { nextStaff } from './staff.ts'

type Chooser = (view: State, seat: Seat, dice: Dice, style?: string) => Order | undefined

/** What a sensible commander says at each step that asks. */
const choosers: Readonly<Record<string, Chooser>> = {
  orders: (view, seat, _dice, style) => nextWritten(view, seat, style),
  refuge: (view, seat) => firstOffer(view, seat, 'takeRefuge'),
  chiefs: nextRallied,
  continuedFire: bestContinuedFire,
  staff: nextStaff,
  fire: bestFire,
  attackers: bestFriend,
  defenders: bestFriend,
  advance: bestAdvance,
  lastRefuge: (view, seat) => firstOffer(view, seat, 'takeRefuge'),
  lastAttackers: bestFriend,
  lastDefenders: bestFriend,
  lastStaff: nextStaff,
  direction: bestDirection,
}

export const doctrine: Doctrine<State, Order> = {
  choose(view, seat, dice, style) {
    const step = view.place[view.place.length - 1]?.at ?? ''
    return (
      choosers[step]?.(view, seat, dice, style) ?? { kind: step === 'orders' ? 'seal' : 'done' }
    )
  },
  evaluate,
  candidates,
  beginnersCandidates,
  lookahead,
  missRate: { beginner: 70, practised: 45 },
}
