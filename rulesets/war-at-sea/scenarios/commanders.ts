import { mostCommanders, seatsOfSide } from '@grognard/umpire'
import type { Commander, Options, OptionSpec, Seat } from '@grognard/umpire'
import { taskGroups } from '../model/commanders.ts'
import { seats } from '../model/state.ts'
import type { State } from '../model/state.ts'

const optionOfSide = { allies: 'commandersA', axis: 'commandersB' } as const

/** [WAS-051] As many commanders a side as it has ships, four at most; one unless the players say otherwise. */
export function commandersOptions(ships: readonly { seat: Seat }[]): Record<string, OptionSpec> {
  return Object.fromEntries(
    seats.flatMap(side => {
      const to = Math.min(ships.filter(({ seat }) => seat === side).length, mostCommanders)
      return to > 1 ? [[optionOfSide[side], commandersOption(to)]] : []
    }),
  )
}

/** For a scenario of a player's own, which may have fewer ships: then fewer share the side; and for fleets that are built. */
export const anyCommanders: Record<string, OptionSpec> = {
  commandersA: commandersOption(mostCommanders),
  commandersB: commandersOption(mostCommanders),
}

function commandersOption(to: number): OptionSpec {
  return { rule: 'WAS-051', default: 1, from: 1, to }
}

/** [WAS-051] Who shares the sides, each with his task group. */
export function commandersFor(fleets: Pick<State, 'units'>, options: Options): Commander[] {
  return seats.flatMap(side => taskGroups(fleets, side, countOf(options, side)))
}

/** The seats of a battle with so many ships a side. */
export function seatsFor(ships: readonly { seat: Seat }[], options: Options): Seat[] {
  return seats.flatMap(side => {
    const most = ships.filter(({ seat }) => seat === side).length
    return seatsOfSide(side, Math.max(1, Math.min(countOf(options, side), most)))
  })
}

/** [WAS-051] Who shares the sides of a battle whose fleets are still to be built: each has his ships when they lie open. */
export function commandersToCome(options: Options): Commander[] {
  return seats.flatMap(side => {
    const own = seatsOfSide(side, countOf(options, side))
    return own.length < 2 ? [] : own.map(seat => ({ seat, side, charge: [] }))
  })
}

/** The seats of a battle whose fleets are still to be built. */
export function seatsToCome(options: Options): Seat[] {
  return seats.flatMap(side => seatsOfSide(side, countOf(options, side)))
}

function countOf(options: Options, side: (typeof seats)[number]): number {
  return Number(options[optionOfSide[side]] ?? 1)
}
