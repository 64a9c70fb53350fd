import { allows, field, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { gale, storm } from '../../book/tables/sailing.ts'
import { noFullSailInGale } from '../../book/tables/wind.ts'
import { sails } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { cardOf, findShip, isDismasted, isFighting } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { hasTurned } from '../../model/plots.ts'
import { oneOf } from './load.ts'
import { shipsMeant, spokesmen, whomShape } from '../../model/many.ts'

interface Setting {
  state: State
  seat: Seat
  ship: Ship
  sails: Ship['sails']
}

const isFull = (setting: Setting) => setting.sails === 'full'

/** [WS-040] */
const isTooWindy = ({ state, ship }: Setting) =>
  state.wind.velocity >= storm ||
  (state.wind.velocity >= gale && noFullSailInGale.includes(cardOf(state, ship).class))

/** [WS-062] From standing still only after a hex straight ahead without a turn. */
const isBarelyUnderWay = ({ ship }: Setting) =>
  ship.stillTurns > 0 || (ship.hasGotUnderWay && hasTurned(ship.made))

const sailRefusals: readonly WsRefusal<Setting>[] = [
  stop(
    'WS-066',
    'ws.refuse.notYoursToSail',
    ({ seat, ship }) => ship.seat !== seat || !isFighting(ship) || ship.duty === 'resting',
  ),
  stop('WS-066', 'ws.refuse.sailsStandSo', setting => setting.ship.sails === setting.sails),
  stop('WS-066', 'ws.refuse.sailsSetAlready', ({ ship }) => ship.hasSetSails),
  stop('WS-241', 'ws.refuse.repairingNoSails', ({ ship }) => ship.duty === 'repairing'),
  stop(
    'WS-175',
    'ws.refuse.noFullSailInBasic',
    setting => isFull(setting) && setting.state.options.game === 'basic',
  ),
  stop(
    'WS-016',
    'ws.refuse.noFullSailForHer',
    setting => isFull(setting) && cardOf(setting.state, setting.ship).full === 0,
  ),
  refuse(
    'WS-068',
    'ws.refuse.foremastGone',
    setting => isFull(setting) && (setting.ship.isFullSailBarred || isDismasted(setting.ship)),
  ),
  refuse('WS-040', 'ws.refuse.tooWindy', setting => isFull(setting) && isTooWindy(setting)),
  refuse(
    'WS-062',
    'ws.refuse.barelyUnderWay',
    setting => isFull(setting) && isBarelyUnderWay(setting),
  ),
]

export const setSailsShape = { ship: field.piece('ship'), sails }

/** [WS-066] Full sail is set or taken in at the end of the turn, at once. */
export const setSails: WsOrderRules<'setSails'> = {
  shape: setSailsShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return refused('WS-066', 'ws.refuse.notYoursToSail')
    return judgeBy(sailRefusals, { state, seat, ship, sails: order.sails })
  },
  execute: (table, _seat, order) =>
    table.emit({ kind: 'sailsSet', ships: [order.ship], sails: order.sails }),
  legalOrders: (state, seat) =>
    shipsToSet(state, seat).map(ship => ({
      kind: 'setSails',
      ship: ship.id,
      sails: otherSails(ship),
    })),
  sample(state, seat, dice) {
    const ship = oneOf(shipsToSet(state, seat), dice)
    return ship && { kind: 'setSails', ship: ship.id, sails: otherSails(ship) }
  },
  samplesOpenly: true,
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: `ws.order.setSails.${order.sails}`,
    values: { ship: shipName(state, order.ship) },
  }),
}

/** Asked at each step of search. */
const maySet = allows(sailRefusals)

const otherSails = ({ sails: set }: Ship): Ship['sails'] => (set === 'full' ? 'battle' : 'full')

function canChange(state: State, seat: Seat, ship: Ship): boolean {
  return ship.seat === seat && maySet({ state, seat, ship, sails: otherSails(ship) })
}

function shipsToSet(state: State, seat: Seat): Ship[] {
  return state.ships.filter(ship => canChange(state, seat, ship))
}

export const setSailsManyShape = { ...whomShape, sails }

/** [WS-066] One word for a division or the fleet. */
export const setSailsMany: WsOrderRules<'setSailsMany'> = {
  shape: setSailsManyShape,
  judge(state, seat, { ship, whom, sails: wanted }) {
    const all = shipsMeant(state, seat, ship, whom)
    if (all.length === 0) return refused('WS-066', 'ws.refuse.notYoursToSail')
    const first = all.find(one => one.sails !== wanted && canChange(state, seat, one))
    return first
      ? judgeBy(sailRefusals, { state, seat, ship: first, sails: wanted })
      : refused('WS-066', 'ws.refuse.noSailsToSet')
  },
  execute(table, seat, { ship, whom, sails: wanted }) {
    const { state } = table
    const ships = shipsMeant(state, seat, ship, whom).filter(
      one => one.sails !== wanted && canChange(state, seat, one),
    )
    table.emit({ kind: 'sailsSet', ships: ships.map(({ id }) => id), sails: wanted })
  },
  legalOrders: (state, seat) =>
    (['full', 'battle'] as const).flatMap(wanted => {
      const concerned = shipsToSet(state, seat).filter(ship => ship.sails !== wanted)
      return spokesmen(state, concerned).map(words => ({
        kind: 'setSailsMany' as const,
        ...words,
        sails: wanted,
      }))
    }),
  tool: { tool: 'list', piece: ({ ship, whom }) => (whom === 'fleet' ? undefined : ship) },
  describe: (state, { ship, whom, sails: wanted }) => ({
    key: `ws.order.setSailsMany.${whom}.${wanted}`,
    values: { ship: shipName(state, ship) },
  }),
}

export function hasSailsToSet(state: State, seat: Seat): boolean {
  for (const ship of state.ships) if (canChange(state, seat, ship)) return true
  return false
}
