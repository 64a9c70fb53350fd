import { pointsOption } from './choices.ts'
import { musteredScenario } from './mustered.ts'
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
export const puttingToSea = musteredScenario({
  title: 'lob.scenario.puttingToSea',
  id: 'putting-to-sea',
  turnLimit: 24,
  clock: 8 * 60,
  points: { pointsA: pointsOption(4000, mostInHarbour), pointsB: pointsOption(2500) },
  nations: ['france', 'england'],
  terrain: [coast, channel],
  rules: {
    deployment: 'puttingToSea',
    victory: 'puttingToSea',
    areas: [areaFor(0, [0.5, 18], [10, 30]), areaFor(1, [34, 4], [46, 44])],
    hasCommonHeading: [false, true],
    exitEdges: [EAST],
    chooser: 'a',
    canRecentre: false,
  },
})
