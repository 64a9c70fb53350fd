import type { OfficerId } from '../tables/command.ts'
import type { NationId } from '../tables/nations.ts'

/** A ship that stands on the board from the start; place in inches, heading in degrees. */
export interface StationedShip {
  name: string
  card: string
  nation: NationId
  x: number
  y: number
  heading: number
  officer?: OfficerId
}

/** Ships of one heading. */
export function onHeading(
  heading: number,
  ships: readonly Omit<StationedShip, 'heading'>[],
): StationedShip[] {
  return ships.map(ship => ({ ...ship, heading }))
}

/** What the ships of a line from west to east have in common. */
export type Line = Pick<StationedShip, 'nation' | 'y' | 'heading'>

/** Ships of one nation and heading in a line from west to east, ahead or abreast. */
export function inLine(
  { nation, y, heading }: Line,
  ships: readonly Omit<StationedShip, keyof Line>[],
): StationedShip[] {
  return onHeading(
    heading,
    ships.map(ship => ({ ...ship, nation, y })),
  )
}
