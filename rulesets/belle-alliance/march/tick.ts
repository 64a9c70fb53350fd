import type { BaTable } from '../rules.ts'
import { isSkirmishLine } from '../units.ts'
import { commit } from './commit.ts'
import type { Field } from './field.ts'
import { follow } from './follow.ts'
import { isMarching } from './marcher.ts'
import type { Marcher } from './marcher.ts'
import { slackening } from './pace.ts'
import { nearPairs } from './pairs.ts'
import { poseAt } from './pose-at.ts'
import { giveRightOfWay } from './right-of-way.ts'
import { settle } from './settle.ts'
import { marchFor, stopAtPosition, stretchesOf } from './stride.ts'

const UNITS_PER_RADIAN = 5_730

/** [BA-Q-14] One of the equal parts of a march: all move at once from where they stood before it. */
export function playTick(table: BaTable, field: Field, tick: number): void {
  const { marchers } = field
  field.happened = []
  for (const marcher of marchers) prepare(table, field, marcher, tick)
  if (!isAnythingToDo(marchers)) return
  widenForPressed(marchers)
  const pairs = nearPairs(marchers)
  giveRightOfWay(table, field, pairs)
  settle(field, pairs)
  commit(table, field, pairs, tick)
}

function isAnythingToDo(marchers: readonly Marcher[]): boolean {
  return marchers.some(({ budget, attack, hasMet }) => budget > 0 || (attack !== null && !hasMet))
}

function prepare(table: BaTable, field: Field, marcher: Marcher, tick: number): void {
  const pressed = marcher.presses
  marcher.presser = null
  marcher.presses = []
  marcher.limit = 1
  marcher.stretches = []
  marcher.heldBy = null
  marcher.budget = 0
  marcher.swing = 0
  if (marcher.isStopped || tick < marcher.fromTick || tick > marcher.toTick) return
  follow(field, marcher)
  if (!isMarching(marcher, tick)) return
  slacken(table, field, marcher)
  marchFor(marcher, stretchesOf(field.land, marcher, pressed))
  stopAtPosition(field.state, marcher)
  marcher.swing = swingOf(marcher)
}

function slacken(table: BaTable, field: Field, marcher: Marcher): void {
  const slackened = slackening(field, marcher)
  if (slackened === null) return
  marcher.rate = 'normal'
  table.emit({ kind: 'rateTaken', unit: marcher.unit.id, rate: 'normal', ...slackened })
}

/** Never less than any of its corners moves in the tick. */
function swingOf(marcher: Marcher): number {
  if (marcher.budget === 0) return 0
  poseAt(marcher, 1, marcher.to)
  const turned = marcher.to.turned - marcher.from.turned
  const fastest = Math.max(...marcher.stretches.map(({ speed }) => speed))
  return fastest + (turned / UNITS_PER_RADIAN) * 2 * marcher.radius
}

/** Who may be pressed back moves no farther than those that press. */
function widenForPressed(marchers: readonly Marcher[]): void {
  let widest = 0
  for (const { swing } of marchers) widest = Math.max(widest, swing)
  for (const marcher of marchers)
    if (marcher.unit.disorder === 'FU' || isSkirmishLine(marcher.unit))
      marcher.swing = Math.max(marcher.swing, widest)
}
