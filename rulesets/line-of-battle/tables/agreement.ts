import { inches } from '@grognard/geometry/measured/units.ts'

/** [LOB-126] Ruling: a hull's centre no farther than this from an edge is too close to it, 1/1000 in. */
export const recentreMargin = inches(6)
