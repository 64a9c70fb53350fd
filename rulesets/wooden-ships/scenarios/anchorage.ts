import { hexNamed, nameOfColumn } from '@grognard/geometry/hex/names.ts'
import type { GroundHex } from '../model/state.ts'
import type { Blueprint } from './build.ts'
import { ship } from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/*
 * Algeciras, 6 July 1801: values of ships as of their likes elsewhere; coast, depths, places and the
 * turns of arrival are ours, and the batteries on shore are left out.
 */

const british: readonly StationedShip[] = [
  ship('Venerable', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'M21', 2),
  ship('Pompée', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 21, 'K22', 2),
  ship('Audacious', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'I23', 2),
  ship('Hannibal', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'C24', 2, {
    enters: 18,
  }),
  ship('Caesar', 'british', 2, 80, 'CR', '16 / 5-5-4 / 10 / 1 / 8-8-8', 31, 21, 'C24', 2, {
    enters: 19,
    leaders: ['Saumarez'],
  }),
  ship('Spencer', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'C24', 2, {
    enters: 20,
  }),
]

const moored = { anchor: 'bow' } as const

const french: readonly StationedShip[] = [
  ship('Formidable', 'french', 2, 80, 'AV', '16 / 6-6-5 / 11 / 1 / 7-7-7', 27, 23, 'P10', 3, {
    ...moored,
    leaders: ['Linois'],
  }),
  ship('Desaix', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'S11', 3, moored),
  ship(
    'Indomptable',
    'french',
    2,
    80,
    'AV',
    '16 / 6-6-5 / 11 / 1 / 7-7-7',
    27,
    23,
    'V11',
    3,
    moored,
  ),
  ship('Muiron', 'french', 3, 38, 'AV', '9 / 3-3-2 / 3 / 2 / 5-5-5-5', 15, 15, 'Y10', 3, moored),
]

/** Rows of land from the north edge down, a digit for each column. */
const coast = '23344433333222233334444333222223333'

/** Feet of water below the land, two rows each: too little for a frigate, and for a ship of the line. */
const depths = [12, 12, 18, 18]

/** Rocks awash to seaward of the ships at anchor. */
const rocks = ['M14', 'N14', 'N15', 'T16', 'U17', 'Y15', 'Z15']

function groundUnder(rows: string, q: number): GroundHex[] {
  const column = [...Array.from({ length: Number(rows) }, () => 0), ...depths]
  return column.flatMap((depth, above) => groundAt(`${nameOfColumn(q)}${above + 1}`, depth))
}

function groundAt(name: string, depth: number): GroundHex[] {
  const hex = hexNamed(name)
  return hex ? [{ ...hex, depth }] : []
}

/** [WS-005] The one scenario with land, shoals and an anchorage. */
export const algeciras: Blueprint = {
  id: 'algeciras',
  nations: ['british', 'french'],
  divisions: [
    { id: 'first', fleet: 0, ships: british.slice(0, 3) },
    { id: 'second', fleet: 0, ships: british.slice(3) },
    { id: 'roads', fleet: 1, ships: french },
  ],
  wind: { direction: 2, velocity: 3, change: 6 },
  sheet: { columns: coast.length, rows: 26 },
  ground: [...coast.split('').flatMap(groundUnder), ...rocks.flatMap(name => groundAt(name, 12))],
  rules: { victory: 'points', turnLimit: 30, hasAnchorage: true },
}
