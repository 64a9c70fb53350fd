import type { Options, OptionSpec, Scenario } from '@grognard/umpire'
import { readOptions } from '@grognard/umpire/options.ts'
import type { State } from '../model/state.ts'
import { battleFrom } from './build.ts'
import type { Blueprint } from './build.ts'
import { commandersOptions, seatsOf } from './commanders.ts'
import type { StationedShip } from './stationed.ts'

/** [WS-006] As long as it lasts unless the scenario says otherwise: two hours. */
const usualLimit = 40

/** [WS-260] One ship against one. */
export function duel(
  id: string,
  nations: Blueprint['nations'],
  ships: readonly StationedShip[],
  wind: Blueprint['wind'],
): Scenario<State> {
  const divisions = ships.map((ship, fleet) => ({ id: `${fleet}`, fleet, ships: [ship] }))
  return scenarioOf({ id, nations, divisions, wind, rules: { victory: 'duel' } })
}

export function scenarioOf(blueprint: Blueprint): Scenario<State> {
  const { turnLimit = usualLimit } = blueprint.rules
  const options = {
    ...commandersOptions(blueprint.divisions),
    turnLimit: turnLimitOption(turnLimit),
  }
  return {
    title: `ws.scenario.${blueprint.id}`,
    options,
    seats: seatsOf,
    begin: chosen => battleFrom({ ...blueprint, rules: rulesFrom(blueprint, chosen) }, chosen),
  }
}

function turnLimitOption(turnLimit: number): OptionSpec {
  return { rule: 'WS-006', default: turnLimit, from: 1, to: 200 }
}

function rulesFrom({ rules }: Blueprint, { turnLimit }: Options): Blueprint['rules'] {
  const limits = { turnLimit: turnLimitOption(rules.turnLimit ?? usualLimit) }
  const read = readOptions(limits, turnLimit === undefined ? {} : { turnLimit })
  return { ...rules, turnLimit: Number(read.turnLimit) }
}
