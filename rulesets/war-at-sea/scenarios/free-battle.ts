import type { Options, OptionSpec, Scenario } from '@grognard/umpire'
import { readOptions } from '@grognard/umpire/options.ts'
import { airbaseFor, firstYears, tableFor, theatreIds, years } from '../book/tables/fleets.ts'
import { layouts } from '../book/tables/layouts.ts'
import { stakesFor, usualTurns } from '../book/tables/scenarios.ts'
import type { State } from '../model/state.ts'
import { battleFrom } from './build.ts'
import { anyCommanders, commandersToCome, seatsToCome } from './commanders.ts'

const options = {
  points: { rule: 'WAS-025', default: 100, from: 50, to: 300, step: 50 },
  layout: { rule: 'WAS-035', default: 0, from: 0, to: layouts.length },
  historicalNations: { rule: 'WAS-027', default: 'any', values: ['any', ...theatreIds] },
  year: { rule: 'WAS-027', default: years.to, from: years.from, to: years.to },
  uniqueShips: { rule: 'WAS-026', default: false },
  light: { rule: 'WAS-170', default: 'day', values: ['day', 'darkness', 'twilight'] },
  weather: { rule: 'WAS-173', default: false },
  turnLimit: { rule: 'WAS-164', default: usualTurns, from: 1, to: 60 },
} as const satisfies Record<string, OptionSpec>

/** [WAS-S-7] Open battle: fleets that the players build, on a layout by a die. */
export const freeBattle: Scenario<State> = {
  title: 'was.scenario.free-battle',
  options: { ...options, ...anyCommanders },
  seats: seatsToCome,
  begin(chosen) {
    const { points, layout, historicalNations, year, uniqueShips, light, weather, turnLimit } =
      readOptions(options, own(chosen))
    const room = airbaseFor(points)
    const state = battleFrom(
      {
        id: 'free-battle',
        units: [],
        rules: {
          ...tableFor(points),
          ...stakesFor(points),
          turnLimit,
          light,
          hasWeather: weather,
          layout,
          fleetPoints: points,
          latestYear: Math.max(year, firstYears[historicalNations]),
          theatre: historicalNations,
          hasUniqueShips: uniqueShips,
          airbases: { allies: room, axis: room },
        },
      },
      chosen,
    )
    return { ...state, commanders: commandersToCome(chosen) }
  },
}

function own(chosen: Options): Options {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => Object.hasOwn(options, name)))
}
