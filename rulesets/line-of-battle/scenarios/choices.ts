import type { Options, OptionSpec, Seat } from '@grognard/umpire'
import { nationIds } from '../book/tables/command.ts'
import type { NationId } from '../book/tables/command.ts'
import { leastLead } from '../book/tables/victory.ts'
import type { ScenarioRules } from '../model/state.ts'

/** Fleet A has the seats a and c, fleet B has b and d. */
const tables: Record<string, readonly Seat[]> = {
  '1v1': ['a', 'b'],
  '2v1': ['a', 'b', 'c'],
  '1v2': ['a', 'b', 'd'],
  '2v2': ['a', 'b', 'c', 'd'],
}

export const anyTable: readonly string[] = Object.keys(tables)
export const duel: readonly string[] = ['1v1']

/** [LOB-137] Whose first broadsides are double-loaded. */
const doubleLoads = ['both', 'a', 'b', 'none'] as const
export type DoubleLoad = (typeof doubleLoads)[number]

/** Choices that every scenario offers; how many may play, where it has too few ships for all. */
export const commonOptions = (
  turnLimit: number,
  players: readonly string[] = anyTable,
  doubleLoad: DoubleLoad = 'both',
): Record<string, OptionSpec> => ({
  players: { rule: 'LOB-053', default: '1v1', values: players },
  turnLimit: { rule: 'LOB-048', default: turnLimit, from: 1, to: 60 },
  doubleLoad: { rule: 'LOB-137', default: doubleLoad, values: doubleLoads },
})

export const pointsOption = (points: number, most = 20_000): OptionSpec => ({
  rule: 'LOB-036',
  default: points,
  from: 250,
  to: most,
  step: 50,
})

export const fleetsOption: OptionSpec = {
  rule: 'LOB-036',
  default: 'drawn',
  values: ['drawn', 'built'],
}

export const nationOption = (nation: NationId): OptionSpec => ({
  rule: 'LOB-240',
  default: nation,
  values: nationIds,
})

export function seatsOf(options: Options): readonly Seat[] {
  return tables[String(options.players)] ?? ['a', 'b']
}

export function seatsOfSide(options: Options, side: number): Seat[] {
  const ofSide = side === 0 ? ['a', 'c'] : ['b', 'd']
  return seatsOf(options).filter(seat => ofSide.includes(seat))
}

/** [LOB-137] A scenario may do without double load for one side or both. */
export function isDoubleLoaded(options: Options): boolean[] {
  const sides = String(options.doubleLoad)
  return [sides === 'both' || sides === 'a', sides === 'both' || sides === 'b']
}

export function numberOf(options: Options, name: string): number {
  const value = options[name]
  if (typeof value !== 'number') throw new RangeError(`The option ${name} is no number.`)
  return value
}

export function nationOf(options: Options, name: string): NationId {
  const nation = nationIds.find(id => id === options[name])
  if (!nation) throw new RangeError(`The option ${name} is no nation.`)
  return nation
}

export function fleetsOf(options: Options): 'built' | 'drawn' {
  return options.fleets === 'built' ? 'built' : 'drawn'
}

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
