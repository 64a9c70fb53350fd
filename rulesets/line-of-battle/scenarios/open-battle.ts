import { pointsOption } from './choices.ts'
import { musteredScenario } from './mustered.ts'

/** [LOB-S-1] Two fleets of equal points in opposite quarters of the open sea. */
export const openBattle = musteredScenario({
  title: 'lob.scenario.openBattle',
  id: 'open-battle',
  turnLimit: 20,
  clock: 12 * 60,
  points: { points: pointsOption(5000) },
  nations: ['england', 'france'],
  rules: {
    deployment: 'quarters',
    hasCommonHeading: [true, true],
    hasRandomWeather: true,
    hasRandomHour: true,
  },
})
