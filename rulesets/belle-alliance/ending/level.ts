import type { VictoryLevel } from '../victory-rules.ts'

/** [BA-Q-34] What points by side come to; a draw where the scenario says nothing of them. */
export function levelFor(
  levels: readonly VictoryLevel[],
  [first = 0, second = 0]: readonly number[],
): VictoryLevel {
  const difference = first - second
  const found = levels.find(
    ({ least, most }) =>
      (least === null || difference >= least) && (most === null || difference <= most),
  )
  return found ?? { least: null, most: null, seat: null, grade: 'draw' }
}
