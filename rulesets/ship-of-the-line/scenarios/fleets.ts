import type { Json, Options, OptionSpec, Scenario, Seat } from '@grognard/umpire'
import { officerIds } from '../book/tables/cards.ts'
import { batteriesPerSide, sailsPerMast } from '../book/tables/ship.ts'
import { options as ruleOptions, readOptions } from '../model/options.ts'
import type { Player, Ship, State } from '../model/state.ts'
import { attachmentsShape, cardsOf, chartsOf } from './attachments.ts'
import { commandersFor, seats, seatsFor } from './commanders.ts'

/** What a scenario sets. */
export interface Fleets {
  id: string
  title: string
  board: (options: Options) => { columns: number; rows: number }
  /** Ships of each side. */
  ships: (options: Options) => [number, number]
  /** Hull hits each side begins with. */
  hull: (options: Options) => [number, number]
  options: Record<string, OptionSpec>
}

/** Two fleets in their ports. */
export function fleetScenario(fleets: Fleets): Scenario<State> {
  return {
    title: fleets.title,
    options: fleets.options,
    attachments: attachmentsShape,
    seats: options => seatsFor(shipsIn(fleets, options), options),
    begin: (options, attachments) => inPort(fleets, options, attachments),
  }
}

function inPort(fleets: Fleets, options: Options, attachments: Record<string, Json>): State {
  const ships = shipsIn(fleets, options)
  return opening(fleets.id, fleets.board(options), ships, options, attachments)
}

function shipsIn(fleets: Fleets, options: Options): Ship[] {
  const counts = fleets.ships(options)
  const hull = fleets.hull(options)
  return seats.flatMap((seat, side) => fleetOf(seat, counts[side] ?? 0, hull[side] ?? 0))
}

/** A battle before its first die: the wind unknown, no flag chosen. */
export function opening(
  scenario: string,
  { columns, rows }: { columns: number; rows: number },
  ships: Ship[],
  options: Options,
  attachments: Record<string, Json>,
): State {
  return {
    place: [],
    outcome: null,
    scenario,
    title: '',
    options: readOptions(ruleOptionsAmong(options)),
    columns,
    rows,
    charts: chartsOf(attachments),
    cards: cardsOf(attachments),
    windFrom: 0,
    isWindSet: false,
    round: 0,
    lastStir: 0,
    order: [],
    players: seats.map(playerAt),
    commanders: commandersFor(ships, options),
    queue: [],
    arePrizesCalled: false,
    ships,
    turn: null,
    attacks: [],
    boarding: null,
    areOfficersShown: false,
  }
}

function ruleOptionsAmong(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => Object.hasOwn(ruleOptions, name)),
  )
}

function playerAt(seat: Seat): Player {
  return {
    seat,
    nation: null,
    officers: officerIds.map(() => null),
    areUsed: officerIds.map(() => false),
  }
}

function fleetOf(seat: Seat, count: number, hull: number): Ship[] {
  return Array.from({ length: count }, (_, index) => shipOfFleet(seat, index + 1, hull))
}

/** Written out for search: names that stand in the source compare faster than names put together. */
const shipIds: Record<Seat, readonly string[]> = {
  a: ['a1', 'a2', 'a3', 'a4', 'a5'],
  b: ['b1', 'b2', 'b3', 'b4', 'b5'],
}

const guns = (works: boolean) => Array.from({ length: batteriesPerSide }, () => works)

/** [SOL-001] [SOL-004] [SOL-005] A whole ship in port. */
export function shipOfFleet(seat: Seat, number: number, hull: number): Ship {
  return {
    id: shipIds[seat]?.[number - 1] ?? `${seat}${number}`,
    number,
    firstSeat: seat,
    seat,
    isPrize: false,
    captureNumber: 0,
    status: 'inPort',
    x: 0,
    y: 0,
    heading: 0,
    masts: { fore: sailsPerMast, main: sailsPerMast, mizzen: sailsPerMast },
    batteries: { starboard: guns(true), port: guns(true) },
    fired: { starboard: guns(false), port: guns(false) },
    hasRudder: true,
    hull,
    isWreckHolding: false,
    isWreckFallen: false,
    lastAction: 'none',
    turnsAway: 0,
    hasRepaired: false,
  }
}
