/** [BA-5.5.2-04] Units of fewer figures are removed. */
export const leastFigures = 3

/** [BA-Q-08] [BA-5.5.3-01] So many ones in one roll end the unlimited supply; so many rolls are left then. */
export const onesOfShortage = 2
export const rollsOfShortage = 3

/** [BA-5.5.4-02] [BA-5.5.4-03] Unbroken turns of rest for a resupply or a point; beside a wagon. */
export const turnsOfRest = 8
export const turnsOfRestByWagon = 2
export const pointOfRest = 1
