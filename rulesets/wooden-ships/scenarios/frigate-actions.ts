import { ship } from './stationed.ts'
import type { StationedShip } from './stationed.ts'

/*
 * [WS-S-8] Values of ships by BSD sail; where they lie is ours: one square of its sea for one hex, the farthest
 * nearer. Draughts are ours as well, and no battle in this file has shoals.
 */

/** Ranger v Drake, 24 April 1778. */
export const rangerAndDrake: readonly StationedShip[] = [
  ship('Ranger', 'american', 5, 19, 'CR', '3 / 1-1-1 / 1 / 0 / 4-4-4-4', 7, 11, 'T18', 3),
  ship('Drake', 'british', 5, 17, 'CR', '3 / 1-1-1 / 0 / 2 / 3-3-3-3', 6, 11, 'FF18', 4),
]

/** Ambuscade v Bayonnaise, 14 December 1798. */
export const ambuscadeAndBayonnaise: readonly StationedShip[] = [
  ship('Ambuscade', 'british', 3, 32, 'AV', '5 / 2-1-1 / 2 / 1 / 5-5-5-5', 9, 15, 'T22', 2),
  ship('Bayonnaise', 'french', 4, 24, 'AV', '4 / 2-2-2 / 1 / 0 / 4-4-4-4', 9, 15, 'FF12', 2, {
    counter: [3, 4, 6],
  }),
]

/** Constellation v Insurgente, 9 February 1799. */
export const constellationAndInsurgente: readonly StationedShip[] = [
  ship('Constellation', 'american', 4, 38, 'EL', '9 / 3-2-2 / 2 / 3 / 5-5-5-5', 17, 15, 'HH20', 6),
  ship('Insurgente', 'french', 4, 36, 'AV', '7 / 3-3-2 / 2 / 1 / 5-5-5-5', 11, 15, 'R15', 2),
]

/** Constellation v Vengeance, 1 February 1800. */
export const constellationAndVengeance: readonly StationedShip[] = [
  ship('Constellation', 'american', 4, 38, 'EL', '9 / 3-2-2 / 2 / 3 / 5-5-5-5', 17, 15, 'X23', 2),
  ship('Vengeance', 'french', 3, 40, 'AV', '10 / 4-3-3 / 3 / 2 / 5-5-5-5', 15, 15, 'BB12', 2),
]

/** United States v Macedonian, 25 October 1812. */
export const unitedStatesAndMacedonian: readonly StationedShip[] = [
  ship(
    'United States',
    'american',
    3,
    44,
    'EL',
    '12 / 4-3-3 / 4 / 4 / 6-6-6-6',
    24,
    15,
    'GG12',
    5,
    { counter: [3, 4, 5] },
  ),
  ship('Macedonian', 'british', 3, 38, 'CR', '9 / 2-2-2 / 3 / 2 / 5-5-5-5', 16, 15, 'S24', 1),
]

/** Constitution v Java, 29 December 1812. */
export const constitutionAndJava: readonly StationedShip[] = [
  ship('Constitution', 'american', 4, 44, 'EL', '12 / 3-3-3 / 4 / 3 / 6-6-6-6', 24, 15, 'Z12', 2),
  ship('Java', 'british', 4, 38, 'CR', '9 / 3-3-3 / 3 / 3 / 5-5-5-5', 19, 15, 'Z22', 2),
]

/** Chesapeake v Shannon, 1 June 1813. */
export const chesapeakeAndShannon: readonly StationedShip[] = [
  ship('Chesapeake', 'american', 3, 38, 'AV', '9 / 3-3-2 / 3 / 3 / 5-5-5-5', 14, 15, 'Y24', 2),
  ship('Shannon', 'british', 3, 38, 'EL', '9 / 3-2-2 / 3 / 3 / 5-5-5-5', 17, 15, 'AA12', 2),
]

/** Wasp v Reindeer, 28 June 1814. */
export const waspAndReindeer: readonly StationedShip[] = [
  ship('Wasp', 'american', 5, 20, 'EL', '4 / 2-1-1 / 0 / 3 / 4-4-4-4', 12, 11, 'V14', 2),
  ship('Reindeer', 'british', 5, 18, 'EL', '3 / 1-1-1 / 0 / 3 / 4-4-4-4', 9, 11, 'DD21', 2),
]

/** Lissa, 13 March 1811. */
export const lissa: readonly StationedShip[] = [
  ship('Amphion', 'british', 3, 32, 'EL', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 13, 15, 'MM16', 3),
  ship('Active', 'british', 3, 38, 'EL', '9 / 2-2-2 / 3 / 2 / 5-5-5-5', 18, 15, 'JJ14', 3),
  ship('Volage', 'british', 3, 22, 'EL', '4 / 1-1-1 / 0 / 4 / 4-4-4-4', 11, 15, 'HH12', 3),
  ship('Cerberus', 'british', 3, 32, 'EL', '7 / 2-2-1 / 2 / 1 / 5-5-5-5', 13, 15, 'FF10', 3),
  ship('Favorite', 'french', 3, 40, 'AV', '9 / 3-3-2 / 3 / 2 / 5-5-5-5', 15, 15, 'T17', 2),
  ship('Flore', 'french', 3, 40, 'AV', '10 / 4-3-3 / 3 / 2 / 5-5-5-5', 15, 15, 'Z21', 2),
  ship('Danaé', 'french', 3, 40, 'CR', '10 / 2-2-2 / 4 / 3 / 5-5-5-5', 17, 15, 'X23', 2),
  ship('Bellona', 'french', 3, 32, 'GR', '7 / 2-2-2 / 2 / 0 / 5-5-5-5', 9, 15, 'U26', 2),
  ship('Corona', 'french', 3, 40, 'GR', '9 / 3-3-2 / 3 / 2 / 5-5-5-5', 12, 15, 'Q20', 2),
  ship('Carolina', 'french', 3, 32, 'GR', '5 / 2-2-1 / 1 / 0 / 4-4-4-4', 7, 15, 'M24', 2, {
    advanced: '8 / 4-4-1 / 2 / 0 / 4-4-4-4',
  }),
]

/** Constitution v Cyane and Levant, 20 February 1815. */
export const cyaneAndLevant: readonly StationedShip[] = [
  ship('Constitution', 'american', 4, 44, 'EL', '12 / 3-3-3 / 4 / 3 / 6-6-6-6', 24, 15, 'FF21', 2),
  ship('Cyane', 'british', 5, 24, 'CR', '4 / 2-1-1 / 0 / 5 / 4-4-4-4', 11, 11, 'W14', 2),
  ship('Levant', 'british', 5, 20, 'CR', '4 / 1-1-1 / 0 / 4 / 4-4-4-4', 10, 11, 'T16', 2),
]

/** Indefatigable and Amazon v Droits de l’Homme, 13 January 1797; she has lost her topmasts. */
export const droitsDeLHomme: readonly StationedShip[] = [
  ship('Indefatigable', 'british', 3, 44, 'EL', '7 / 2-2-2 / 2 / 1 / 5-5-5-5', 14, 15, 'HH22', 5),
  ship('Amazon', 'british', 3, 36, 'CR', '8 / 2-2-2 / 3 / 1 / 5-5-5-5', 14, 15, 'LL19', 5),
  ship('Droits de l’Homme', 'french', 2, 74, 'AV', '14 / 5-4-4 / 10 / 1 / 4-4-7', 24, 21, 'N13', 4),
]

/** Endymion, Pomone and Tenedos after President, 15 January 1815. */
export const president: readonly StationedShip[] = [
  ship('Endymion', 'british', 3, 40, 'CR', '10 / 2-2-2 / 4 / 3 / 5-5-5-5', 17, 15, 'AA14', 4),
  ship('Pomone', 'british', 3, 44, 'CR', '10 / 4-4-3 / 5 / 1 / 6-6-6-6', 20, 15, 'XX16', 5),
  ship('Tenedos', 'british', 3, 38, 'CR', '9 / 2-2-2 / 3 / 3 / 5-5-5-5', 15, 15, 'B16', 3),
  ship('President', 'american', 3, 44, 'EL', '12 / 4-3-3 / 4 / 4 / 6-6-6-6', 24, 15, 'AA22', 4, {
    counter: [3, 4, 5],
  }),
]

/** Lydia v Natividad, of C. S. Forester’s novel; all of it turned by a quarter, since no hex has her wind. */
export const lydiaAndNatividad: readonly StationedShip[] = [
  ship('Lydia', 'british', 3, 36, 'EL', '6 / 2-2-1 / 2 / 1 / 5-5-5-5', 13, 15, 'T18', 3),
  ship('Natividad', 'spanish', 2, 50, 'GR', '9 / 3-3-3 / 4 / 0 / 6-6-6', 14, 19, 'DD18', 5),
]
