import type { Options, Scenario } from '@grognard/umpire'
import type { ScenarioRules } from '../setting.ts'
import type { State } from '../state.ts'
import { battleFrom } from './build.ts'
import type { Blueprint } from './build.ts'
import { anyTable, commonOptions, seatsOf } from './choices.ts'
import type { DoubleLoad } from './choices.ts'
import { papersShape } from './papers.ts'
import { stationedRules } from './rules.ts'

/** A historical battle: everything given but what all scenarios leave open. */
export interface StationedBattle extends Omit<Blueprint, 'rules' | 'cards'> {
  title: string
  turnLimit: number
  /** Both sides where nothing is said. */
  doubleLoad?: DoubleLoad
  rules?: Partial<ScenarioRules>
}

export function stationedScenario(battle: StationedBattle): Scenario<State> {
  const { title, turnLimit, doubleLoad, rules, ...blueprint } = battle
  return {
    title,
    options: commonOptions(turnLimit, anyTable, doubleLoad),
    papers: papersShape,
    seats: seatsOf,
    begin: (options: Options, papers) =>
      battleFrom(
        { ...blueprint, rules: { ...stationedRules(options), ...rules } },
        options,
        papers,
      ),
  }
}
