import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import type { Arc } from '@grognard/umpire'
import { effectsOf } from '../book/tables/abilities.ts'
import type { Weapon } from '../book/tables/cards.ts'
import { section } from '../book/tables/measures.ts'
import type { SeaUnit, State, UnitCard } from '../model/state.ts'
import { cardOf, isAfloat, isDamaged } from '../model/units.ts'

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
  const card = cardOf(state, unit)
  const weapon = mainWeapon(card)
  if (!weapon) return []
  return diceByRange(state, unit, card, weapon).map((dice, range) => ({
    polygon: ringAround(unit, (range + 1) * section),
    label: { key: 'was.arc.range', values: { range, dice } },
  }))
}

/** Guns where there are any, else torpedoes. */
function mainWeapon(card: UnitCard): Weapon | undefined {
  return (['main', 'torpedo', 'antiair'] as const).find(weapon => card.dice[weapon].length > 0)
}

/** [WAS-A26] [WAS-A27] With the farther ranges of main guns that are whole. */
function diceByRange(state: State, unit: SeaUnit, card: UnitCard, weapon: Weapon): number[] {
  const dice = card.dice[weapon].slice()
  if (weapon !== 'main' || isDamaged(state, unit)) return dice
  for (const id of card.abilities)
    for (const effect of effectsOf(id))
      if (effect.does === 'reach') while (dice.length <= effect.range) dice.push(dice[3] ?? 0)
  return dice
}

function ringAround({ x, y }: SeaUnit, radius: number): number[] {
  return Array.from({ length: CORNERS }, (_, corner) => {
    const heading = (corner * 36_000) / CORNERS
    return [x + whole(radius * sine(heading)), y + whole(radius * cosine(heading))]
  }).flat()
}
