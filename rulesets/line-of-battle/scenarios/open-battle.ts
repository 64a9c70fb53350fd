import type { Scenario } from '@grognard/umpire'
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

/** [LOB-S-1] Two fleets of equal points in opposite quarters of the open sea. */
export const openBattle: Scenario<State> = {
  title: 'lob.scenario.openBattle',
  options: {
    points: pointsOption(5000),
    fleets: fleetsOption,
    nationA: nationOption('england'),
    nationB: nationOption('france'),
    ...commonOptions(20),
  },
  papers: papersShape,
  seats: seatsOf,
  begin(options, papers) {
    const points = numberOf(options, 'points')
    return battleFrom(
      {
        id: 'open-battle',
        width: 48,
        height: 48,
        clock: 12 * 60,
        weather: 2,
        windFrom: 0,
        nations: [nationOf(options, 'nationA'), nationOf(options, 'nationB')],
        rules: {
          ...stationedRules(options),
          deployment: 'quarters',
          points: [points, points],
          fleets: fleetsOf(options),
          hasCommonHeading: [true, true],
          hasRandomWeather: true,
          hasRandomHour: true,
          hasRandomWind: true,
        },
      },
      options,
      papers,
    )
  },
}
