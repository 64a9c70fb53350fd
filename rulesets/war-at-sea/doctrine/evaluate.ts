import type { Seat } from '@grognard/umpire'
import { section } from '../book/tables/measures.ts'
import { finalScore } from '../chapters/ending/victory.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { cardOf, enemyOf, isAfloat } from '../model/units.ts'
import { away } from './exchange.ts'
import { wayOut } from './goals.ts'
import { stakeOf } from './worth.ts'

/** Points that a section is worth to who is on the way out. */
const SECTION_OUT = 2

/** Points that a battle won is worth beside those that it is won by. */
const VICTORY = 40

/** Points as the scenario counts them, what is left of both sides, and how far off those are who want to get away. */
export function evaluate(view: State, seat: Seat): number {
  const enemy = enemyOf(view, seat)
  let worth = finalScore(view, seat) - finalScore(view, enemy)
  for (const unit of view.units)
    worth += unit.seat === seat ? worthLeft(view, unit) : -worthLeft(view, unit)
  const winners = view.outcome?.winners ?? []
  if (winners.includes(seat)) return worth + VICTORY
  return winners.includes(enemy) ? worth - VICTORY : worth
}

function worthLeft(view: State, unit: SeaUnit): number {
  if (!isAfloat(unit) && unit.status !== 'left') return 0
  const left = (stakeOf(view, unit) * unit.hull) / cardOf(view, unit).hull / 2
  const out = isAfloat(unit) ? wayOut(view, unit) : undefined
  return out ? left - (SECTION_OUT * away(unit, out)) / section : left
}
