import { judgeBy } from '@grognard/umpire'
import type { Choice, Seat, Shape } from '@grognard/umpire'
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
import { inDegrees, inInches } from '../../model/measures.ts'
import { cardById, cardName, hasCard } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { Enlisted } from '../../orders.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'

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

/** [LOB-036] What a fleet is worth. Cards that do not exist are worth nothing. */
export function valueOf(state: State, ships: readonly Enlisted[]): number {
  let value = 0
  for (const ship of ships)
    if (hasCard(state, ship.card)) value += cardById(state, ship.card).points
  return value
}

const fleetRefusals: LobRefusal<Mustering>[] = [
  {
    rule: 'LOB-008',
    message: 'lob.refuse.unknownCard',
    values: ({ state, ships }) => ({
      card: ships.find(ship => !hasCard(state, ship.card))?.card ?? '',
      cards: musterableCards(state)
        .map(card => card.id)
        .join(', '),
    }),
    when: ({ state, ships }) => ships.some(ship => !hasCard(state, ship.card)),
    stop: true,
  },
  {
    rule: 'LOB-008',
    message: 'lob.refuse.namelessShip',
    values: ({ ships }) => ({ place: ships.findIndex(isNameless) + 1 }),
    when: ({ ships }) => ships.some(isNameless),
  },
  {
    rule: 'LOB-008',
    message: 'lob.refuse.nameTwice',
    values: ({ ships }) => ({ name: repeatedName(ships) ?? '' }),
    when: ({ ships }) => repeatedName(ships) !== undefined,
  },
  {
    rule: 'LOB-S-2',
    message: 'lob.refuse.merchantInFleet',
    values: ({ state, ships }) => ({
      ship: ships.find(ship => isMerchant(state, ship))?.name ?? '',
    }),
    when: ({ state, ships }) => ships.some(ship => isMerchant(state, ship)),
  },
  {
    rule: 'LOB-036',
    message: 'lob.refuse.fleetSize',
    values: ({ ships, most }) => ({ ships: ships.length, most }),
    when: ({ ships, most }) => ships.length > most,
  },
  {
    rule: 'LOB-036',
    message: 'lob.refuse.fleetPoints',
    values: ({ value, limit }) => ({ value, limit, over: value - limit }),
    when: ({ value, limit }) => value > limit,
  },
  ...officerIds.map((officer): LobRefusal<Mustering> => ({
    rule: 'LOB-037',
    message: 'lob.refuse.officers',
    values: ({ value, ships }) => ({
      officer: { key: `lob.officer.${officer}` },
      has: ships.filter(ship => ship.officer === officer).length,
      most: mostOfficers(officer, value),
      value,
      per: pointsPerOfficer[officer],
    }),
    when: ({ value, ships }) =>
      ships.filter(ship => ship.officer === officer).length > mostOfficers(officer, value),
  })),
]

const isNameless = (ship: Enlisted) => ship.name.trim() === ''

const isMerchant = (state: State, ship: Enlisted) => cardById(state, ship.card).points === 0

function repeatedName(ships: readonly Enlisted[]): string | undefined {
  const names = ships.map(ship => ship.name)
  return names.find((name, index) => name.trim() !== '' && names.indexOf(name) !== index)
}

const enlistedShape: Shape = {
  type: 'record',
  fields: {
    card: { type: 'text', longest: 40 },
    name: { type: 'text', longest: 40 },
    nation: { type: 'text', values: nationIds },
    officer: { type: 'oneOf', of: [{ type: 'nothing' }, { type: 'text', values: officerIds }] },
  },
}

export const muster: LobOrderRules<'muster'> = {
  shape: { ships: { type: 'list', of: enlistedShape, fewest: 1, most: mostShips } },
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
  },
  describe: (state, order) => ({
    key: 'lob.order.muster',
    values: {
      ships: order.ships.length,
      value: valueOf(state, order.ships),
      names: order.ships.map(ship => ship.name).join(', '),
    },
  }),
}

function cardChoices(state: State): Choice[] {
  return musterableCards(state).map(card => ({
    value: card.id,
    label: { key: 'lob.fleet.card', values: { card: cardName(card), points: card.points } },
    note: {
      key: 'lob.fleet.card.note',
      values: {
        firepower: card.firepower,
        move: inInches(card.move),
        degrees: inDegrees(card.turning),
        morale: card.morale,
        hull: card.hull,
        sails: card.sails,
        crew: card.crew,
      },
    },
  }))
}
