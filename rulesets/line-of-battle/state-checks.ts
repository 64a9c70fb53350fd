import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { faultAt } from '@grognard/umpire/fault.ts'
import {
  firstFault,
  noneClash,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { cardOf, isOnBoard } from './ships.ts'
import type { Melee, State } from './state.ts'

const ships = ({ ships: all }: State) => all

/** What else must hold of a state whose fields are in shape; [LOB-042] hulls never share water. */
export const faultInState = firstFault<State>([
  noneClash(
    'ships',
    ships,
    (one, other) => isOnBoard(one) && isOnBoard(other) && hullsOverlap(one, other),
    ({ id }) => id,
  ),
  ofEach('ships', ships, (ship, at, { width }) =>
    isOnBoard(ship) ? unlessWithin(ship.x, 0, width, `${at}.x`) : null,
  ),
  ofEach('ships', ships, (ship, at, { height }) =>
    isOnBoard(ship) ? unlessWithin(ship.y, 0, height, `${at}.y`) : null,
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
