/** Boarding parties, melee, transfers, prizes. */
export const boardingEnglish = {}
