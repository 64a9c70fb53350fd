import type { Options, Scenario } from '@grognard/umpire'
import { readOptions } from '@grognard/umpire/options.ts'
import type { State } from '../model/state.ts'
import { battleFrom, seats } from './build.ts'
import type { Blueprint } from './build.ts'
import {
  constitutionAndGuerriere,
  marsAndHercule,
  nympheAndCleopatre,
  richardAndSerapis,
  sanDomingo,
} from './duels-and-squadrons.ts'
import type { StationedShip } from './stationed.ts'
import {
  centre,
  frigates,
  leeColumn,
  observation,
  rear,
  van,
  weatherColumn,
} from './trafalgar-fleets.ts'

/** [WS-260] One ship against one. */
function duel(
  id: string,
  nations: Blueprint['nations'],
  ships: readonly StationedShip[],
  wind: Blueprint['wind'],
): Scenario<State> {
  const divisions = ships.map((ship, fleet) => ({ id: `${fleet}`, fleet, ships: [ship] }))
  return scenarioOf({ id, nations, divisions, wind, rules: { victory: 'duel' } })
}

/** [WS-006] As long as it lasts unless the scenario says otherwise: two hours. */
const usualLimit = 40

function scenarioOf(blueprint: Blueprint): Scenario<State> {
  const { turnLimit = usualLimit } = blueprint.rules
  const limits = { turnLimit: { rule: 'WS-006', default: turnLimit, min: 1, max: 200 } } as const
  return {
    title: `ws.scenario.${blueprint.id}`,
    options: limits,
    seats: () => seats,
    begin: (options, attachments) => {
      const rules = { ...blueprint.rules, ...readOptions(limits, limitAmong(options)) }
      return battleFrom({ ...blueprint, rules }, options, attachments)
    },
  }
}

function limitAmong({ turnLimit }: Options): Options {
  return turnLimit === undefined ? {} : { turnLimit }
}

/** [WS-S-1] The fleets of 21 October 1805, [WS-S-1F] with whatever ships look on. */
function trafalgar({
  id,
  divisions = [],
  hasRepeaters = false,
}: Pick<Blueprint, 'id'> & {
  divisions?: Blueprint['divisions']
  hasRepeaters?: boolean
}): Scenario<State> {
  return scenarioOf({
    id,
    nations: ['british', 'french'],
    divisions: [
      { id: 'weather', fleet: 0, ships: weatherColumn },
      { id: 'lee', fleet: 0, ships: leeColumn },
      { id: 'van', fleet: 1, ships: van },
      { id: 'centre', fleet: 1, ships: centre },
      { id: 'rear', fleet: 1, ships: rear },
      { id: 'observation', fleet: 1, ships: observation },
      ...divisions,
    ],
    wind: { direction: 5, velocity: 2, change: 6 },
    rules: { victory: 'points', turnLimit: 30, isAfter1803: true, hasRepeaters },
  })
}

export const scenarios: Record<string, Scenario<State>> = {
  constitution: duel('constitution', ['american', 'british'], constitutionAndGuerriere, {
    direction: 2,
    velocity: 5,
    change: 6,
  }),
  'mars-hercule': duel('mars-hercule', ['british', 'french'], marsAndHercule, {
    direction: 1,
    velocity: 3,
    change: 5,
  }),
  'nymphe-cleopatre': duel('nymphe-cleopatre', ['british', 'french'], nympheAndCleopatre, {
    direction: 1,
    velocity: 3,
    change: 4,
  }),
  'flamborough-head': duel('flamborough-head', ['american', 'british'], richardAndSerapis, {
    direction: 1,
    velocity: 3,
    change: 6,
  }),
  'san-domingo': scenarioOf({
    id: 'san-domingo',
    nations: ['british', 'french'],
    divisions: [
      { id: 'weather', fleet: 0, ships: sanDomingo.slice(0, 4) },
      { id: 'lee', fleet: 0, ships: sanDomingo.slice(4, 7) },
      { id: 'british-frigates', fleet: 0, ships: sanDomingo.slice(7, 9) },
      { id: 'line', fleet: 1, ships: sanDomingo.slice(9, 14) },
      { id: 'french-frigates', fleet: 1, ships: sanDomingo.slice(14) },
    ],
    wind: { direction: 5, velocity: 3, change: 6 },
    exits: [
      { edge: 'south', fleet: 1 },
      { edge: 'west', fleet: 1 },
    ],
    rules: { victory: 'escape', turnLimit: 20, isAfter1803: true, hasRepeaters: true },
  }),
  trafalgar: trafalgar({ id: 'trafalgar' }),
  'trafalgar-frigates': trafalgar({
    id: 'trafalgar-frigates',
    divisions: [
      { id: 'british-frigates', fleet: 0, ships: frigates.slice(0, 4) },
      { id: 'french-frigates', fleet: 1, ships: frigates.slice(4) },
    ],
    hasRepeaters: true,
  }),
}
