/** [BA-5.4.1-01] Of its figures, in hundredths, a unit loses so many when it gives way to full disorder. */
export const routLoss = 10

/** [BA-5.5.1-01] Valeur runs from minus this to plus this. */
export const greatestValeur = 5

/** [BA-5.5.2-01] One point of valeur goes with each full fifth of the original strength. */
export const lossSteps = 5

/** [BA-5.5.2-04] Units of fewer figures are removed. */
export const leastFigures = 3

/** [BA-5.5.3-01] So many ones in one roll end the unlimited supply; so many rolls are left then. */
export const onesOfShortage = 2
export const rollsOfShortage = 3

/** [BA-5.5.4-02] [BA-5.5.4-03] Unbroken turns of rest for a resupply or a point; beside a wagon. */
export const turnsOfRest = 8
export const turnsOfRestByWagon = 2

/** [BA-5.3.1-02] Hundredths of a degree either side of the line away from the effect. */
export const retreatCone = 4500
