import { hexNamed, nameOfColumn } from '@grognard/geometry/hex/names.ts'
import { field, joinNames, judgeBy } from '@grognard/umpire'
import type { Message, Seat } from '@grognard/umpire'
import { dieSides } from '../../book/tables/gunnery.ts'
import { muster as sizes, stations } from '../../book/tables/class-chart.ts'
import { startingAllowance } from '../../model/allowance.ts'
import { colleaguesOf } from '../../model/command.ts'
import {
  cardsFrom,
  chargesOf,
  classesFor,
  fleetBy,
  middling,
  priceOf,
  qualitiesIn,
  tastes,
  valueOf,
} from '../../model/muster.ts'
import { enlisted } from '../../model/setting-shape.ts'
import { fleetOf } from '../../model/ships.ts'
import type { Enlisted, Player, ShipCard, State } from '../../model/state.ts'
import type { WsOrderRules, WsRefusal, WsTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { stock } from './stock.ts'

interface Mustering {
  state: State
  seat: Seat
  ships: readonly Enlisted[]
}

const isUnknown = ({ state, seat, ships }: Mustering) =>
  ships.some(({ card }) => !classesFor(state, seat).some(({ id }) => id === card))

const refusals: readonly WsRefusal<Mustering>[] = [
  stop('WS-016', 'ws.refuse.unknownClass', isUnknown),
  refuse('WS-022', 'ws.refuse.noSeasonedCrews', ({ state, ships }) =>
    ships.some(ship => !qualitiesIn(state).includes(ship.quality)),
  ),
  refuse('WS-018', 'ws.refuse.namelessShip', ({ ships }) =>
    ships.some(({ name }) => name.trim() === ''),
  ),
  refuse(
    'WS-047',
    'ws.refuse.shipForEach',
    ({ state, seat, ships }) => ships.length < colleaguesOf(state, seat).length,
    ({ state, seat, ships }) => ({
      commanders: colleaguesOf(state, seat).length,
      ships: ships.length,
    }),
  ),
  refuse(
    'WS-S-7',
    'ws.refuse.tooManyShips',
    ({ ships }) => ships.length > sizes.most,
    () => ({ most: sizes.most }),
  ),
  refuse(
    'WS-S-7',
    'ws.refuse.tooManyPoints',
    ({ state, seat, ships }) => valueOf(state, seat, ships) > state.rules.points,
    ({ state, seat, ships }) => ({
      value: valueOf(state, seat, ships),
      limit: state.rules.points,
    }),
  ),
]

export const musterShape = { ships: field.list(enlisted, { fewest: 1, most: 40 }) }

/** [WS-S-7] Ships of the class chart for the points that were agreed on, in secret. */
export const muster: WsOrderRules<'muster'> = {
  shape: musterShape,
  judge: (state, seat, { ships }) => judgeBy(refusals, { state, seat, ships }),
  execute: (table, seat, { ships }) =>
    table.emit({ kind: 'fleetBuilt', seat, ships: ships.map(ship => ({ ...ship })) }),
  legalOrders: (state, seat) =>
    tastes.map(taste => ({ kind: 'muster', ships: fleetBy(state, seat, taste) })),
  tool: {
    tool: 'form',
    start: (state, seat) => ({ kind: 'muster', ships: fleetBy(state, seat, middling) }),
    choices: (state, seat) => ({
      card: classesFor(state, seat).map(({ id, rating, class: shipClass }) => ({
        value: id,
        label: {
          key: 'ws.muster.class',
          values: {
            guns: rating,
            class: shipClass,
            points: priceOf(state, seat, { card: id, name: '', quality: 'AV' }),
          },
        },
      })),
      quality: qualitiesIn(state).map(id => ({ value: id, label: { key: `ws.quality.${id}` } })),
    }),
    summary: (state, seat, { ships }) => [
      {
        key: 'ws.muster.summary',
        values: {
          value: valueOf(state, seat, ships),
          limit: state.rules.points,
          ships: ships.length,
        },
      },
      ...chargeLines(state, seat, ships),
    ],
    stock,
  },
  describe: (_state, { ships }) => ({
    key: 'ws.order.muster',
    values: { ships: ships.length, names: joinNames(ships.map(({ name }) => name)) },
  }),
}

/** [WS-047] Who will have which ships, where several share the fleet. */
function chargeLines(state: State, seat: Seat, ships: readonly Enlisted[]): Message[] {
  const charges = chargesOf(state, seat, ships).filter(charge => charge.ships.length > 0)
  if (colleaguesOf(state, seat).length < 2) return []
  return charges.map(charge => ({
    key: 'ws.muster.charge',
    values: {
      seat: { key: `seat.${charge.seat}` },
      names: joinNames(charge.ships.map(({ name }) => name)),
    },
  }))
}

/** Who still has to build a fleet: [WS-047] the senior of those who share it. */
export function builders(state: State): readonly Seat[] {
  if (state.rules.fleets !== 'built') return []
  return seniors(state)
    .filter(player => player.enlisted === null && !hasShips(state, player.seat))
    .map(({ seat }) => seat)
}

function seniors(state: State): Player[] {
  return state.players.filter(({ seat }) => colleaguesOf(state, seat)[0] === seat)
}

const hasShips = ({ ships }: State, seat: Seat) => ships.some(ship => ship.seat === seat)

/** [WS-S-7] All have built, or [WS-016] the dice draw for them: the fleets come on the sea. */
export function showFleets(table: WsTable): void {
  const { state } = table
  for (const { seat, enlisted: built } of seniors(state)) {
    const ships = state.rules.fleets === 'drawn' ? drawn(table, seat) : built
    if (ships === null || ships === 'hidden') continue
    putToSea(table, seat, ships)
  }
}

/** One line ahead, [WS-047] in which each commander has a run of ships. */
function putToSea(table: WsTable, senior: Seat, enlisted: readonly Enlisted[]): void {
  const { state } = table
  let at = 0
  for (const { seat, ships } of chargesOf(state, senior, enlisted)) {
    const cards = cardsFrom(state, seat, ships)
    const stations = cards.map(card => stationOf(state, seat, card, at++))
    if (cards.length > 0)
      table.emit({ kind: 'fleetMustered', seat, cards, load: 'round', stations })
  }
}

/** A 6 draws the cheapest class that can be paid, so that a nation with few classes has no more frigates than others. */
function drawn(table: WsTable, seat: Seat): Enlisted[] {
  const byDice = (count: number) => {
    if (count < 2) return 0
    if (table.roll(dieSides, 'WS-016') === dieSides) return count - 1
    return count > 2 ? table.roll(count - 1, 'WS-016') - 1 : 0
  }
  return fleetBy(table.state, seat, byDice)
}

/** [WS-S-7] The fleets run before the wind, each in line ahead, side by side out of gunshot. */
function stationOf(state: State, seat: Seat, card: ShipCard, at: number) {
  const column = stations.column + (fleetOf(state, seat) === 0 ? 0 : stations.apart)
  const hex = hexNamed(`${nameOfColumn(column)}${stations.row + at * stations.spacing}`)
  const heading = state.wind.direction
  return { q: hex?.q ?? 0, r: hex?.r ?? 0, heading, speed: startingAllowance(state, card, heading) }
}
