import type { Options, OptionSpec, Scenario } from '@grognard/umpire'
import type { ScenarioRules } from '../setting.ts'
import type { State } from '../state.ts'
import type { NationId } from '../tables/nations.ts'
import { battleFrom } from './build.ts'
import type { Blueprint } from './build.ts'
import {
  commonOptions,
  fleetsOf,
  fleetsOption,
  nationOf,
  nationOption,
  numberOf,
  seatsOf,
} from './choices.ts'
import { papersShape } from './papers.ts'
import { stationedRules } from './rules.ts'

/** What a battle of fleets that are drawn or built for points has of its own. */
export interface MusteredBattle extends Pick<Blueprint, 'id' | 'clock' | 'terrain' | 'hasConvoy'> {
  title: string
  turnLimit: number
  points: PointsOptions
  /** The nation of each side unless the players choose another. */
  nations: [NationId, NationId]
  rules: Partial<ScenarioRules>
}

/** How many points the fleets may have: one choice for both, or one for each. */
type PointsOptions = { points: OptionSpec } | { pointsA: OptionSpec; pointsB: OptionSpec }

/** [LOB-036] Light winds, on the smallest board; where the wind stands the dice say. */
export function musteredScenario(battle: MusteredBattle): Scenario<State> {
  const { title, turnLimit, points, nations, rules, ...blueprint } = battle
  const [nationA, nationB] = nations
  return {
    title,
    options: {
      ...points,
      fleets: fleetsOption,
      nationA: nationOption(nationA),
      nationB: nationOption(nationB),
      ...commonOptions(turnLimit),
    },
    papers: papersShape,
    seats: seatsOf,
    begin: (options, papers) =>
      battleFrom(
        {
          ...blueprint,
          weather: 2,
          windFrom: 0,
          nations: [nationOf(options, 'nationA'), nationOf(options, 'nationB')],
          rules: { ...musteredRules(options, points), ...rules },
        },
        options,
        papers,
      ),
  }
}

function musteredRules(options: Options, points: PointsOptions): ScenarioRules {
  const [a, b] = 'points' in points ? ['points', 'points'] : ['pointsA', 'pointsB']
  return {
    ...stationedRules(options),
    points: [numberOf(options, a), numberOf(options, b)],
    fleets: fleetsOf(options),
    hasRandomWind: true,
  }
}
