import { ship } from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/** [WS-S-2] Mars v Hercule, 21 April 1798. */
export const marsAndHercule: readonly StationedShip[] = [
  ship('Mars', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'R23', 2),
  ship('Hercule', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'FF16', 2),
]

/** [WS-S-3] Nymphe v Cléopâtre, 18 June 1793. */
export const nympheAndCleopatre: readonly StationedShip[] = [
  ship('Nymphe', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'R23', 2),
  ship('Cléopâtre', 'french', 3, 36, 'AV', '7 / 2-2-2 / 2 / 1 / 5-5-5-5', 10, 17, 'FF16', 2),
]

/** [WS-S-4] Constitution v Guerriere, 19 August 1812; their places are ours. */
export const constitutionAndGuerriere: readonly StationedShip[] = [
  ship('Constitution', 'american', 4, 44, 'EL', '12 / 3-3-3 / 4 / 3 / 6-6-6-6', 24, 17, 'T20', 1),
  ship('Guerriere', 'british', 3, 38, 'CR', '9 / 2-2-1 / 3 / 2 / 5-5-5-5', 15, 15, 'HH20', 3),
]

/** [WS-S-5] Bonhomme Richard v Serapis, 23 September 1779; their places are ours. */
export const richardAndSerapis: readonly StationedShip[] = [
  ship('Bonhomme Richard', 'american', 4, 42, 'CR', '7 / 2-2-2 / 2 / 0 / 5-5-5', 11, 18, 'T25', 2, {
    counter: [2, 3, 5],
  }),
  ship('Serapis', 'british', 3, 44, 'CR', '7 / 2-2-2 / 3 / 0 / 5-5-5-5', 12, 16, 'V14', 2),
]

/** [WS-S-6] San Domingo, 6 February 1806: British columns, then the French. */
export const sanDomingo: readonly StationedShip[] = [
  ship('Superb', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'BB27', 6, {
    leaders: ['Duckworth'],
  }),
  ship('Northumberland', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'EE29', 6, {
    leaders: ['Cochrane'],
  }),
  ship('Spencer', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'HH30', 6),
  ship('Agamemnon', 'british', 2, 64, 'CR', '11 / 4-3-3 / 6 / 2 / 7-7-7', 20, 19, 'KK32', 6),
  ship('Canopus', 'british', 2, 80, 'CR', '16 / 5-5-4 / 10 / 1 / 8-8-8', 31, 21, 'II26', 6, {
    leaders: ['Louis'],
  }),
  ship('Donegal', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'LL27', 6),
  ship('Atlas', 'british', 2, 74, 'SE', '14 / 4-4-4 / 8 / 2 / 7-7-7', 25, 20, 'OO29', 6),
  ship('Acasta', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'OO23', 6),
  ship('Magicienne', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'RR25', 6),
  ship('Alexandre', 'french', 2, 80, 'AV', '16 / 6-6-5 / 11 / 1 / 7-7-7', 27, 23, 'R20', 5),
  ship('Impérial', 'french', 1, 118, 'AV', '19 / 7-7-6 / 13 / 1 / 9-9-9', 33, 24, 'U19', 5, {
    leaders: ['Leissègues'],
  }),
  ship('Diomède', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'X17', 5),
  ship('Jupiter', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'AA16', 5),
  ship('Brave', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'DD14', 5),
  ship('Comète', 'french', 3, 36, 'AV', '8 / 3-2-2 / 2 / 1 / 5-5-5-5', 13, 17, 'P15', 5),
  ship('Félicité', 'french', 3, 36, 'AV', '8 / 3-2-2 / 2 / 1 / 5-5-5-5', 13, 17, 'S13', 5),
  ship('Diligente', 'french', 4, 20, 'AV', '4 / 1-1-1 / 1 / 2 / 4-4-4-4', 6, 11, 'V12', 5),
]
