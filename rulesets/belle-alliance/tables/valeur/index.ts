import type { Arm } from '../arms.ts'
import { anhaltToEngland } from './anhalt-to-england.ts'
import type { Nation, ValeurEntry } from './entry.ts'
import { nations } from './entry.ts'
import { france } from './france.ts'
import { hanoverToPortugal } from './hanover-to-portugal.ts'
import { prussia } from './prussia.ts'
import { russiaToAustria } from './russia-to-austria.ts'

export { nations } from './entry.ts'
export type { Nation, ValeurEntry } from './entry.ts'

/** [BA-5.5.1-01] [BA-T-21] The valeur of the troops of 1813 to 1815, by nation as printed. */
export const valeurTable: Partial<Record<Nation, readonly ValeurEntry[]>> = {
  ...anhaltToEngland,
  ...france,
  ...hanoverToPortugal,
  ...prussia,
  ...russiaToAustria,
}

/** The nation that the book prints under this name. RangeError for a name it has not. */
export function nationNamed(printed: string): Nation {
  for (const [id, name] of Object.entries(nations)) {
    if (name === printed && isNation(id)) return id
  }
  throw new RangeError(`The table has no nation "${printed}".`)
}

function isNation(id: string): id is Nation {
  return id in nations
}

/**
 * [BA-T-21] [BA-Q-31] [BA-Q-33] The valeurs that a scenario may choose from for troops as printed,
 * the meant one first. With a year its special takes the place of the general entry. RangeError for
 * troops that the table has not.
 */
export function valeursOf(
  nation: Nation,
  printed: string,
  arm: Arm,
  year: number | null,
): readonly number[] {
  const found = entriesOf(nation, printed, arm)
  const special = found.find(entry => entry[4] !== undefined && entry[4] === year)
  const row = special ?? found.find(entry => entry[4] === undefined)
  if (!row) throw new RangeError(`The table has no "${printed}" of ${arm} under "${nation}".`)
  return typeof row[3] === 'number' ? [row[3]] : row[3]
}

/** The rows of those troops, the general one and those of single years. */
export function entriesOf(nation: Nation, printed: string, arm: Arm): ValeurEntry[] {
  const rows = valeurTable[nation] ?? []
  return rows.filter(([name, , of]) => name === printed && (of === arm || of === 'any'))
}
