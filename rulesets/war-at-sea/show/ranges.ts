import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Arc } from '@grognard/umpire'
import type { Weapon } from '../book/tables/cards.ts'
import { section } from '../book/tables/measures.ts'
import { diceAt } from '../model/attacks.ts'
import type { SeaUnit, State, UnitCard } from '../model/state.ts'
import { cardOf, hasWeapon, isAfloat } from '../model/units.ts'

/** Corners of a ring that is drawn; our own measure. */
const CORNERS = 72

/** [WAS-002] [WAS-098] Rings of the ranges around each unit, with the dice that it has there. */
export function arcsOf(state: State): Arc[] {
  return state.units.filter(isAfloat).flatMap(unit => {
    const bands = bandsOf(state, unit)
    return bands.length > 0 ? [{ piece: unit.id, key: 'was.arc.ranges', bands }] : []
  })
}

function bandsOf(state: State, unit: SeaUnit): Arc['bands'] {
  const weapon = mainWeapon(cardOf(state, unit))
  return weapon ? ringsOf(state, unit, weapon) : []
}

/** The ranges of one weapon, as far as it has dice. */
export function ringsOf(state: State, unit: SeaUnit, weapon: Weapon): Arc['bands'] {
  return diceByRange(state, unit, weapon).map((dice, range) => ({
    polygon: ringAround(unit, (range + 1) * section),
    label: { key: 'was.arc.range', values: { range, dice } },
    short: { key: 'was.arc.short', values: { range, dice } },
  }))
}

/** Guns where there are any, else torpedoes. */
function mainWeapon(card: UnitCard): Weapon | undefined {
  return (['main', 'torpedo', 'antiair'] as const).find(weapon => hasWeapon(card, weapon))
}

/** From range 0 as far as there are dice. */
function diceByRange(state: State, unit: SeaUnit, weapon: Weapon): number[] {
  const dice: number[] = []
  for (
    let next = diceAt(state, unit, weapon, 0);
    next > 0;
    next = diceAt(state, unit, weapon, dice.length)
  )
    dice.push(next)
  return dice
}

function ringAround({ x, y }: SeaUnit, radius: number): number[] {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const heading = (corner * 36_000) / CORNERS
    return [x + whole(radius * sine(heading)), y + whole(radius * cosine(heading))]
  }).flat()
}
