import { field } from '@grognard/umpire'

/** How a division goes: in its leader’s wake, all turning at once, or as in the last turn. */
export const divisionWays = ['inLine', 'together', 'asLast'] as const

export const plotDivisionShape = {
  leader: field.piece('ship'),
  way: field.one(divisionWays),
  plot: field.text(40),
}
