import { field } from '@grognard/umpire'

export const partyKinds = ['offensive', 'defensive', 'transfer'] as const

export const formPartyShape = { ship: field.piece('ship'), section: field.integer(1, 3) }
export const changePartyShape = {
  ship: field.piece('ship'),
  section: field.integer(1, 3),
  to: field.one(partyKinds),
  target: field.orNothing(field.target('ship')),
}
export const standDownShape = { ship: field.piece('ship'), section: field.integer(1, 3) }
