export const signalsEvents = {}
