import { hexNamed, nameOfColumn } from '@grognard/geometry/hex/names.ts'
import type { GroundHex } from '../model/state.ts'
import type { Blueprint } from './build.ts'
import { ship } from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/*
 * Les Sables-d'Olonne, 24 February 1809: values of ships as of their likes elsewhere; coast, depths and
 * places are ours.
 */

const british: readonly StationedShip[] = [
  ship('Defiance', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'M18', 2),
  ship('Caesar', 'british', 2, 80, 'CR', '16 / 5-5-4 / 10 / 1 / 8-8-8', 31, 21, 'K19', 2, {
    leaders: ['Stopford'],
  }),
  ship('Donegal', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'I20', 2),
  ship('Amethyst', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'H17', 2),
]

const moored = { anchor: 'bow' } as const

const french: readonly StationedShip[] = [
  ship('Italienne', 'french', 3, 40, 'AV', '9 / 3-3-2 / 3 / 2 / 5-5-5-5', 15, 15, 'P7', 3, moored),
  ship('Calypso', 'french', 3, 40, 'AV', '9 / 3-3-2 / 3 / 2 / 5-5-5-5', 15, 15, 'S8', 3, moored),
  ship('Cybèle', 'french', 3, 40, 'AV', '9 / 3-3-2 / 3 / 2 / 5-5-5-5', 15, 15, 'V8', 3, moored),
]

/** Rows of land from the north edge down, a digit for each column. */
const coast = '23344433333222233334444333222223333'

/** Feet of water below the land, two rows each: too little for a frigate, and for a ship of the line. */
const depths = [12, 12, 18, 18]

function groundUnder(rows: string, q: number): GroundHex[] {
  const land = Number(rows)
  const column = [...Array.from({ length: land }, () => 0), ...depths]
  return column.flatMap((depth, above) => {
    const hex = hexNamed(`${nameOfColumn(q)}${above + 1}`)
    return hex ? [{ ...hex, depth }] : []
  })
}

/** [WS-005] The one scenario with land, shoals and an anchorage. */
export const sablesDOlonne: Blueprint = {
  id: 'sables-dolonne',
  nations: ['british', 'french'],
  divisions: [
    { id: 'line', fleet: 0, ships: british.slice(0, 3) },
    { id: 'british-frigate', fleet: 0, ships: british.slice(3) },
    { id: 'roads', fleet: 1, ships: french },
  ],
  wind: { direction: 2, velocity: 3, change: 6 },
  sheet: { columns: coast.length, rows: 24 },
  ground: coast.split('').flatMap(groundUnder),
  rules: { victory: 'points', turnLimit: 30, isAfter1803: true, hasAnchorage: true },
}
