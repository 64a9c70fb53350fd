import type { Scenario } from '@grognard/umpire'
import type { State } from '../model/state.ts'
import { algeciras } from './anchorage.ts'
import type { Blueprint } from './build.ts'
import {
  constitutionAndGuerriere,
  marsAndHercule,
  nympheAndCleopatre,
  richardAndSerapis,
  sanDomingo,
} from './duels-and-squadrons.ts'
import * as frigate from './frigate-actions.ts'
import { lakeChamplain, lakeErie } from './lake-actions.ts'
import { openBattle } from './open-battle.ts'
import { own } from './own-battle.ts'
import { duel, scenarioOf } from './scenario.ts'
import {
  centre,
  frigates,
  leeColumn,
  observation,
  rear,
  van,
  weatherColumn,
} from './trafalgar-fleets.ts'

type Wind = Blueprint['wind']

/** Direction that it blows to, velocity, change number. */
const wind = (direction: number, velocity: number, change: number): Wind => ({
  direction,
  velocity,
  change,
})

/** [WS-S-1] The fleets of 21 October 1805, [WS-S-1F] with whatever ships look on. */
function trafalgar(
  id: string,
  onlookers: Blueprint['divisions'] = [],
  rules: Partial<Blueprint['rules']> = {},
): Scenario<State> {
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
      ...onlookers,
    ],
    wind: wind(5, 2, 6),
    rules: { victory: 'points', turnLimit: 30, isAfter1803: true, ...rules },
  })
}

/** One division a fleet, in the order of the nations. */
function squadrons({
  id,
  nations,
  ships,
  ...rest
}: Pick<Blueprint, 'id' | 'nations' | 'wind' | 'rules'> & {
  ships: typeof frigate.lissa
}): Scenario<State> {
  const divisions = nations.map((nation, fleet) => ({
    id: nation,
    fleet,
    ships: ships.filter(ship => ship.nation === nation),
  }))
  return scenarioOf({ id, nations, divisions, ...rest })
}

export const scenarios: Record<string, Scenario<State>> = {
  constitution: duel(
    'constitution',
    ['american', 'british'],
    constitutionAndGuerriere,
    wind(2, 5, 6),
  ),
  'mars-hercule': duel('mars-hercule', ['british', 'french'], marsAndHercule, wind(1, 3, 5)),
  'nymphe-cleopatre': duel(
    'nymphe-cleopatre',
    ['british', 'french'],
    nympheAndCleopatre,
    wind(1, 3, 4),
  ),
  'flamborough-head': duel(
    'flamborough-head',
    ['american', 'british'],
    richardAndSerapis,
    wind(1, 3, 6),
  ),
  'ranger-drake': duel(
    'ranger-drake',
    ['american', 'british'],
    frigate.rangerAndDrake,
    wind(4, 3, 5),
  ),
  'ambuscade-bayonnaise': duel(
    'ambuscade-bayonnaise',
    ['british', 'french'],
    frigate.ambuscadeAndBayonnaise,
    wind(4, 3, 5),
  ),
  'constellation-insurgente': duel(
    'constellation-insurgente',
    ['american', 'french'],
    frigate.constellationAndInsurgente,
    wind(1, 5, 6),
  ),
  'constellation-vengeance': duel(
    'constellation-vengeance',
    ['american', 'french'],
    frigate.constellationAndVengeance,
    wind(1, 3, 5),
  ),
  'united-states-macedonian': duel(
    'united-states-macedonian',
    ['american', 'british'],
    frigate.unitedStatesAndMacedonian,
    wind(1, 3, 5),
  ),
  'constitution-java': duel(
    'constitution-java',
    ['american', 'british'],
    frigate.constitutionAndJava,
    wind(1, 3, 6),
  ),
  'chesapeake-shannon': duel(
    'chesapeake-shannon',
    ['american', 'british'],
    frigate.chesapeakeAndShannon,
    wind(1, 3, 5),
  ),
  'wasp-reindeer': duel(
    'wasp-reindeer',
    ['american', 'british'],
    frigate.waspAndReindeer,
    wind(1, 1, 5),
  ),
  natividad: duel('natividad', ['british', 'spanish'], frigate.lydiaAndNatividad, wind(1, 5, 5)),
  'droits-de-lhomme': squadrons({
    id: 'droits-de-lhomme',
    nations: ['british', 'french'],
    ships: frigate.droitsDeLHomme,
    wind: wind(4, 5, 5),
    rules: { victory: 'points' },
  }),
  'cyane-levant': squadrons({
    id: 'cyane-levant',
    nations: ['american', 'british'],
    ships: frigate.cyaneAndLevant,
    wind: wind(1, 2, 5),
    rules: { victory: 'points', isAfter1803: true },
  }),
  'lake-erie': squadrons({
    id: 'lake-erie',
    nations: ['american', 'british'],
    ships: lakeErie,
    wind: wind(1, 1, 6),
    rules: { victory: 'points', isAfter1803: true },
  }),
  'lake-champlain': scenarioOf(lakeChamplain),
  president: squadrons({
    id: 'president',
    nations: ['british', 'american'],
    ships: frigate.president,
    wind: wind(4, 3, 6),
    rules: { victory: 'escape', turnLimit: 30, isAfter1803: true },
  }),
  algeciras: scenarioOf(algeciras),
  lissa: squadrons({
    id: 'lissa',
    nations: ['british', 'french'],
    ships: frigate.lissa,
    wind: wind(1, 3, 6),
    rules: { victory: 'points', isAfter1803: true },
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
    wind: wind(5, 3, 6),
    exits: [
      { edge: 'south', fleet: 1 },
      { edge: 'west', fleet: 1 },
    ],
    rules: { victory: 'escape', turnLimit: 20, isAfter1803: true, hasRepeaters: true },
  }),
  'open-battle': openBattle,
  trafalgar: trafalgar('trafalgar'),
  'trafalgar-frigates': trafalgar(
    'trafalgar-frigates',
    [
      { id: 'british-frigates', fleet: 0, ships: frigates.slice(0, 4) },
      { id: 'french-frigates', fleet: 1, ships: frigates.slice(4) },
    ],
    { hasRepeaters: true },
  ),
  own,
}
