import { faultAt } from '@grognard/umpire/fault.ts'
import type { Fault } from '@grognard/umpire/fault.ts'
import {
  firstFault,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { ownArea } from './ending/holding.ts'
import type { State, Unit } from './state.ts'
import { isArtillery, isOnBoard } from './units.ts'

const units = ({ units: all }: State) => all

/** Several units may stand in one building, and gunners with those they have fled to. */
function placeOf(unit: Unit): string | null {
  const isAlone = isOnBoard(unit) && unit.building === null && unit.refuge === null
  return isAlone ? `${unit.x},${unit.y},${unit.heading}` : null
}

function faultInChief({ chief, seat }: Unit, at: string, { staff }: State): Fault | null {
  const figure = staff.find(({ id }) => id === chief)
  if (!figure) return null
  return (
    unlessFits(figure.kind === 'chief', `${at}.chief`, 'kind', 'chief') ??
    unlessFits(figure.seat === seat, `${at}.chief`, 'seat', seat)
  )
}

/** What else must hold of a state whose fields are in shape. */
export const faultInState = firstFault<State>([
  noTwo('units', units, placeOf, ({ id }) => id),
  ofEach('units', units, faultInChief),
  ofEach('units', units, (unit, at) =>
    unlessFits(unit.guns.length === 0 || isArtillery(unit), `${at}.guns`, 'arm', unit.arm),
  ),
  ofEach('units', units, ({ guns }, at) => {
    const twice = guns.findIndex(({ id }, i) => guns.findIndex(gun => gun.id === id) < i)
    return twice < 0 ? null : faultAt(`${at}.guns[${twice}].id`, 'ownName', { sort: 'gun' })
  }),
  ofEach('units', units, ({ status, arrival }, at) =>
    unlessFits(status !== 'waiting' || arrival !== null, `${at}.arrival`, 'status', status),
  ),
  ofEach('units', units, ({ building }, at, { terrain }) => {
    const kind = terrain.find(({ id }) => id === building)?.kind
    return unlessFits(
      building === null || kind === 'building',
      `${at}.building`,
      'kind',
      'building',
    )
  }),
  ofEach('units', units, ({ building, walls }, at) =>
    unlessFits((building === null) === (walls === null), `${at}.walls`, 'building', building),
  ),
  ofEach('units', units, ({ startingValeur, valeur }, at) =>
    unlessWithin(valeur, -100, startingValeur, `${at}.valeur`),
  ),
  noTwo(
    'sheets',
    ({ sheets }) => sheets,
    ({ unit }) => unit,
    ({ unit }) => unit,
    '.unit',
  ),
  ofEach(
    'sheets',
    ({ sheets }) => sheets,
    ({ unit, seat }, at, state) =>
      unlessFits(
        state.units.some(one => one.id === unit && one.seat === seat),
        `${at}.unit`,
        'seat',
        seat,
      ),
  ),
  ofEach(
    'fires',
    ({ fires }) => fires,
    ({ target }, at, state) =>
      isThere(state, target) ? null : faultAt(`${at}.target`, 'nameOf', { sort: 'unit' }),
  ),
  ofEach(
    'score.owners',
    ({ score }) => score.owners,
    ({ place }, at, state) =>
      isPlace(state, place) ? null : faultAt(`${at}.place`, 'nameOf', { sort: 'terrain' }),
  ),
  ofEach(
    'victory.startOwners',
    ({ victory }) => victory.startOwners,
    ({ place }, at, state) =>
      isPlace(state, place) ? null : faultAt(`${at}.place`, 'nameOf', { sort: 'terrain' }),
  ),
])

/** Fire goes at units and at buildings. */
function isThere({ units: all, terrain }: State, id: string): boolean {
  return all.some(unit => unit.id === id) || terrain.some(piece => piece.id === id)
}

/** A piece of terrain, or an area that a rule for points draws for itself. */
function isPlace(state: State, id: string): boolean {
  return state.terrain.some(piece => piece.id === id) || areasOf(state).includes(id)
}

function areasOf(state: State): string[] {
  return state.victory.points.flatMap(rule =>
    rule.kind === 'holdArea' && rule.area.length > 0 ? [ownArea(state, rule)] : [],
  )
}
