import { inches } from '@grognard/geometry/measured/units.ts'
import { copyJson } from '@grognard/umpire'
import type { Options, Seat } from '@grognard/umpire'
import { options as ruleOptions, readOptions } from '../book/options.ts'
import type { NationId } from '../book/tables/command.ts'
import { leastBoard, merchantmen } from '../book/tables/setup.ts'
import { merchantNames } from '../book/tables/ship-names.ts'
import type { Card } from '../book/tables/ships.ts'
import { freeId, shipFrom } from '../model/fleet.ts'
import type {
  Attachments,
  Objective,
  Player,
  ScenarioRules,
  Ship,
  State,
  Terrain,
} from '../model/state.ts'
import { attributesOf, cardsWith } from './attachments.ts'
import { isDoubleLoaded, seatsOf, seatsOfSide } from './choices.ts'
import type { StationedShip } from './stationed.ts'

/** What a scenario sets; lengths in inches, angles in degrees, as the players read them. */
export interface Blueprint {
  id: string
  /** Sides of the board, where they are longer than the least. */
  width?: number
  height?: number
  /** Minutes after midnight. */
  clock: number
  weather: number
  /** Degrees. */
  windFrom: number
  /** The nation of each side. */
  nations: [NationId, NationId]
  rules: ScenarioRules
  terrain?: Terrain[]
  objectives?: Objective[]
  /** Ships that stand on the board from the start, by side. */
  fleets?: [StationedShip[], StationedShip[]]
  cards?: Card[]
  /** Merchantmen that join the first side. */
  hasConvoy?: boolean
}

/** The state before the first step; it shares nothing with the blueprint. */
export function battleFrom(given: Blueprint, options: Options, attachments: Attachments): State {
  const blueprint = copyJson(given)
  const state = emptyBattle(blueprint, options, attachments)
  for (const side of [0, 1]) stationFleet(state, options, side, blueprint.fleets?.[side] ?? [])
  if (blueprint.hasConvoy) addMerchantmen(state)
  return state
}

function emptyBattle(blueprint: Blueprint, options: Options, attachments: Attachments): State {
  return {
    place: [],
    outcome: null,
    scenario: blueprint.id,
    title: '',
    about: '',
    options: readOptions(ruleOptionsAmong(options)),
    rules: { ...blueprint.rules, isDoubleLoaded: isDoubleLoaded(options) },
    width: boardSide(blueprint.width),
    height: boardSide(blueprint.height),
    cards: cardsWith(blueprint.cards ?? [], attachments),
    terrain: blueprint.terrain ?? [],
    objectives: blueprint.objectives ?? [],
    turn: 0,
    weather: blueprint.weather,
    clock: blueprint.clock,
    windFrom: blueprint.windFrom * 100,
    players: seatsOf(options).map(seat => playerFrom(blueprint, seat, attachments)),
    initiative: [...seatsOf(options)],
    shotsRevealed: true,
    ships: [],
    aims: [],
    exchange: null,
    test: null,
    melees: [],
    rounds: [],
    shaken: [],
    landings: [],
    brokenLinks: [],
    transfers: [],
    proposal: null,
  }
}

function boardSide(wanted: number | undefined): number {
  return wanted === undefined ? leastBoard : inches(wanted)
}

function ruleOptionsAmong(options: Options): Options {
  const names = Object.keys(ruleOptions)
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)))
}

function playerFrom(blueprint: Blueprint, seat: Seat, attachments: Attachments): Player {
  const side = seat === 'a' || seat === 'c' ? 0 : 1
  return {
    seat,
    side,
    nation: blueprint.nations[side],
    pool: 0,
    strokes: { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 },
    attributes: attributesOf(attachments, seat),
    quarter: null,
    entryEdge: null,
    fleetHeading: null,
    isMustered: blueprint.rules.fleets === 'given',
    enlisted: null,
    hasProposed: false,
  }
}

/** A fleet on its stations; two players of a side share it by halves. */
function stationFleet(
  state: State,
  options: Options,
  side: number,
  fleet: readonly StationedShip[],
): void {
  const seats = seatsOfSide(options, side)
  fleet.forEach((row, index) => {
    const seat = seats[Math.floor((index * seats.length) / fleet.length)]
    if (seat !== undefined) state.ships.push(stationed(state, seat, row))
  })
}

function stationed(state: State, seat: Seat, row: StationedShip): Ship {
  const { name, card, nation, officer = null } = row
  const id = freeId(name, idsOf(state))
  const ship = shipFrom(state, seat, { card, name, nation, officer }, id)
  ship.status = 'afloat'
  ship.x = inches(row.x)
  ship.y = inches(row.y)
  ship.heading = row.heading * 100
  return ship
}

function idsOf(state: State): Set<string> {
  return new Set(state.ships.map(ship => ship.id))
}

/** [LOB-S-2] Five merchantmen join the convoy free of points. */
function addMerchantmen(state: State): void {
  const player = state.players[0]
  if (!player) return
  for (const name of merchantNames.slice(0, merchantmen)) {
    const enlisted = { card: 'merchant', name, nation: player.nation, officer: null }
    state.ships.push(shipFrom(state, player.seat, enlisted, freeId(name, idsOf(state))))
  }
}
