import { catchStaff } from '../command/catching.ts'
import type { BaTable } from '../rules.ts'
import type { Staff } from '../state.ts'
import { staffBase } from '../tables/bases.ts'
import { distances } from '../tables/distances.ts'
import type { Field } from './field.ts'
import type { Marcher } from './marcher.ts'

/** Half the way round a staff figure's base is more than half its diagonal, 1/1000 cm. */
const STAFF_REACH = (staffBase.width + staffBase.depth) / 2

/** [BA-1.1.4-06] Staff figures alone that the march has brought enemies to are tested at once. */
export function testStaff(table: BaTable, { marchers }: Field): void {
  const isAnyNear = table.state.staff.some(
    figure =>
      figure.status === 'onBoard' &&
      figure.contact === null &&
      marchers.some(marcher => marcher.unit.seat !== figure.seat && isNear(figure, marcher)),
  )
  if (isAnyNear) catchStaff(table)
}

function isNear({ x, y }: Staff, { from, radius, length }: Marcher): boolean {
  const reach = radius + length / 2 + STAFF_REACH + distances.staffCatch
  const dx = x - from.x
  const dy = y - from.y
  return dx * dx + dy * dy <= reach * reach
}
