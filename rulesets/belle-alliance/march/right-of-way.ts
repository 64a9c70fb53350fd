import type { BaTable } from '../rules.ts'
import { diceOfRoll, sidesOfDie } from '../tables/dice.ts'
import { isMoving } from './marcher.ts'
import type { Marcher } from './marcher.ts'
import { overlap } from './outline.ts'
import type { Pair } from './pairs.ts'
import { mayPass } from './passing.ts'
import { poseAt } from './pose-at.ts'
import { newPlace } from './walk.ts'

const onePlace = newPlace()
const otherPlace = newPlace()

/** [BA-Q-14] Where two own units run into each other dice tell who goes on; the other waits this tick. */
export function giveRightOfWay(table: BaTable, pairs: readonly Pair[]): void {
  for (const { one, other, areEnemies } of pairs)
    if (!areEnemies && doBothRun(one, other)) rollFor(table, one, other)
}

function doBothRun(one: Marcher, other: Marcher): boolean {
  if (!isMoving(one, 0) || !isMoving(other, 0)) return false
  if (mayPass(one.unit, other.unit) || mayPass(other.unit, one.unit)) return false
  if (overlap(one, one.from, other, other.from)) return false
  if (!overlap(one, poseAt(one, 1, onePlace), other, poseAt(other, 1, otherPlace))) return false
  return overlap(one, onePlace, other, other.from) === overlap(other, otherPlace, one, one.from)
}

function rollFor(table: BaTable, one: Marcher, other: Marcher): void {
  let totals = [0, 0]
  while (totals[0] === totals[1])
    totals = [
      table.sum(diceOfRoll, sidesOfDie, 'BA-Q-14'),
      table.sum(diceOfRoll, sidesOfDie, 'BA-Q-14'),
    ]
  const isFirst = (totals[0] ?? 0) > (totals[1] ?? 0)
  const waits = isFirst ? other : one
  waits.limit = 0
  const units = [one.unit.id, other.unit.id]
  const goesOn = isFirst ? one.unit.id : other.unit.id
  table.happen({ kind: 'rightOfWayRolled', units, totals, goesOn })
}
