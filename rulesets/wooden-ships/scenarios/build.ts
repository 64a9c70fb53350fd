import type { Options, Seat } from '@grognard/umpire'
import { isOn, options as ruleOptions, readOptions } from '../book/options.ts'
import type { NationId } from '../book/tables/ships.ts'
import { startingAllowance } from '../model/allowance.ts'
import { copyLog, wholeShip } from '../model/new-ship.ts'
import type {
  Exit,
  GroundHex,
  Player,
  ScenarioRules,
  Ship,
  ShipCard,
  State,
} from '../model/state.ts'
import { seatOfDivision, seatsOfFleet } from './commanders.ts'
import type { StationedShip } from './stationed.ts'

/** Ships that sail and are ordered together, under one commander. */
export interface Division {
  id: string
  fleet: number
  ships: readonly StationedShip[]
}

/** What a scenario sets. */
export interface Blueprint {
  id: string
  nations: readonly [NationId, NationId]
  divisions: readonly Division[]
  wind: { direction: number; velocity: number; change: number }
  sheet?: { columns: number; rows: number }
  rules: Partial<ScenarioRules> & Pick<ScenarioRules, 'victory'>
  exits?: Exit[]
  ground?: GroundHex[]
}

/** [WS-010] */
const printedSheet = { columns: 51, rows: 35 }

/** The state before the first step; it shares nothing with the blueprint that changes. */
export function battleFrom(blueprint: Blueprint, options: Options): State {
  const state = emptyBattle(blueprint, options)
  const names = new Set<string>()
  for (const division of blueprint.divisions) {
    const seat = seatOfDivision(blueprint, options, division)
    for (const row of division.ships) putToSea(state, division, seat, row, names)
  }
  for (const player of state.players) player.flagship = flagshipOf(state, player)
  return state
}

/** [WS-047] The ship of a leader, else the first; who has one ship only needs no flag. */
function flagshipOf({ ships, cards }: State, { seat }: Player): string | null {
  const own = ships.filter(ship => ship.seat === seat)
  if (own.length < 2) return null
  const flagship = own.find(({ index }) => (cards[index]?.leaders.length ?? 0) > 0) ?? own[0]
  return flagship?.id ?? null
}

function emptyBattle(blueprint: Blueprint, chosen: Options): State {
  const { direction, velocity, change } = blueprint.wind
  return {
    place: [],
    outcome: null,
    scenario: blueprint.id,
    title: '',
    about: '',
    options: readOptions(ruleOptionsAmong(chosen)),
    rules: {
      turnLimit: 0,
      isAfter1803: false,
      hasRepeaters: false,
      isChase: false,
      fleets: 'given',
      points: 0,
      hasAnchorage: false,
      exits: (blueprint.exits ?? []).map(exit => ({ ...exit })),
      ...blueprint.rules,
    },
    cards: [],
    ground: (blueprint.ground ?? []).map(hex => ({ ...hex })),
    sheet: { q: 0, row: 1, ...(blueprint.sheet ?? printedSheet) },
    turn: 0,
    wind: { direction, velocity, change, first: direction, next: null },
    moveStep: 0,
    players: playersFrom(blueprint, chosen),
    ships: [],
    bonds: [],
    tows: [],
    grapplesTried: [],
    signals: [],
    commands: [],
    fires: [],
    results: [],
    choices: [],
    melees: [],
  }
}

function ruleOptionsAmong(options: Options): Options {
  const names = Object.keys(ruleOptions)
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)))
}

/** In the order of their seats. */
function playersFrom({ nations }: Blueprint, options: Options): Player[] {
  const players = nations.flatMap((nation, fleet) =>
    seatsOfFleet(options, fleet).map(seat => playerFrom(seat, fleet, nation)),
  )
  return players.toSorted((one, other) => (one.seat < other.seat ? -1 : 1))
}

function playerFrom(seat: Seat, fleet: number, nation: NationId): Player {
  return {
    seat,
    fleet,
    nation,
    flagship: null,
    leader: 0,
    isLeaderless: false,
    enlisted: null,
    hasSealed: false,
    graceAt: '',
    lateAt: '',
  }
}

function putToSea(
  state: State,
  { id: division, fleet }: Division,
  seat: Seat,
  row: StationedShip,
  taken: Set<string>,
): void {
  const id = freeId(row, taken)
  taken.add(id)
  const card = cardFrom(state, id, division, fleet, row)
  state.cards.push(card)
  state.ships.push(shipFrom(state, card, seat, row))
}

/** The name in small letters without accents, with the nation where two ships have it. */
function freeId({ name, nation }: StationedShip, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
  return taken.has(plain) ? `${plain}-${nation}` : plain
}

/** [WS-025] What the scenario says of a ship. */
function cardFrom(
  { options }: State,
  id: string,
  division: string,
  fleet: number,
  row: StationedShip,
): ShipCard {
  const { name, nation, rating, points, depth, battle, full, turning, quality, enters } = row
  return {
    id,
    name,
    nation,
    fleet,
    division,
    class: row.class,
    rating,
    points,
    battle,
    full,
    turning,
    quality: quality === 'SE' && !isOn(options, 'seasonedCrews') ? 'AV' : quality,
    log: copyLog(options.game === 'basic' ? row.basic : row.advanced),
    depth,
    isForeAndAft: row.isForeAndAft,
    isUncoppered: row.isUncoppered,
    enters,
    leaders: [...row.leaders],
  }
}

/** A whole ship as she comes into battle. */
function shipFrom(state: State, card: ShipCard, seat: Seat, row: StationedShip): Ship {
  const { q, r, heading, anchor } = row
  return {
    ...wholeShip(card, state.cards.indexOf(card), seat),
    status: card.enters > 1 ? 'waiting' : 'afloat',
    q,
    r,
    heading,
    anchor,
    speed: anchor === 'none' ? startingAllowance(state, card, heading) : 0,
  }
}
