import { readFileSync } from 'node:fs'
import { isRecord } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { writeWhole } from '../files.ts'

/** Milliseconds that the seats have used of their time, by seat and step. */
export type TimesUsed = Map<string, number>

/** Steps that are kept: those that were timed last. */
const MOST_STEPS = 12

const besideFile = (file: string): string => `${file}.clock`

/** The dice tell one battle from another that was saved under the same name. */
const markOf = ({ file }: Battle): string => JSON.stringify(file.dice)

/** Written beside the battle, which knows no clock. A file that cannot be written gives the step its whole time again. */
export function keepTimesUsed(file: string, battle: Battle, times: TimesUsed): void {
  if (times.size === 0) return
  const kept = Object.fromEntries([...times].slice(-MOST_STEPS))
  try {
    writeWhole(besideFile(file), JSON.stringify({ dice: markOf(battle), times: kept }))
  } catch {
    // Whoever saves hears of such a fault, and the clock is no part of the battle.
  }
}

/** As they were kept when such a battle was left; none where nothing is kept. */
export function timesUsedIn(file: string, battle: Battle): TimesUsed {
  const kept = readKept(file)
  if (!isRecord(kept) || kept.dice !== markOf(battle) || !isRecord(kept.times)) return new Map()
  return new Map(
    Object.entries(kept.times).flatMap(([step, used]): [string, number][] =>
      typeof used === 'number' && used >= 0 ? [[step, used]] : [],
    ),
  )
}

function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(besideFile(file), 'utf8'))
  } catch {
    return null
  }
}
