import { hullMeetsPolygon } from '@grognard/geometry'
import { footingOf, groundsUnder } from '../ground/index.ts'
import { piecesNear } from '../ground/land.ts'
import { shrunk } from '../ground/lines.ts'
import { isInDeepWater } from '../ground/water.ts'
import type { BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { rateRow } from '../tables/march.ts'
import type { Terrain } from '../terrain.ts'
import { isOnBoard } from '../units.ts'

/** A unit of a scenario file as it would begin the battle. */
export interface Placed {
  state: State
  row: Unit
}

const name = ({ row }: Placed) => ({ unit: row.name })

const formation = ({ row }: Placed) => ({
  unit: row.name,
  formation: { key: `ba.formation.${row.formation.kind}` },
})

/** [BA-1.1.9-01] Ground on which a unit cannot stand when the battle begins. */
export const groundRefusals: readonly BaRefusal<Placed>[] = [
  {
    rule: 'BA-6.1.1-03',
    message: 'ba.refuse.fileInHouse',
    values: placed => ({ ...name(placed), building: houseUnder(placed)?.id ?? '' }),
    when: placed => houseUnder(placed) !== undefined,
  },
  {
    rule: 'BA-2.3.6-01',
    message: 'ba.refuse.fileInWater',
    values: name,
    when: placed => isOutside(placed) && isInDeepWater(placed.state, footingOf(placed.row)),
  },
  {
    rule: 'BA-2.3.1-01',
    message: 'ba.refuse.fileInWood',
    values: formation,
    when: placed => isOutside(placed) && isInClosedWood(placed),
  },
]

/** Who comes later stands on the edge of the board until then. */
function isOutside({ row }: Placed): boolean {
  return isOnBoard(row) && row.building === null
}

function houseUnder(placed: Placed): Terrain | undefined {
  if (!isOutside(placed)) return undefined
  const { hull } = footingOf(placed.row)
  const houses = piecesNear(placed.state, hull, 'building')
  return houses.find(({ points }) => hullMeetsPolygon(shrunk(hull), points))
}

/** [BA-2.3.1-01] Table 3 has no rate in woods for its formation. */
function isInClosedWood({ state, row }: Placed): boolean {
  const rates = rateRow(row, 'march')
  if (rates === null || rates.wood !== null) return false
  return groundsUnder(state, footingOf(row)).includes('wood')
}
