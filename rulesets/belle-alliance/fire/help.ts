import type { Seat } from '@grognard/umpire'
import { nameOf } from '../names.ts'
import type { BaRefusal } from '../rules.ts'
import type { Helper, State, Unit } from '../state.ts'
import { findUnit, isOnBoard, unitOf } from '../units.ts'

/** A unit that is to help a friend, as neighbour or as support. */
export interface Helping {
  state: State
  seat: Seat
  unit: string
  of: string
  /** Whom the friend fires at or fights; empty where that does not matter. */
  against: string
}

/** What neighbours and supports are asked in one kind of phase. */
export interface HelpRules {
  neighbour: readonly BaRefusal<Helping>[]
  support: readonly BaRefusal<Helping>[]
  /** Friends who may need help, and against whom. */
  pairsOf(state: State, seat: Seat, kind: Helper['kind']): Pick<Helping, 'of' | 'against'>[]
}

export const helperOf = ({ state, unit }: Helping): Unit => unitOf(state, unit)
export const friendOf = ({ state, of }: Helping): Unit => unitOf(state, of)
export const helpNames = (helping: Helping) => ({
  unit: nameOf(helperOf(helping)),
  friend: nameOf(friendOf(helping)),
})

/** Who helps whom; the other refusals go behind. */
export const helpRefusals: readonly BaRefusal<Helping>[] = [
  {
    rule: 'BA-3.1.7-01',
    message: 'ba.refuse.notYourHelper',
    when: ({ state, seat, unit, of }) => !isOwn(state, seat, unit) || !isOwn(state, seat, of),
    stop: true,
  },
  {
    rule: 'BA-3.1.7-01',
    message: 'ba.refuse.helpsItself',
    values: helpNames,
    when: ({ unit, of }) => unit === of,
    stop: true,
  },
]

function isOwn(state: State, seat: Seat, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.seat === seat && isOnBoard(unit) && unit.refuge === null
}
