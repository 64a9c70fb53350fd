import type { BaTable } from '../rules.ts'
import { diceOfRoll, sidesOfDie } from '../tables/dice.ts'
import type { Field } from './field.ts'
import { isMoving } from './marcher.ts'
import type { Marcher } from './marcher.ts'
import { overlap } from './outline.ts'
import type { Pair } from './pairs.ts'
import { mayPass } from './passing.ts'
import { poseAt } from './pose-at.ts'
import { newPlace } from './walk.ts'

const onePlace = newPlace()
const otherPlace = newPlace()

/**
 * [BA-Q-14] Where two own units run into each other dice tell who goes on, once a phase for the two;
 * the other waits in every tick in which they do.
 */
export function giveRightOfWay(table: BaTable, field: Field, pairs: readonly Pair[]): void {
  for (const { one, other, areEnemies } of pairs) {
    if (areEnemies || !doBothRun(one, other)) continue
    const first = goesOn(table, field, one, other)
    const waits = first === one ? other : one
    waits.limit = 0
    waits.heldBy = first
  }
}

function goesOn(table: BaTable, { rightOfWay }: Field, one: Marcher, other: Marcher): Marcher {
  const key = `${one.unit.id} ${other.unit.id}`
  const first = rightOfWay.get(key) ?? rollFor(table, one, other)
  rightOfWay.set(key, first)
  return first
}

function doBothRun(one: Marcher, other: Marcher): boolean {
  if (!isMoving(one, 0) || !isMoving(other, 0)) return false
  if (mayPass(one.unit, other.unit) || mayPass(other.unit, one.unit)) return false
  if (overlap(one, one.from, other, other.from)) return false
  if (!overlap(one, poseAt(one, 1, onePlace), other, poseAt(other, 1, otherPlace))) return false
  return overlap(one, onePlace, other, other.from) === overlap(other, otherPlace, one, one.from)
}

function rollFor(table: BaTable, one: Marcher, other: Marcher): Marcher {
  let totals = [0, 0]
  while (totals[0] === totals[1])
    totals = [
      table.sum(diceOfRoll, sidesOfDie, 'BA-Q-14'),
      table.sum(diceOfRoll, sidesOfDie, 'BA-Q-14'),
    ]
  const first = (totals[0] ?? 0) > (totals[1] ?? 0) ? one : other
  const units = [one.unit.id, other.unit.id]
  table.emit({ kind: 'rightOfWayRolled', units, totals, goesOn: first.unit.id })
  return first
}
