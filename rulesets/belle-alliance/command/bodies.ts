import type { Seat } from '@grognard/umpire'
import type { Staff, State, Unit } from '../state.ts'
import { areStaffTouching, findStaff, isOnBoardStaff, isSuperior, staffWith } from './chiefs.ts'

/** [BA-1.1.5-03] The units of a body: those under its chief and under the chiefs below him. */
export function unitsUnder(state: State, body: Staff): Unit[] {
  return state.units.filter(({ chief: id }) => {
    const chief = findStaff(state, id)
    return chief !== undefined && (chief.id === body.id || isSuperior(state, body, chief))
  })
}

/** A chief of the seat's that stands on the board, by his id. */
export function ownChief(state: State, seat: Seat, id: string): Staff | undefined {
  const chief = findStaff(state, id)
  const isRight = chief?.seat === seat && chief.kind === 'chief' && isOnBoardStaff(chief)
  return isRight ? chief : undefined
}

/** [BA-1.1.5-01] The chief in contact with the unit who may hand it over to the new one. */
export function handsOverUnit(state: State, unit: Unit, to: Staff): Staff | undefined {
  return staffWith(state, unit.id).find(
    chief => chief.kind === 'chief' && commandsBoth(state, chief, findStaff(state, unit.chief), to),
  )
}

/** [BA-1.1.5-03] The same for a body: he is in contact with its chief. */
export function handsOverBody(state: State, body: Staff, to: Staff): Staff | undefined {
  return state.staff.find(
    chief =>
      chief.id !== body.id &&
      chief.kind === 'chief' &&
      isOnBoardStaff(chief) &&
      areStaffTouching(chief, body) &&
      commandsBoth(state, chief, findStaff(state, body.over), to),
  )
}

/** [BA-1.1.5-01] [BA-1.1.5-02] Above the old and the new chief, or one of the two and above the other. */
function commandsBoth(state: State, chief: Staff, from: Staff | undefined, to: Staff): boolean {
  if (!from || from.id === to.id) return false
  return [from, to].every(one => one.id === chief.id || isSuperior(state, chief, one))
}
