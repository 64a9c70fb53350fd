import type { Badge, Block, Message, Piece } from '@grognard/umpire'
import { hullOf, hullOfStaff } from '../formation/footprint.ts'
import { placesOf } from '../formation/figures.ts'
import { rootOf } from '../formation/parting.ts'
import { baseOf } from '../formation/size.ts'
import type { Staff, State, Unit } from '../state.ts'
import { disorders } from '../tables/disorder.ts'
import { findUnit, isCavalry, sideOf } from '../units.ts'
import { staffCard, unitCard, unitLabel } from './card.ts'
import { unitBadges } from './badges.ts'

/** [BA-1.3.1-12] A unit as its figures stand. */
export function unitPiece(state: State, unit: Unit): Piece {
  const { x, y, heading, length, beam } = hullOf(unit)
  return {
    id: unit.id,
    shape: 'block',
    build: { masts: 0, decks: 0 },
    x,
    y,
    heading,
    length,
    beam,
    seat: unit.seat,
    side: sideOf(state, unit.seat),
    nation: unit.nation,
    name: unit.name,
    label: unitLabel(unit),
    rows: [{ key: 'ba.row.figures', left: unit.figures, of: Math.ceil(unit.original) }],
    block: blockOf(unit),
    countedWith: wholeOf(state, unit),
    badges: unitBadges(state, unit),
    card: unitCard(state, unit),
  }
}

/** [BA-1.2.1-01] [BA-1.2.5-01] Parts of a unit, and what it has sent out, are one with it. */
function wholeOf(state: State, unit: Unit): string {
  const mother = unit.mother === null ? undefined : findUnit(state, unit.mother)
  return rootOf(state, mother ?? unit)
}

function blockOf(unit: Unit): Block {
  const base = baseOf(unit.arm, unit.formation.kind, unit.guns)
  return {
    arm: armOf(unit),
    places: placesOf(unit),
    base: { width: base.width, depth: base.depth },
    disorder: ragged(unit),
    of: Math.ceil(unit.original),
    ...markOf(unit),
  }
}

/** [BA-1.2.3-01] Arms of horse are told apart; light infantry too. */
function markOf({ arm, isLight, hasLances }: Unit): Pick<Block, 'mark'> {
  if (hasLances) return { mark: 'lance' }
  if (arm === 'heavy cavalry') return { mark: 'heavy' }
  return arm === 'light cavalry' || isLight ? { mark: 'light' } : {}
}

function armOf(unit: Unit): Block['arm'] {
  if (isCavalry(unit)) return 'horse'
  if (unit.arm === 'wagon') return 'wagon'
  if (unit.arm === 'infantry' || unit.guns.length === 0) return 'foot'
  return unit.formation.kind === 'limbered' ? 'limber' : 'gun'
}

function ragged({ disorder }: Unit): Block['disorder'] {
  const degree = disorders.indexOf(disorder)
  return degree === 1 || degree === 2 || degree === 3 ? degree : 0
}

/** [BA-1.1.4-01] A chief or orderly. */
export function staffPiece(state: State, staff: Staff): Piece {
  const { x, y, heading, length, beam } = hullOfStaff(staff)
  const label: Message = { key: `ba.piece.${staff.kind}`, values: { chief: staff.name } }
  const badges: Badge[] = [{ kind: staff.kind, label: { key: `ba.badge.${staff.kind}` } }]
  return {
    id: staff.id,
    shape: 'rider',
    build: { masts: 0, decks: 0 },
    x,
    y,
    heading,
    length,
    beam,
    seat: staff.seat,
    side: sideOf(state, staff.seat),
    nation: '',
    name: staff.name,
    label,
    rows: [],
    countedWith: null,
    badges,
    card: staffCard(staff),
  }
}
