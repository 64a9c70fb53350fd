import { inches } from '@grognard/geometry/measured/units.ts'
import type { Scenario } from '@grognard/umpire'
import type { Area } from '../setting.ts'
import type { State } from '../state.ts'
import { battleFrom } from './build.ts'
import {
  commonOptions,
  fleetsOf,
  fleetsOption,
  nationOf,
  nationOption,
  numberOf,
  pointsOption,
  seatsOf,
} from './choices.ts'
import { papersShape } from './papers.ts'
import { stationedRules } from './rules.ts'

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
export const convoy: Scenario<State> = {
  title: 'lob.scenario.convoy',
  options: {
    pointsA: pointsOption(2500),
    pointsB: pointsOption(2500),
    fleets: fleetsOption,
    nationA: nationOption('england'),
    nationB: nationOption('france'),
    ...commonOptions(16),
  },
  papers: papersShape,
  seats: seatsOf,
  begin: (options, papers) =>
    battleFrom(
      {
        id: 'convoy',
        width: 48,
        height: 48,
        clock: 12 * 60,
        weather: 2,
        windFrom: 0,
        nations: [nationOf(options, 'nationA'), nationOf(options, 'nationB')],
        rules: {
          ...stationedRules(options),
          deployment: 'convoy',
          victory: 'convoy',
          points: [numberOf(options, 'pointsA'), numberOf(options, 'pointsB')],
          fleets: fleetsOf(options),
          areas: [middle(true, 12), middle(false, 28)],
          hasCommonHeading: [true, false],
          exitEdges: [0, 9000, 18000, 27000],
          hasRandomWeather: true,
          hasRandomHour: true,
          hasRandomWind: true,
          canRecentre: false,
        },
        hasConvoy: true,
      },
      options,
      papers,
    ),
}
