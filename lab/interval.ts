/** Where the true value lies with a confidence of 95 %. */
export interface Interval {
  low: number
  high: number
}

/** Standard deviations to either side that hold 95 % of a normal distribution. */
export const NORMAL_95 = 1.959_963_984_540_054
