export const rowIds = ['hull', 'sails', 'crew'] as const
/** The three rows of boxes on a card. */
export type RowId = (typeof rowIds)[number]

/** [LOB-148] [LOB-150] Share of a row, in percent, whose loss or more has its effect. */
export const halfLost = 50

/** [LOB-149] [LOB-151] [LOB-152] Share of a row, in percent, that is all of it. */
export const allLost = 100

/** [LOB-150] Taken off the firepower of a ship with half its crew. */
export const halfCrewFirepower = -2
