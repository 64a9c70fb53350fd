import { inches } from '@grognard/geometry/measured/units.ts'
import { pointsOption } from './choices.ts'
import { musteredScenario } from './mustered.ts'
import { areaFor, land } from './terrain.ts'

/** The harbour mouth on the east edge, between two headlands. */
const entrance = { edge: 9000, from: inches(20), to: inches(28) }
const southHead = land('southHead', [44, 0], [48, 0], [48, 20], [45.5, 20], [45, 12])
const northHead = land('northHead', [45.5, 28], [48, 28], [48, 48], [44, 48], [45, 36])

/** [LOB-S-4] Fleet A must reach the harbour through the fleet that blockades it. */
export const blockadeRunners = musteredScenario({
  title: 'lob.scenario.blockadeRunners',
  id: 'blockade-runners',
  turnLimit: 26,
  clock: 12 * 60,
  points: { pointsA: pointsOption(3500), pointsB: pointsOption(2500) },
  nations: ['france', 'england'],
  terrain: [southHead, northHead],
  rules: {
    deployment: 'blockade',
    victory: 'blockade',
    areas: [areaFor(0, [0, 0], [16, 48]), areaFor(1, [16, 0], [32, 48])],
    entrance,
    hasRandomWeather: true,
    hasRandomHour: true,
    canRecentre: false,
  },
})
