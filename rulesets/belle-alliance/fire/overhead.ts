import type { Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { areEnemies } from '../units.ts'
import type { Bystander } from './bystanders.ts'
import type { LineOfFire } from './line.ts'
import { spansOn } from './safety.ts'

/** [BA-3.4.2-01] A unit that the line runs over although it stands too near to one or the other. */
export function tooNearUnder(
  line: LineOfFire,
  firer: Unit,
  bystanders: readonly Bystander[],
  guess = 1,
): Unit | undefined {
  return overshot(line, bystanders).find(({ unit, from, to }) => {
    const behind = areEnemies(unit, firer) ? distances.overhead : distances.overheadOwn
    return from < guess * distances.overhead || line.length - to < guess * behind
  })?.unit
}

/** [BA-3.4.2-01] An own unit that the line runs over. */
export function ownUnder(
  line: LineOfFire,
  firer: Unit,
  bystanders: readonly Bystander[],
): Unit | undefined {
  return overshot(line, bystanders).find(({ unit }) => !areEnemies(unit, firer))?.unit
}

/** Units between the two that the line runs over, and where; skirmishers in its way left aside. */
function overshot(line: LineOfFire, bystanders: readonly Bystander[]) {
  return bystanders
    .filter(({ isBelow, isOpen }) => isBelow && !isOpen)
    .flatMap(({ unit, body }) =>
      spansOn(line, body)
        .filter(({ from, to }) => to > 0 && from < line.length)
        .map(span => ({ unit, ...span })),
    )
}
