import { faultAt } from '@grognard/umpire/fault.ts'
import {
  firstFault,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { cardOf } from './ships.ts'
import type { Melee, Ship, State } from './state.ts'

const ships = ({ ships: all }: State) => all

const isAfloat = ({ status }: Ship): boolean => status === 'afloat'

/** What else must hold of a state whose fields are in shape. */
export const faultInState = firstFault<State>([
  noTwo(
    'ships',
    ships,
    ship => (isAfloat(ship) ? `${ship.x},${ship.y}` : null),
    ({ id }) => id,
  ),
  ofEach('ships', ships, (ship, at, { width }) =>
    isAfloat(ship) ? unlessWithin(ship.x, 0, width, `${at}.x`) : null,
  ),
  ofEach('ships', ships, (ship, at, { height }) =>
    isAfloat(ship) ? unlessWithin(ship.y, 0, height, `${at}.y`) : null,
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessWithin(ship.hull, 0, cardOf(state, ship).hull, `${at}.hull`),
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessWithin(ship.sails, 0, cardOf(state, ship).sails, `${at}.sails`),
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessFits(ship.length === cardOf(state, ship).length, `${at}.length`, 'card', ship.card),
  ),
  ofEach('ships', ships, (ship, at, state) =>
    unlessFits(ship.beam === cardOf(state, ship).beam, `${at}.beam`, 'card', ship.card),
  ),
  noTwo(
    'melees',
    ({ melees }) => melees,
    ({ id }: Melee) => String(id),
    ({ id }) => String(id),
    '.id',
  ),
  ofEach(
    'melees',
    ({ melees }) => melees,
    ({ attacker, defender }, at) =>
      unlessFits(attacker !== defender, `${at}.defender`, 'attacker', attacker),
  ),
  ofEach(
    'rounds',
    ({ rounds }) => rounds,
    (round, at, { melees }) =>
      melees.some(({ id }) => id === round) ? null : faultAt(at, 'nameOf', { sort: 'melee' }),
  ),
  ofEach(
    'aims',
    ({ aims }) => aims,
    ({ ship, target }, at) => unlessFits(ship !== target, `${at}.target`, 'ship', ship),
  ),
])
