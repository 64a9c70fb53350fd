import type { Point } from '@grognard/geometry'
import {
  firstError,
  noneClash,
  noTwo,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { errorAt } from '@grognard/umpire/validation-error.ts'
import type { ValidationError } from '@grognard/umpire/validation-error.ts'
import { isOverlapping } from './contact.ts'
import { centreOf, frontOf } from './footprint.ts'
import { ownArea } from './places.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { isArtillery, isOnBoard } from './units.ts'

const units = ({ units: all }: State) => all

/** Several units may stand in one building, and gunners with those they have fled to. */
const standsAlone = (unit: Unit) =>
  isOnBoard(unit) && unit.building === null && unit.refuge === null

/**
 * Two units on the same ground as the placing forbids. Later the rules lead to it: [BA-2.3.4-02] units
 * pass through each other, and [BA-4.2.0-01] whoever flees presses friend and enemy together.
 */
function doClash(one: Unit, other: Unit): boolean {
  if (!standsAlone(one) || !standsAlone(other) || !isOverlapping(one, other)) return false
  return isSamePlace(one, other) || (isWherePlaced(one) && isWherePlaced(other))
}

function isSamePlace(one: Unit, other: Unit): boolean {
  return one.x === other.x && one.y === other.y && one.heading === other.heading
}

/** [BA-1.1.9-01] Whole, never moved and never thrown into disorder: it stands where it was placed. */
function isWherePlaced({ movedIn, disorderedIn, partOf, mother }: Unit): boolean {
  return movedIn === null && disorderedIn === 0 && partOf === null && mother === null
}

/** [BA-Q-34] [BA-Q-71] Who leaves has the middle still on the board, who comes in the front already. */
function errorInPlaceOnBoard(
  unit: Unit,
  at: string,
  { width, height }: State,
): ValidationError | null {
  const isOn = ({ x, y }: Point) => x >= 0 && x <= width && y >= 0 && y <= height
  if (!isOnBoard(unit) || isOn(centreOf(unit)) || isOn(frontOf(unit))) return null
  return unlessWithin(unit.x, 0, width, `${at}.x`) ?? unlessWithin(unit.y, 0, height, `${at}.y`)
}

/** [BA-5.5.2-04] Guns stay on the board without gunners too; nothing else does without figures. */
function fewestFigures(unit: Unit): number {
  return !isOnBoard(unit) || (isArtillery(unit) && unit.guns.length > 0) ? 0 : 1
}

function errorInChief({ chief, seat }: Unit, at: string, { staff }: State): ValidationError | null {
  const figure = staff.find(({ id }) => id === chief)
  if (!figure) return null
  return (
    unlessFits(figure.kind === 'chief', `${at}.chief`, 'kind', 'chief') ??
    unlessFits(figure.seat === seat, `${at}.chief`, 'seat', seat)
  )
}

/** What else must hold of a state whose fields are in shape. */
export const errorInState = firstError<State>([
  noneClash('units', units, doClash, ({ id }) => id),
  ofEach('units', units, errorInPlaceOnBoard),
  ofEach('units', units, (unit, at) =>
    unlessWithin(unit.figures, fewestFigures(unit), 10_000, `${at}.figures`),
  ),
  ofEach('units', units, errorInChief),
  ofEach('units', units, (unit, at) =>
    unlessFits(unit.guns.length === 0 || isArtillery(unit), `${at}.guns`, 'arm', unit.arm),
  ),
  ofEach('units', units, ({ guns }, at) => {
    const twice = guns.findIndex(({ id }, i) => guns.findIndex(gun => gun.id === id) < i)
    return twice < 0 ? null : errorAt(`${at}.guns[${twice}].id`, 'ownName', { sort: 'gun' })
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
      isThere(state, target) ? null : errorAt(`${at}.target`, 'nameOf', { sort: 'unit' }),
  ),
  ofEach(
    'score.owners',
    ({ score }) => score.owners,
    ({ place }, at, state) =>
      isPlace(state, place) ? null : errorAt(`${at}.place`, 'nameOf', { sort: 'terrain' }),
  ),
  ofEach(
    'victory.startOwners',
    ({ victory }) => victory.startOwners,
    ({ place }, at, state) =>
      isPlace(state, place) ? null : errorAt(`${at}.place`, 'nameOf', { sort: 'terrain' }),
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
