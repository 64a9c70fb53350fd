import { faultAt } from '@grognard/umpire/fault.ts'
import {
  firstFault,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { isOnBoard } from './ships.ts'
import type { State } from './state.ts'
import { hullSinksAt } from './tables/ship.ts'

const ships = ({ ships: all }: State) => all
const players = ({ players: both }: State) => both

/** What else must hold of a state whose fields are in shape; [SOL-072] who has the hits that sink is sunk. */
export const faultInState = firstFault<State>([
  noTwo(
    'ships',
    ships,
    ship => (isOnBoard(ship) ? `${ship.x},${ship.y}` : null),
    ({ id }) => id,
  ),
  ofEach('ships', ships, (ship, at, { columns }) =>
    isOnBoard(ship) ? unlessWithin(ship.x, 0, columns - 1, `${at}.x`) : null,
  ),
  ofEach('ships', ships, (ship, at, { rows }) =>
    isOnBoard(ship) ? unlessWithin(ship.y, 0, rows - 1, `${at}.y`) : null,
  ),
  ofEach('ships', ships, ({ status, hull }, at) =>
    status === 'sunk' ? null : unlessWithin(hull, 0, hullSinksAt - 1, `${at}.hull`),
  ),
  ({ order, players: both }) =>
    order.length === 0 || order.length === both.length
      ? null
      : faultAt('order', 'asManyAs', { of: 'players', count: both.length }),
  ofEach('players', players, ({ officers, areUsed }, at) =>
    officers.length === areUsed.length
      ? null
      : faultAt(`${at}.areUsed`, 'asManyAs', { of: 'officers', count: officers.length }),
  ),
  ofEach(
    'attacks',
    ({ attacks }) => attacks,
    ({ shooter, target }, at) => unlessFits(shooter !== target, `${at}.target`, 'shooter', shooter),
  ),
  ({ boarding }) =>
    boarding &&
    unlessFits(
      boarding.attacker !== boarding.defender,
      'boarding.defender',
      'attacker',
      boarding.attacker,
    ),
])
