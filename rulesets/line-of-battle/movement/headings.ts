/** Turns to offer where any heading is free, 1/100 degree; our own sample. */
export const EIGHTHS = [4500, 9000, 13_500, 18_000, 22_500, 27_000, 31_500] as const
