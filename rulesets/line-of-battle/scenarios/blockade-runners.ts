import { inches } from '@grognard/geometry/measured/units.ts'
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
import { areaFor, land } from './terrain.ts'

/** The harbour mouth on the east edge, between two headlands. */
const entrance = { edge: 9000, from: inches(20), to: inches(28) }
const southHead = land('southHead', [44, 0], [48, 0], [48, 20], [45.5, 20], [45, 12])
const northHead = land('northHead', [45.5, 28], [48, 28], [48, 48], [44, 48], [45, 36])

/** [LOB-S-4] Fleet A must reach the harbour through the fleet that blockades it. */
export const blockadeRunners: Scenario<State> = {
  title: 'lob.scenario.blockadeRunners',
  options: {
    pointsA: pointsOption(2000),
    pointsB: pointsOption(3000),
    fleets: fleetsOption,
    nationA: nationOption('france'),
    nationB: nationOption('england'),
    ...commonOptions(20),
  },
  papers: papersShape,
  seats: seatsOf,
  begin: (options, papers) =>
    battleFrom(
      {
        id: 'blockade-runners',
        width: 48,
        height: 48,
        clock: 12 * 60,
        weather: 2,
        windFrom: 0,
        nations: [nationOf(options, 'nationA'), nationOf(options, 'nationB')],
        terrain: [southHead, northHead],
        rules: {
          ...stationedRules(options),
          deployment: 'blockade',
          victory: 'blockade',
          points: [numberOf(options, 'pointsA'), numberOf(options, 'pointsB')],
          fleets: fleetsOf(options),
          areas: [areaFor(0, [0, 0], [16, 48]), areaFor(1, [16, 0], [32, 48])],
          entrance,
          hasRandomWeather: true,
          hasRandomHour: true,
          hasRandomWind: true,
          canRecentre: false,
        },
      },
      options,
      papers,
    ),
}
