import { mostCommanders, sharedOut, withColleagues } from '@grognard/umpire'
import type { Commander, Options, OptionSpec, Seat } from '@grognard/umpire'
import type { Ship } from '../model/state.ts'

export const seats: readonly Seat[] = ['a', 'b']

const optionOfSide = ['commandersA', 'commandersB'] as const

/** [SOL-136] As many commanders a side as it has ships, four at most; one unless the players say otherwise. */
export function commandersOptions(counts: readonly number[]): Record<string, OptionSpec> {
  return Object.fromEntries(
    optionOfSide.flatMap((name, at) => {
      const to = Math.min(counts[at] ?? 0, mostCommanders)
      return to > 1 ? [[name, { rule: 'SOL-136', default: 1, from: 1, to }]] : []
    }),
  )
}

/** [SOL-136] Where a side may have fewer ships than that: then fewer share it. */
export const anyCommanders = commandersOptions([mostCommanders, mostCommanders])

/** [SOL-136] Who shares the sides, each with a run of the ships. */
export function commandersFor(
  ships: readonly Pick<Ship, 'id' | 'firstSeat'>[],
  options: Options,
): Commander[] {
  return seats.flatMap((side, at) => {
    const own = ships.filter(({ firstSeat }) => firstSeat === side)
    const bodies = own.map(({ id }) => ({ id, weight: 1 }))
    return sharedOut(side, Number(options[optionOfSide[at] ?? ''] ?? 1), bodies)
  })
}

/** The seats of a battle with these ships. */
export function seatsFor(
  ships: readonly Pick<Ship, 'id' | 'firstSeat'>[],
  options: Options,
): Seat[] {
  return withColleagues(commandersFor(ships, options), seats)
}
