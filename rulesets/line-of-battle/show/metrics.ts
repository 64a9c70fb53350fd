import { inches } from '@grognard/geometry/measured/units.ts'
import type { Metric, Metrics, Of, Seat } from '@grognard/umpire'
import { rowIds } from '../book/tables/fire.ts'
import { fleetOf, isDestroyed, isTaken, quartersHeldBy } from '../chapters/ending/score.ts'
import type { Event } from '../events.ts'
import { sideOf } from '../model/players.ts'
import { cardOf, isOnBoard, isOperational, shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { towardsWind } from '../model/wind.ts'

/** The seats of both sides, with what their side has: told of each, so that allies share it. */
function countedForSides(state: State, count: string, timesOf: (side: number) => number): Metric[] {
  return state.players.map(({ seat, side }) => ({ count, seat, times: timesOf(side) }))
}

/** The first seat of a side speaks for it. RangeError for a side without one. */
function seatOfSide(state: State, side: number): Seat {
  const player = state.players.find(row => row.side === side)
  if (!player) throw new RangeError(`Side ${side} has no seat.`)
  return player.seat
}

/** How things stand before the first move: who moves first, who lies to windward, the weather. */
function atStart(state: State): Metric[] {
  const [first = ''] = state.initiative
  return [
    { factor: 'initiative', seat: first },
    ...gage(state),
    { factor: 'weather', is: String(state.weather) },
  ]
}

/** Fleets whose middles lie less apart along the wind have it both alike; our own measure, 1/1000 in. */
const ABREAST = inches(3)

/** [LOB-035] The side whose ships on the board lie farther to windward, told by its first seat; none where neither does. */
function gage(state: State): Metric[] {
  const [ofA, ofB] = [windwardness(state, 0), windwardness(state, 1)]
  const ahead = ofA === null || ofB === null ? 0 : ofA - ofB
  if (Math.abs(ahead) < ABREAST) return []
  return [{ factor: 'gage', seat: seatOfSide(state, ahead > 0 ? 0 : 1) }]
}

/** How far to windward the ships of a side lie at the mean; null where none is on the board. */
function windwardness(state: State, side: number): number | null {
  const ships = state.ships.filter(ship => isOnBoard(ship) && sideOf(state, ship.seat) === side)
  if (ships.length === 0) return null
  const all = ships.reduce((sum, ship) => sum + towardsWind(state.windFrom, ship), 0)
  return all / ships.length
}

/** What became of every ship, counted for the seat she began with, and how many quarters a side holds. */
function atEnd(state: State): Metric[] {
  const ships = [0, 1].flatMap(side => fleetOf(state, side))
  return [
    ...ships.map(ship => ({ count: fateOf(state, ship), seat: ship.firstSeat })),
    ...ships
      .filter(ship => ship.officer !== null && isDestroyed(state, ship))
      .map(ship => ({ count: 'flagshipsLost', seat: ship.firstSeat })),
    ...countedForSides(state, 'quarters', side => quartersHeldBy(state, side).length),
  ]
}

/** [LOB-222] As the result of a battle tells it, the first that holds. */
function fateOf(state: State, ship: Ship): string {
  if (ship.status !== 'afloat') return fatesOffBoard[ship.status]
  if (ship.isStruck) return 'struck'
  if (isTaken(state, ship)) return 'taken'
  return isOperational(ship) ? 'fit' : 'unmanned'
}

const fatesOffBoard = {
  waiting: 'toCome',
  fled: 'left',
  inHarbour: 'inHarbour',
  sunk: 'sunk',
} as const

type Teller<K extends Event['kind']> = (event: Of<Event, K>, before: State) => readonly Metric[]
type Tellers = { [K in Event['kind']]?: Teller<K> }

/** What each kind of event adds. A ship's luck is counted for the seat that has her at the time. */
const tellers: Tellers = {
  hitJudged: ({ shooter, result, critical }, before) => {
    const { seat } = shipOf(before, shooter)
    return [
      { count: 'broadsides', seat },
      ...(result === 'miss' ? [] : [{ count: 'hits', seat }]),
      ...(critical === 'none' ? [] : [{ count: 'criticals', seat }]),
    ]
  },
  crossed: ({ shooter }, before) => once('rakes', before, shooter),
  counterFired: ({ shooter }, before) => once('answers', before, shooter),
  shipDamaged: ({ ship, row, lost }, before) => [
    ...firstBlood(before, ship),
    { count: lostIn[row], seat: shipOf(before, ship).seat, times: lost },
  ],
  ranAground: ({ ship }, before) => once('groundings', before, ship),
  meleeBegun: ({ attacker }, before) => once('boardings', before, attacker),
  meleeDecided: ({ attacker, defender, winner }, before) =>
    winner === 'nobody' ? [] : once('melees', before, winner === 'attacker' ? attacker : defender),
  moraleFailed: ({ ship }, before) => once('shaken', before, ship),
  battleEnded: ({ ending, points }, before) => [
    { factor: 'ending', is: ending },
    ...countedForSides(before, 'points', side => points[side] ?? 0),
  ],
}

const lostIn = { hull: 'hullLost', sails: 'sailsLost', crew: 'crewLost' } as const

function once(count: string, before: State, ship: string): Metric[] {
  return [{ count, seat: shipOf(before, ship).seat }]
}

/** The side that was the first to do damage, told by its first seat. */
function firstBlood(before: State, ship: string): Metric[] {
  if (hasBeenHit(before)) return []
  const hurt = sideOf(before, shipOf(before, ship).seat)
  return [{ factor: 'firstBlood', seat: seatOfSide(before, 1 - hurt) }]
}

/** Boxes are gone; those of the crew are no sign once boarders have fought or a prize was manned. */
function hasBeenHit(before: State): boolean {
  const rows = rowIds.filter(row => row !== 'crew' || !hasBoarded(before))
  return before.ships.some(ship => {
    const card = cardOf(before, ship)
    return rows.some(row => ship[row] < card[row])
  })
}

function hasBoarded({ melees, players }: State): boolean {
  const hasFought = melees.some(melee => melee.attackerWins + melee.defenderWins > 0)
  return hasFought || players.some(({ strokes }) => strokes.melee + strokes.flag > 0)
}

/** What an event adds in the course of the battle; nothing for most of them. */
function inAction(event: Event, before: State): readonly Metric[] {
  return tell(event.kind, event, before)
}

function tell<K extends Event['kind']>(kind: K, event: Event, before: State): readonly Metric[] {
  const teller: Tellers[K] = tellers[kind]
  return teller?.(event as Of<Event, K>, before) ?? nothing
}

const nothing: readonly Metric[] = []

/** What the laboratory counts of a battle: how it began, what was done and suffered, how it ended. */
export const metrics: Metrics<State, Event> = {
  inEvent(event, before) {
    if (event.kind === 'shotsRevealed') return before.turn === 1 ? atStart(before) : []
    return inAction(event, before)
  },
  atEnd,
}
