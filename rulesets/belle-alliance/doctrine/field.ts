import type { Point } from '@grognard/geometry'
import { bearing, turnBetween } from '@grognard/geometry/measured/angle.ts'
import type { Seat } from '@grognard/umpire'
import { cm } from '../book/measures.ts'
import { distanceBetween } from '../model/contact.ts'
import { centreOf } from '../model/footprint.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { isArtillery, isCavalry, isOnBoard } from '../model/units.ts'

/** A way to fight that a commander takes for a turn. */
export interface Temper {
  /** Odds wanted for an attack, as a part of what is usual. */
  odds: number
  /** What an attacker's melee total is to be better than the defender's, as far as one sees. */
  edge: number
  /** What brigades go for: the scenario's places, nothing but the ground they stand on, the enemy. */
  aim: 'places' | 'ground' | 'enemy'
}

/** Our own measures, found by playing; the usual one first. */
const tempers = {
  usual: { edge: 1, odds: 1, aim: 'places' },
  bold: { edge: -2, odds: 0.65, aim: 'places' },
  standing: { edge: 2, odds: 1.2, aim: 'ground' },
  onward: { edge: 0, odds: 0.8, aim: 'enemy' },
  wary: { edge: 3, odds: 1.6, aim: 'places' },
} as const satisfies Record<string, Temper>

export type Style = keyof typeof tempers

export const styles = Object.keys(tempers).filter(isStyle)

function isStyle(name: string): name is Style {
  return Object.hasOwn(tempers, name)
}

/** The usual temper for a manner that is not named or not known. */
function temperOf(style: string | undefined): Temper {
  return style !== undefined && isStyle(style) ? tempers[style] : tempers.usual
}

/** What a commander sees at a glance. */
export interface Field {
  state: State
  seat: Seat
  own: Unit[]
  enemies: Unit[]
  temper: Temper
}

export function fieldOf(state: State, seat: Seat, style?: string): Field {
  const onBoard = state.units.filter(unit => isOnBoard(unit) && unit.figures > 0)
  return {
    state,
    seat,
    own: onBoard.filter(unit => unit.seat === seat),
    enemies: onBoard.filter(unit => unit.seat !== seat),
    temper: temperOf(style),
  }
}

export interface Near {
  enemy: Unit
  /** By the outlines, 1/1000 cm. */
  distance: number
}

/** The enemy nearest to a unit, of those that fit. */
export function nearestEnemy(
  { enemies }: Field,
  unit: Unit,
  fits: (enemy: Unit) => boolean = () => true,
): Near | undefined {
  let found: Near | undefined
  for (const enemy of enemies) {
    if (!fits(enemy)) continue
    const distance = distanceBetween(unit, enemy)
    if (!found || distance < found.distance) found = { enemy, distance }
  }
  return found
}

/** How far a unit would have to turn to face a point, 1/100 degree, clockwise positive. */
export function turnTowards(unit: Unit, { x, y }: Point): number {
  const { x: fromX, y: fromY } = centreOf(unit)
  return turnBetween(unit.heading, bearing(fromX, fromY, x, y))
}

export function distanceBetweenPoints(one: Point, other: Point): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return Math.sqrt(dx * dx + dy * dy)
}

/** The middle of where some units stand. */
export function middleOf(units: readonly Unit[]): Point {
  const centres = units.map(unit => centreOf(unit))
  const sum = centres.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const count = Math.max(1, centres.length)
  return { x: Math.round(sum.x / count), y: Math.round(sum.y / count) }
}

/** What a unit is worth in a fight: figures, quality and order. */
export function strengthOf(unit: Unit): number {
  const order = { OR: 10, LU: 7, U: 3, FU: 0 }[unit.disorder]
  const weight = isArtillery(unit) ? 4 : isCavalry(unit) ? 2 : 1
  return (unit.figures * weight * (8 + unit.valeur) * order) / 80
}

export function strengthOfAll(units: readonly Unit[]): number {
  return units.reduce((sum, unit) => sum + strengthOf(unit), 0)
}

/** Lengths at which a sensible officer changes his mind, 1/1000 cm. */
export const near = {
  /** Nearer to the enemy infantry stands in line; a formation changed too near needs a roll. */
  deploy: cm(55),
  /** An attack on foot is ordered. */
  assault: cm(42),
  /** Horse charges. */
  charge: cm(58),
  /** Squares and masses are formed, on the way out later; and kept until horse is so much farther. */
  cavalry: cm(60),
  cavalryBehind: cm(32),
  cavalryGone: cm(20),
  /** Guns unlimber. */
  guns: cm(48),
  /** Nearer than this to the enemy guns stay where they are. */
  gunsStay: cm(75),
  /** Guns this near to their place may unlimber. */
  gunsBeside: cm(20),
  /** A unit has come to where it was sent. */
  goal: cm(6),
  /** Parties are sent to houses from as far, half of their chief's way counted too. */
  house: cm(90),
  /** An enemy this near threatens a place. */
  threat: cm(60),
  /** Friends and enemies this near are weighed against each other on the march. */
  neighbourhood: cm(60),
  /** Enemies this near to another come to his help. */
  help: cm(20),
  /** Skirmishers are sent out with enemies farther than the first and nearer than the second. */
  skirmishFrom: cm(31),
  skirmishTo: cm(75),
  /** Beyond this march columns are formed, if there is so far to go. */
  columns: cm(120),
  longWay: cm(70),
  /** Horse forms column for a ride as long as this. */
  ride: cm(25),
  /** Enemies bar a way that is no longer than this through them. */
  barred: cm(12),
  /** A march beside a road follows it. */
  road: cm(4),
  /** A chief wants his units this near, and an orderly his chief. */
  chief: cm(26),
  orderly: cm(15),
} as const

/** Lengths that units keep, 1/1000 cm. */
export const room = {
  /** Between units side by side. */
  interval: cm(4),
  /** Between the first row and the second. */
  rows: cm(14),
  /** Between a brigade and its reserve. */
  reserve: cm(30),
  /** From the wing to the horse beside it, and how far it stays back. */
  screen: cm(14),
  screenBack: cm(12),
  /** From the wing to the guns beside it; from guns to what they fire at. */
  guns: cm(10),
  gunRange: cm(42),
  /** Marches that are no attack end so far from formed enemies. */
  standOff: cm(38),
  /** How far a body ends from formed enemies that is stronger than those round it. */
  boldStandOff: cm(20),
  /** Between units on the march. */
  passing: cm(0.5),
  /** From a house that lies in the way. */
  house: cm(3),
  /** Skirmishers before their unit. */
  skirmish: cm(7),
  /** Staff stays so far from enemies, and so far behind its units. */
  staff: cm(22),
  staffBehind: cm(8),
  staffPlace: cm(3),
  /** From the ends of an exit, and before one that is not yet open or lies aside. */
  lane: cm(4),
  beforeExit: cm(12),
  /** Beyond the edge. */
  beyond: cm(20),
} as const
