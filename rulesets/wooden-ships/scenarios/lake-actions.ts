import type { Blueprint } from './build.ts'
import { ship } from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/*
 * [WS-S-8] The two battles on the Lakes: values of ships by BSD sail, without the gunboats, which it does not
 * have; places, draughts and rigs are ours. It counts Lady Prevost, Preble and Chubb as class 6, with speeds,
 * turns and masts of class 5; class 6 is rowed here, so they are of class 5.
 */

const schooner = { isForeAndAft: true } as const

/** Lake Erie, 10 September 1813. */
export const lakeErie: readonly StationedShip[] = [
  ship('Lawrence', 'american', 5, 20, 'CR', '4 / 2-1-1 / 0 / 3 / 4-4-4-4', 9, 9, 'JJ14', 6, {
    leaders: ['Perry'],
  }),
  ship('Niagara', 'american', 5, 20, 'EL', '4 / 2-1-1 / 0 / 3 / 4-4-4-4', 12, 9, 'PP17', 6),
  ship('Detroit', 'british', 5, 19, 'CR', '3 / 1-1-1 / 1 / 0 / 4-4-4-4', 7, 9, 'U16', 2, {
    leaders: ['Barclay'],
  }),
  ship('Queen Charlotte', 'british', 5, 17, 'CR', '3 / 1-1-1 / 1 / 0 / 3-3-3-3', 6, 9, 'R18', 2),
  ship(
    'Lady Prevost',
    'british',
    5,
    13,
    'CR',
    '2 / 0-1-1 / 0 / 1 / 2-2-2-2',
    5,
    8,
    'X15',
    2,
    schooner,
  ),
]

const americans: readonly StationedShip[] = [
  ship('Saratoga', 'american', 5, 26, 'CR', '4 / 2-1-1 / 1 / 3 / 4-4-4-4', 12, 12, 'O14', 2, {
    leaders: ['Macdonough'],
  }),
  ship('Eagle', 'american', 5, 20, 'CR', '4 / 2-1-1 / 0 / 3 / 4-4-4-4', 11, 11, 'O11', 2),
  ship('Ticonderoga', 'american', 5, 17, 'CR', '3 / 1-1-1 / 0 / 3 / 4-4-4-4', 9, 9, 'O17', 2, {
    ...schooner,
  }),
  ship('Preble', 'american', 5, 7, 'CR', '2 / 0-1-1 / 0 / 1 / 2-2-2-2', 4, 8, 'O20', 2, {
    ...schooner,
  }),
]

const british: readonly StationedShip[] = [
  ship('Confiance', 'british', 3, 37, 'CR', '8 / 2-2-1 / 3 / 2 / 5-5-5-5', 14, 12, 'FF6', 5, {
    leaders: ['Downie'],
  }),
  ship('Linnet', 'british', 5, 16, 'EL', '3 / 1-1-1 / 0 / 2 / 4-4-4-4', 10, 11, 'DD9', 5),
  ship('Chubb', 'british', 5, 11, 'CR', '2 / 1-1-1 / 0 / 1 / 2-2-2-2', 5, 8, 'AA12', 5, schooner),
]

/** Lake Champlain, 11 September 1814: the Americans lay at anchor then; here they are under way, as the data have them. */
export const lakeChamplain: Blueprint = {
  id: 'lake-champlain',
  nations: ['american', 'british'],
  divisions: [
    { id: 'american', fleet: 0, ships: americans },
    { id: 'british', fleet: 1, ships: british },
  ],
  wind: { direction: 4, velocity: 3, change: 6 },
  rules: { victory: 'points', turnLimit: 30, isAfter1803: true, hasAnchorage: true },
}
