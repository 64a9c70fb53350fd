import { field } from '@grognard/umpire'
import { hullFates } from '../../book/tables/fates.ts'
import { ship, turn } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { castOff, shipOf } from '../../model/ships.ts'
import type { Ship, ShipStatus, State } from '../../model/state.ts'
import { event } from '../../words.ts'

/** How ships are lost, and come back. */
export const fateEvents = {
  /** [WS-200] */
  fateDecided: event(
    { ship, fate: field.one([...new Set(hullFates)]) },
    {
      rule: 'WS-200',
      apply(state, e) {
        const lost = shipOf(state, e.ship)
        if (e.fate === 'strikes') giveUp(state, lost, 'struck')
        else lost.doom = e.fate
      },
      describe: (e, before) => ({
        key: `ws.event.fate.${e.fate}`,
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  shipSurrendered: event(
    { ship, to: ship, cause: field.one(['firepower', 'immobility']) },
    {
      rule: e => (e.cause === 'firepower' ? 'WS-204' : 'WS-205'),
      apply: (state, e) => giveUp(state, shipOf(state, e.ship), 'surrendered'),
      describe: (e, before) => ({
        key: `ws.event.surrendered.${e.cause}`,
        values: { ship: shipName(before, e.ship), other: shipName(before, e.to) },
      }),
    },
  ),

  surrenderLapsed: event(
    { ship, turn },
    {
      rule: 'WS-206',
      apply(state, e) {
        shipOf(state, e.ship).actsAgainIn = e.turn
      },
      describe: (e, before) => ({
        key: 'ws.event.surrenderLapsed',
        values: { ship: shipName(before, e.ship), turn: e.turn },
      }),
    },
  ),

  shipActsAgain: event(
    { ship },
    {
      rule: 'WS-206',
      apply(state, e) {
        const freed = shipOf(state, e.ship)
        freed.status = 'afloat'
        freed.lostIn = 0
        freed.actsAgainIn = 0
      },
      describe: (e, before) => ({
        key: 'ws.event.shipActsAgain',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  /** [WS-202] The die that may end a ship that is going down or on fire. */
  doomRolled: event(
    { ship, doom: field.one(['sinking', 'exploding']), ends: field.yesNo },
    {
      rule: 'WS-202',
      apply() {},
      describe: (e, before) =>
        e.ends
          ? null
          : {
              key: `ws.event.doomHolds.${e.doom}`,
              values: { ship: shipName(before, e.ship) },
            },
    },
  ),

  shipLost: event(
    { ship, how: field.one(['sunk', 'exploded']) },
    {
      rule: e => (e.how === 'sunk' ? 'WS-202' : 'WS-203'),
      apply(state, e) {
        const lost = shipOf(state, e.ship)
        lost.status = e.how
        lost.lostIn = state.turn
        castOff(state, e.ship)
      },
      describe: (e, before) => ({
        key: `ws.event.shipLost.${e.how}`,
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),
}

/** [WS-201] [WS-206] Neither fires nor fights on. */
function giveUp(state: State, ship: Ship, status: ShipStatus): void {
  ship.status = status
  ship.lostIn = state.turn
  ship.parties = [null, null, null]
  ship.isReady = false
}
