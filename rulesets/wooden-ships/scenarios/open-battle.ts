import type { Options, OptionSpec, Scenario } from '@grognard/umpire'
import { readOptions } from '@grognard/umpire/options.ts'
import { nationIds } from '../book/tables/ships.ts'
import type { NationId } from '../book/tables/ships.ts'
import { shipNames } from '../book/tables/ship-names.ts'
import { cheapestOf } from '../model/muster.ts'
import type { State } from '../model/state.ts'
import { battleFrom } from './build.ts'
import { anyCommanders, seatsOf, withAtMost } from './commanders.ts'

/** Those of whom the class chart has ships. */
const nations: readonly NationId[] = nationIds.filter(id => shipNames[id] !== undefined)

const nationOption = (nation: NationId) => ({ rule: 'WS-016', default: nation, values: nations })

const options = {
  points: { rule: 'WS-S-7', default: 100, from: 30, to: 300, step: 10 },
  fleets: { rule: 'WS-S-7', default: 'drawn', values: ['drawn', 'built'] },
  nationA: nationOption('british'),
  nationB: nationOption('french'),
  windVelocity: { rule: 'WS-036', default: 3, from: 1, to: 6 },
  windChange: { rule: 'WS-041', default: 6, from: 4, to: 7 },
  turnLimit: { rule: 'WS-006', default: 40, from: 1, to: 200 },
} as const satisfies Record<string, OptionSpec>

/** [WS-S-7] Fleets that are drawn or built for points, in whatever wind; the higher points win. */
export const openBattle: Scenario<State> = {
  title: 'ws.scenario.open-battle',
  options: { ...options, ...anyCommanders },
  seats: chosen => seatsOf(withShips(chosen)),
  begin(chosen) {
    const { points, fleets, nationA, nationB, windVelocity, windChange, turnLimit } = readOptions(
      options,
      own(chosen),
    )
    return battleFrom(
      {
        id: 'open-battle',
        nations: [nationA, nationB],
        divisions: [],
        wind: { direction: 1, velocity: windVelocity, change: windChange },
        rules: { victory: 'points', points, fleets, turnLimit },
      },
      withShips(chosen),
    )
  },
}

/** [WS-047] No more share a fleet than it has ships for its points, with crews as the dice draw them. */
function withShips(chosen: Options): Options {
  const { points, nationA, nationB } = readOptions(options, own(chosen))
  const most = (nation: NationId) => Math.floor(points / cheapestOf(nation))
  return withAtMost(chosen, [most(nationA), most(nationB)])
}

function own(chosen: Options): Options {
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => Object.hasOwn(options, name)))
}
