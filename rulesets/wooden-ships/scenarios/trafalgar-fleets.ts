import { ship } from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/** Nelson’s column, and Africa that lost it in the night. */
export const weatherColumn: readonly StationedShip[] = [
  ship('Victory', 'british', 1, 100, 'EL', '17 / 5-5-4 / 11 / 1 / 8-8-8', 33, 23, 'HH19', 4, {
    leaders: ['Nelson'],
  }),
  ship('Temeraire', 'british', 1, 98, 'CR', '16 / 5-5-4 / 10 / 1 / 8-8-8', 30, 22, 'HH17', 4),
  ship('Neptune', 'british', 1, 98, 'CR', '16 / 5-5-4 / 10 / 1 / 8-8-8', 30, 22, 'II17', 4),
  ship('Leviathan', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'II15', 4),
  ship('Conqueror', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'II13', 4),
  ship('Britannia', 'british', 1, 100, 'CR', '17 / 6-6-5 / 11 / 1 / 8-8-8', 31, 23, 'II11', 5, {
    leaders: ['Northesk'],
  }),
  ship('Ajax', 'british', 2, 74, 'EL', '14 / 4-4-4 / 8 / 2 / 7-7-7', 29, 20, 'JJ9', 4),
  ship('Agamemnon', 'british', 2, 64, 'EL', '11 / 4-3-3 / 6 / 2 / 7-7-7', 20, 19, 'KK7', 5),
  ship('Orion', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'KK6', 5),
  ship('Minotaur', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'PP6', 5),
  ship('Spartiate', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'RR4', 5),
  ship('Prince', 'british', 1, 98, 'CR', '16 / 5-5-5 / 10 / 1 / 8-8-8', 30, 22, 'RR2', 5),
  ship('Africa', 'british', 2, 64, 'EL', '11 / 4-3-3 / 6 / 2 / 7-7-7', 22, 19, 'WW26', 6),
]

/** Collingwood’s column; the last seven come on later. */
export const leeColumn: readonly StationedShip[] = [
  ship(
    'Royal Sovereign',
    'british',
    1,
    110,
    'EL',
    '18 / 6-6-5 / 12 / 1 / 9-9-9',
    36,
    24,
    'AA13',
    4,
    { leaders: ['Collingwood'] },
  ),
  ship('Belleisle', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'AA11', 4),
  ship('Mars', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'AA9', 4),
  ship('Tonnant', 'british', 1, 80, 'CR', '16 / 5-4-4 / 10 / 1 / 8-8-8', 30, 21, 'AA7', 4),
  ship('Bellerophon', 'british', 2, 74, 'EL', '14 / 5-4-4 / 9 / 2 / 7-7-7', 30, 22, 'Y5', 5),
  ship('Colossus', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'AA4', 5),
  ship('Achille', 'british', 2, 74, 'CR', '14 / 5-4-4 / 9 / 2 / 7-7-7', 29, 22, 'CC3', 4),
  ship('Revenge', 'british', 2, 74, 'EL', '14 / 4-4-4 / 8 / 2 / 7-7-7', 29, 20, 'Y1', 5, {
    enters: 3,
  }),
  ship('Defiance', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'AA1', 5, {
    enters: 3,
  }),
  ship('Dreadnought', 'british', 1, 98, 'EL', '16 / 5-5-5 / 10 / 1 / 8-8-8', 32, 22, 'II1', 5, {
    enters: 3,
  }),
  ship('Swiftsure', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'GG1', 5, {
    enters: 3,
  }),
  ship('Polyphemus', 'british', 2, 64, 'CR', '11 / 4-3-3 / 6 / 2 / 7-7-7', 20, 19, 'EE1', 5, {
    enters: 4,
  }),
  ship('Thunderer', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'II1', 5, {
    enters: 5,
  }),
  ship('Defence', 'british', 2, 74, 'CR', '14 / 4-4-4 / 8 / 2 / 7-7-7', 27, 20, 'II1', 5, {
    enters: 6,
  }),
]

/** Dumanoir’s van of the Combined Fleet, as it lies after wearing: in the north. */
export const van: readonly StationedShip[] = [
  ship('Scipion', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'VV32', 3),
  ship('Intrépide', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'TT32', 3),
  ship('Formidable', 'french', 1, 80, 'AV', '16 / 6-6-5 / 11 / 1 / 7-7-7', 27, 23, 'RR31', 3, {
    leaders: ['Dumanoir'],
  }),
  ship('Mont-Blanc', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'NN31', 3),
  ship('Duguay-Trouin', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'KK34', 3),
  ship('Héros', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'FF25', 3),
  ship('Neptuno', 'spanish', 2, 80, 'GR', '15 / 5-5-4 / 10 / 0 / 7-7-7', 23, 21, 'XX32', 2),
  ship('Rayo', 'spanish', 1, 100, 'GR', '16 / 6-6-5 / 10 / 0 / 8-8-8', 25, 23, 'EE34', 3),
  ship(
    'San Francisco de Asís',
    'spanish',
    2,
    74,
    'GR',
    '13 / 4-4-4 / 8 / 0 / 7-7-7',
    18,
    21,
    'GG30',
    3,
  ),
  ship('San Agustín', 'spanish', 2, 74, 'GR', '13 / 4-4-4 / 8 / 0 / 7-7-7', 18, 21, 'DD29', 3),
]

/** Villeneuve’s centre. */
export const centre: readonly StationedShip[] = [
  ship('Bucentaure', 'french', 1, 80, 'AV', '16 / 6-6-5 / 11 / 1 / 7-7-7', 27, 23, 'BB22', 3, {
    leaders: ['Villeneuve'],
  }),
  ship('Redoutable', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'Z21', 3),
  ship('Neptune', 'french', 1, 80, 'AV', '16 / 6-6-5 / 11 / 1 / 7-7-7', 27, 23, 'W20', 3),
  ship('Indomptable', 'french', 1, 80, 'AV', '16 / 6-6-5 / 11 / 1 / 7-7-7', 27, 23, 'V17', 3),
  ship(
    'Santísima Trinidad',
    'spanish',
    1,
    130,
    'GR',
    '20 / 8-7-7 / 13 / 0 / 10-10-10',
    30,
    25,
    'DD24',
    3,
    { leaders: ['Cisneros'] },
  ),
  ship('San Justo', 'spanish', 2, 74, 'GR', '13 / 4-4-4 / 8 / 0 / 7-7-7', 18, 21, 'Z20', 3),
  ship('San Leandro', 'spanish', 2, 64, 'GR', '11 / 4-3-3 / 6 / 0 / 7-7-7', 15, 19, 'T19', 3),
]

/** Álava’s rear. */
export const rear: readonly StationedShip[] = [
  ship('Fougueux', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'U15', 3),
  ship('Pluton', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'R12', 3),
  ship('Algésiras', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'Q11', 3, {
    leaders: ['Magon'],
  }),
  ship('Aigle', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'O10', 3),
  ship('Swiftsure', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'M9', 3),
  ship('Argonaute', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'K8', 3),
  ship('Santa Ana', 'spanish', 1, 112, 'GR', '18 / 6-6-6 / 12 / 0 / 9-9-9', 27, 23, 'W15', 3, {
    leaders: ['Alava'],
  }),
  ship('Monarca', 'spanish', 2, 74, 'GR', '13 / 4-4-4 / 8 / 0 / 7-7-7', 18, 21, 'S14', 3),
  ship('Bahama', 'spanish', 2, 74, 'GR', '13 / 4-4-4 / 8 / 0 / 7-7-7', 18, 21, 'Q10', 3),
  ship('Montañés', 'spanish', 2, 74, 'GR', '13 / 4-4-4 / 8 / 0 / 7-7-7', 18, 21, 'N7', 3),
]

/** Gravina’s squadron of observation. */
export const observation: readonly StationedShip[] = [
  ship('Achille', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'L5', 3),
  ship('Berwick', 'french', 2, 74, 'AV', '14 / 5-5-4 / 10 / 1 / 7-7-7', 24, 21, 'H2', 3),
  ship('Argonauta', 'spanish', 2, 80, 'GR', '15 / 5-5-4 / 10 / 0 / 7-7-7', 23, 21, 'G6', 3),
  ship('San Ildefonso', 'spanish', 2, 74, 'GR', '13 / 4-4-4 / 8 / 0 / 7-7-7', 18, 21, 'K6', 3),
  ship(
    'Príncipe de Asturias',
    'spanish',
    1,
    112,
    'GR',
    '18 / 6-6-6 / 12 / 0 / 9-9-9',
    27,
    23,
    'J3',
    3,
    { leaders: ['Gravina'] },
  ),
  ship(
    'San Juan Nepomuceno',
    'spanish',
    2,
    74,
    'GR',
    '13 / 4-4-4 / 8 / 0 / 7-7-7',
    18,
    21,
    'F1',
    3,
  ),
]

/** [WS-S-1F] Onlookers and repeaters; their places are ours. */
export const frigates: readonly StationedShip[] = [
  ship('Euryalus', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'JJ15', 5),
  ship('Naiad', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'MM11', 5),
  ship('Phoebe', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'DD7', 5),
  ship('Sirius', 'british', 3, 36, 'CR', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 11, 13, 'OO14', 5),
  ship('Cornelie', 'french', 3, 36, 'AV', '8 / 3-2-2 / 2 / 1 / 5-5-5-5', 13, 17, 'PP34', 3),
  ship('Hortense', 'french', 3, 36, 'AV', '8 / 3-2-2 / 2 / 1 / 5-5-5-5', 13, 17, 'Z26', 3),
  ship('Rhin', 'french', 3, 36, 'AV', '8 / 3-2-2 / 2 / 1 / 5-5-5-5', 13, 17, 'U24', 3),
  ship('Hermione', 'french', 3, 36, 'AV', '8 / 3-2-2 / 2 / 1 / 5-5-5-5', 13, 17, 'O16', 3),
  ship('Themis', 'french', 3, 36, 'AV', '8 / 3-2-2 / 2 / 1 / 5-5-5-5', 13, 17, 'H11', 3),
]
