/** Signals between commanders. */
export const signalsEnglish = {}
