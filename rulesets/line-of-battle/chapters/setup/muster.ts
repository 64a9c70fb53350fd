import { field, joinNames, judgeBy } from '@grognard/umpire'
import type { Choice, Seat, ShapeOf, Value } from '@grognard/umpire'
import { mostOfficers, nationIds, officerIds, pointsPerOfficer } from '../../book/tables/command.ts'
import { mostShips } from '../../book/tables/setup.ts'
import {
  fleetBy,
  fleetFrom,
  middling,
  mostShipsFor,
  musterableCards,
  pointsFor,
  tastes,
} from '../../model/fleet.ts'
import type { Taste } from '../../model/fleet.ts'
import { joinList } from '../../model/measures.ts'
import { cardName, hasCard, isMerchantman } from '../../model/ships.ts'
import type { Enlisted, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { noteOf, stock, valueOf } from './stock.ts'

/** [LOB-036] Who still has to build a fleet. */
export function builders(state: State): readonly Seat[] {
  if (state.rules.fleets !== 'built') return []
  return state.players.filter(player => !player.isMustered).map(player => player.seat)
}

interface Mustering {
  state: State
  ships: readonly Enlisted[]
  limit: number
  most: number
  value: number
}

/** [LOB-036] All have built: the fleets come on the table in one step, as the players are listed. */
export function showFleets(table: LobTable): void {
  for (const { seat, enlisted } of table.state.players) {
    if (enlisted === null || enlisted === 'hidden') continue
    const ships = fleetFrom(table.state, seat, enlisted)
    table.emit({ kind: 'fleetMustered', seat, ships, isDrawn: false })
  }
}

const isCardless = ({ card }: Enlisted): boolean => card === ''

function cardNames(state: State): Value {
  return joinList(
    musterableCards(state).map(card => ({
      key: 'lob.fleet.kind',
      values: { card: cardName(card) },
    })),
  )
}

const fleetRefusals: LobRefusal<Mustering>[] = [
  stop(
    'LOB-008',
    'lob.refuse.noCard',
    ({ ships }) => ships.some(isCardless),
    ({ state, ships }) => ({
      place: ships.findIndex(isCardless) + 1,
      cards: cardNames(state),
    }),
  ),
  stop(
    'LOB-008',
    'lob.refuse.unknownCard',
    ({ state, ships }) => ships.some(ship => !hasCard(state, ship.card)),
    ({ state, ships }) => ({
      card: ships.find(ship => !hasCard(state, ship.card))?.card ?? '',
      cards: cardNames(state),
    }),
  ),
  refuse(
    'LOB-008',
    'lob.refuse.namelessShip',
    ({ ships }) => ships.some(isNameless),
    ({ ships }) => ({ place: ships.findIndex(isNameless) + 1 }),
  ),
  refuse(
    'LOB-008',
    'lob.refuse.nameTwice',
    ({ ships }) => repeatedName(ships) !== undefined,
    ({ ships }) => ({ name: repeatedName(ships) ?? '' }),
  ),
  refuse(
    'LOB-S-2',
    'lob.refuse.merchantInFleet',
    ({ state, ships }) => ships.some(ship => isMerchantman(state, ship)),
    ({ state, ships }) => ({
      ship: ships.find(ship => isMerchantman(state, ship))?.name ?? '',
    }),
  ),
  refuse(
    'LOB-036',
    'lob.refuse.fleetSize',
    ({ ships, most }) => ships.length > most,
    ({ ships, most }) => ({ ships: ships.length, most }),
  ),
  refuse(
    'LOB-036',
    'lob.refuse.fleetPoints',
    ({ value, limit }) => value > limit,
    ({ value, limit }) => ({ value, limit, over: value - limit }),
  ),
  ...officerIds.map((officer): LobRefusal<Mustering> =>
    refuse(
      'LOB-037',
      'lob.refuse.officers',
      ({ value, ships }) =>
        ships.filter(ship => ship.officer === officer).length > mostOfficers(officer, value),
      ({ value, ships }) => ({
        officer: { key: `lob.officer.${officer}` },
        has: ships.filter(ship => ship.officer === officer).length,
        most: mostOfficers(officer, value),
        value,
        per: pointsPerOfficer[officer],
      }),
    ),
  ),
]

const isNameless = (ship: Enlisted) => ship.name.trim() === ''

function repeatedName(ships: readonly Enlisted[]): string | undefined {
  const names = ships.map(ship => ship.name)
  return names.find((name, index) => name.trim() !== '' && names.indexOf(name) !== index)
}

const enlistedShape: ShapeOf<Enlisted> = field.record({
  card: field.text(40),
  name: field.text(40),
  nation: field.one(nationIds),
  officer: field.orNothing(field.one(officerIds)),
})

export const musterShape = { ships: field.list(enlistedShape, { fewest: 1, most: mostShips }) }

export const muster: LobOrderRules<'muster'> = {
  shape: musterShape,
  judge: (state, seat, order) =>
    judgeBy(fleetRefusals, {
      state,
      ships: order.ships,
      limit: pointsFor(state, seat),
      most: mostShipsFor(state, seat),
      value: valueOf(state, order.ships),
    }),
  execute(table, seat, order) {
    table.emit({ kind: 'fleetBuilt', seat, ships: order.ships.map(row => ({ ...row })) })
  },
  legalOrders: (state, seat) =>
    tastes.map(taste => ({ kind: 'muster' as const, ships: fleetBy(state, seat, taste) })),
  tool: {
    tool: 'form',
    start: (state, seat) => ({ kind: 'muster', ships: fleetBy(state, seat, middling) }),
    choices: state => ({
      card: cardChoices(state),
      nation: nationIds.map(id => ({ value: id, label: { key: `lob.nation.${id}` } })),
      officer: [
        { value: null, label: { key: 'lob.officer.none' } },
        ...officerIds.map(id => ({ value: id, label: { key: `lob.officer.${id}` } })),
      ],
    }),
    summary: (state, seat, order) => [
      {
        key: 'lob.fleet.summary',
        values: {
          value: valueOf(state, order.ships),
          limit: pointsFor(state, seat),
          ships: order.ships.length,
        },
      },
    ],
    stock,
  },
  describe: (state, order) => ({
    key: 'lob.order.muster',
    values: {
      ships: order.ships.length,
      value: valueOf(state, order.ships),
      names: joinNames(order.ships.map(ship => ship.name)),
    },
  }),
}

function cardChoices(state: State): Choice[] {
  return musterableCards(state).map(card => ({
    value: card.id,
    label: { key: 'lob.fleet.card', values: { card: cardName(card), points: card.points } },
    note: noteOf(card),
  }))
}

/** [LOB-036] Fleets that nobody built are drawn by the dice. */
export function drawFleets(table: LobTable): void {
  const { state } = table
  const byDice: Taste = cards => (cards === 1 ? 0 : table.roll(cards, 'LOB-036') - 1)
  for (const { seat, isMustered } of state.players) {
    if (state.rules.fleets !== 'drawn' || isMustered) continue
    const ships = fleetFrom(state, seat, fleetBy(state, seat, byDice))
    table.emit({ kind: 'fleetMustered', seat, ships, isDrawn: true })
  }
}
