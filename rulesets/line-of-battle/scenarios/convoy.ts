import { inches } from '@grognard/geometry/measured/units.ts'
import type { Area } from '../setting.ts'
import { pointsOption } from './choices.ts'
import { musteredScenario } from './mustered.ts'

/** A square around the middle of the board; its size is a reconstruction. */
const middle = (isForMerchantmen: boolean, size: number): Area => ({
  side: 0,
  isForMerchantmen,
  x: inches(24 - size / 2),
  y: inches(24 - size / 2),
  width: inches(size),
  height: inches(size),
})

/** [LOB-S-2] Five merchantmen and their escort against a fleet that comes in over one edge. */
export const convoy = musteredScenario({
  title: 'lob.scenario.convoy',
  id: 'convoy',
  turnLimit: 16,
  clock: 12 * 60,
  points: { pointsA: pointsOption(2500), pointsB: pointsOption(2500) },
  nations: ['england', 'france'],
  rules: {
    deployment: 'convoy',
    victory: 'convoy',
    areas: [middle(true, 12), middle(false, 28)],
    hasCommonHeading: [true, false],
    exitEdges: [0, 9000, 18000, 27000],
    hasRandomWeather: true,
    hasRandomHour: true,
    canRecentre: false,
  },
  hasConvoy: true,
})
