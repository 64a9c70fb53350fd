/** Plots, their execution step by step, collisions, drift. */
export const movementEnglish = {}
