/** [BA-2.4.2-02] Path for a quarter turn, in quarters of the front. */
export const turningQuarters = { wheel: 3, pivot: 6 } as const
