/** What is chosen before the first turn, and the turn’s beginning. */
export const setupEnglish = {}
