import type { Options } from '@grognard/umpire'
import type { ScenarioRules } from '../setting.ts'
import { leastLead } from '../tables/victory.ts'
import { numberOf } from './choices.ts'

/** A pure sea battle with given fleets on their stations, counted by points. */
export function stationedRules(options: Options): ScenarioRules {
  return {
    turnLimit: numberOf(options, 'turnLimit'),
    deployment: 'fixed',
    victory: 'points',
    points: [0, 0],
    fleets: 'given',
    isDoubleLoaded: [true, true],
    areas: [],
    hasCommonHeading: [false, false],
    exitEdges: [],
    entrance: null,
    hasRandomWeather: false,
    hasRandomHour: false,
    hasRandomWind: false,
    chooser: null,
    canRecentre: true,
    missionPoints: 0,
    leastLead,
  }
}
