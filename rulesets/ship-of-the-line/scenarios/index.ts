import type { Options, OptionSpec, Scenario } from '@grognard/umpire'
import { largeBoard, standardBoard } from '../book/tables/board.ts'
import { hullSinksAt, shipsPerPlayer } from '../book/tables/ship.ts'
import type { State } from '../model/state.ts'
import { anyCommanders, commandersOptions } from './commanders.ts'
import { fleetScenario } from './fleets.ts'
import { own } from './own-battle.ts'

const whole = (): [number, number] => [0, 0]
const each = (ships: number) => (): [number, number] => [ships, ships]

/** [SOL-010] The standard game: three ships a side. */
const standard = fleetScenario({
  id: 'standard',
  title: 'sol.scenario.standard',
  board: () => standardBoard,
  ships: each(shipsPerPlayer),
  hull: whole,
  options: commandersOptions([shipsPerPlayer, shipsPerPlayer]),
})

const duel = fleetScenario({
  id: 'duel',
  title: 'sol.scenario.duel',
  board: () => standardBoard,
  ships: each(1),
  hull: whole,
  options: {},
})

const squadrons = fleetScenario({
  id: 'squadrons',
  title: 'sol.scenario.squadrons',
  board: () => largeBoard,
  ships: each(largeBoard.ships),
  hull: whole,
  options: commandersOptions([largeBoard.ships, largeBoard.ships]),
})

const shipsOption = (ships: number): OptionSpec => ({
  rule: 'SOL-010',
  default: ships,
  from: 1,
  to: largeBoard.ships,
})

/** Hull hits that a ship must have left to take when a battle begins. */
const fewestHullLeft = 5

const hullOption: OptionSpec = {
  rule: 'SOL-072',
  default: 0,
  from: 0,
  to: hullSinksAt - fewestHullLeft,
}

function numbers(options: Options, one: string, other: string): [number, number] {
  return [Number(options[one]), Number(options[other])]
}

const strengthOf = (options: Options) => numbers(options, 'shipsA', 'shipsB')

/** Unequal strength, agreed between players of unequal skill. */
const handicap = fleetScenario({
  id: 'handicap',
  title: 'sol.scenario.handicap',
  board: options =>
    Math.max(...strengthOf(options)) > shipsPerPlayer ? largeBoard : standardBoard,
  ships: strengthOf,
  hull: options => numbers(options, 'hullA', 'hullB'),
  options: {
    shipsA: shipsOption(shipsPerPlayer),
    shipsB: shipsOption(shipsPerPlayer - 1),
    hullA: hullOption,
    hullB: hullOption,
    ...anyCommanders,
  },
})

export const scenarios: Record<string, Scenario<State>> = {
  standard,
  duel,
  squadrons,
  handicap,
  own,
}
