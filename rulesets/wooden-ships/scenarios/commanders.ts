import { mostCommanders } from '@grognard/umpire'
import type { Options, OptionSpec, Seat } from '@grognard/umpire'
import { seatsOfFleets } from '../model/command.ts'
import type { Blueprint, Division } from './build.ts'

const optionOfFleet = ['commandersA', 'commandersB'] as const

/** [WS-047] Each division may have a commander of its own; a fleet of one division has one. */
export function commandersOptions(divisions: readonly Division[]): Record<string, OptionSpec> {
  return Object.fromEntries(
    optionOfFleet.flatMap((name, fleet) => {
      const most = Math.min(
        divisions.filter(division => division.fleet === fleet).length,
        seatsOfFleets[fleet]?.length ?? 1,
      )
      return most > 1 ? [[name, { rule: 'WS-047', default: 1, from: 1, to: most }]] : []
    }),
  )
}

/** [WS-047] For fleets that are drawn or built. */
export const anyCommanders: Record<string, OptionSpec> = {
  commandersA: { rule: 'WS-047', default: 1, from: 1, to: mostCommanders },
  commandersB: { rule: 'WS-047', default: 1, from: 1, to: mostCommanders },
}

/** [WS-047] The choices, where each fleet has at most so many. */
export function withAtMost(options: Options, most: readonly [number, number]): Options {
  const limited = optionOfFleet.map((name, fleet) => [
    name,
    Math.max(1, Math.min(Number(options[name] ?? 1), most[fleet] ?? 1)),
  ])
  return { ...options, ...Object.fromEntries(limited) }
}

/** The seats of a fleet, the senior commander first. */
export function seatsOfFleet(options: Options, fleet: number): readonly Seat[] {
  const count = options[optionOfFleet[fleet] ?? ''] ?? 1
  return (seatsOfFleets[fleet] ?? []).slice(0, typeof count === 'number' ? count : 1)
}

export function seatsOf(options: Options): Seat[] {
  return [0, 1]
    .flatMap(fleet => seatsOfFleet(options, fleet))
    .toSorted((one, other) => (one < other ? -1 : 1))
}

/** The divisions of a fleet are shared out in their order; the first commanders have those that are left over. */
export function seatOfDivision(
  { divisions }: Pick<Blueprint, 'divisions'>,
  options: Options,
  { id, fleet }: Division,
): Seat {
  const ofFleet = divisions.filter(division => division.fleet === fleet)
  const at = ofFleet.findIndex(division => division.id === id)
  const seats = seatsOfFleet(options, fleet)
  return seats[Math.floor((at * seats.length) / ofFleet.length)] ?? 'a'
}
