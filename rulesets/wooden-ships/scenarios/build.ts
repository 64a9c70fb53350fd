import type { Options, Seat } from '@grognard/umpire'
import { isOn, options as ruleOptions, readOptions } from '../book/options.ts'
import type { NationId, ShipLog } from '../book/tables/ships.ts'
import { startingAllowance } from '../model/allowance.ts'
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
    options: readOptions(ruleOptionsAmong(chosen)),
    rules: {
      turnLimit: 0,
      isAfter1803: false,
      hasRepeaters: false,
      isChase: false,
      hasAnchorage: false,
      exits: blueprint.exits ?? [],
      ...blueprint.rules,
    },
    cards: [],
    ground: blueprint.ground ?? [],
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
    hasSealed: false,
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

/** Battles share no list with the tables. */
function copyLog(log: ShipLog): ShipLog {
  return { ...log, crew: [...log.crew], rigging: [...log.rigging] }
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

export function wholeShip(card: ShipCard, index: number, seat: Seat): Ship {
  const { log } = card
  return {
    id: card.id,
    index,
    seat,
    status: 'afloat',
    lostIn: 0,
    actsAgainIn: 0,
    q: 0,
    r: 0,
    heading: 1,
    sails: 'battle',
    quality: card.quality,
    turning: card.turning,
    hull: log.hull,
    crew: [...log.crew],
    guns: quarters(log, 'guns'),
    carronades: quarters(log, 'carronades'),
    rigging: [...log.rigging],
    load: { port: 'round', starboard: 'round' },
    doubling: 'none',
    isFresh: { port: true, starboard: true },
    hasFired: { port: false, starboard: false },
    duty: 'none',
    hasSetSails: false,
    speed: 0,
    isTurnOpen: false,
    wasIdle: false,
    stillTurns: 0,
    driftClock: -1,
    hasGotUnderWay: false,
    runningFor: 0,
    driftedTurns: 0,
    hasMoved: false,
    isFullSailBarred: false,
    plot: null,
    lastPlot: '',
    made: '',
    hasStopped: false,
    startHeading: 1,
    slowedBy: 0,
    trail: [],
    pledge: 'none',
    hanging: { port: 0, starboard: 0 },
    hasHacked: false,
    obscuredUntil: { port: 0, starboard: 0 },
    burnsUntil: 0,
    fireNumber: 0,
    isSectionTied: false,
    parties: [null, null, null],
    isReady: false,
    offersTruce: false,
    anchor: 'none',
    anchorNote: 'none',
    weighing: 0,
    isCableCut: false,
    hasWarped: false,
    aground: 0,
    afloatAt: null,
    doom: 'none',
    prize: null,
    repairs: { hull: 0, guns: 0, rigging: 0 },
    lastBold: -10,
    engagedIn: -10,
    lostLeaders: [],
  }
}

/** [WS-020] Each side split into equal bow and stern halves; an odd square is the bow's. */
function quarters(log: ShipLog, kind: 'guns' | 'carronades'): number[] {
  const bow = Math.ceil(log[kind] / 2)
  const stern = log[kind] - bow
  return [bow, stern, bow, stern]
}
