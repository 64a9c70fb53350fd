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
import { areaFor, land, shallows } from './terrain.ts'

const EAST = 9000

/** More would not find room in the basin; our own limit. */
const mostInHarbour = 6000

/** The west coast: a harbour basin behind moles, a quay along the edge, one channel out. */
const coast = land(
  'coast',
  [0, 0],
  [14, 0],
  [14, 22],
  [10, 22],
  [10, 18],
  [0.5, 18],
  [0.5, 30],
  [10, 30],
  [10, 26],
  [14, 26],
  [14, 48],
  [0, 48],
)
const channel = shallows('channel', 3, [10, 22], [14, 22], [14, 26], [10, 26])

/** [LOB-S-3] Fleet A lies in harbour behind a narrow channel and chooses its hour. */
export const puttingToSea: Scenario<State> = {
  title: 'lob.scenario.puttingToSea',
  options: {
    pointsA: pointsOption(3000, mostInHarbour),
    pointsB: pointsOption(3000),
    fleets: fleetsOption,
    nationA: nationOption('france'),
    nationB: nationOption('england'),
    ...commonOptions(24),
  },
  papers: papersShape,
  seats: seatsOf,
  begin: (options, papers) =>
    battleFrom(
      {
        id: 'putting-to-sea',
        width: 48,
        height: 48,
        clock: 8 * 60,
        weather: 2,
        windFrom: 0,
        nations: [nationOf(options, 'nationA'), nationOf(options, 'nationB')],
        terrain: [coast, channel],
        rules: {
          ...stationedRules(options),
          deployment: 'puttingToSea',
          victory: 'puttingToSea',
          points: [numberOf(options, 'pointsA'), numberOf(options, 'pointsB')],
          fleets: fleetsOf(options),
          areas: [areaFor(0, [0.5, 18], [10, 30]), areaFor(1, [34, 4], [46, 44])],
          hasCommonHeading: [false, true],
          exitEdges: [EAST],
          hasRandomWind: true,
          chooser: 'a',
          canRecentre: false,
        },
      },
      options,
      papers,
    ),
}
