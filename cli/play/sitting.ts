import { exportBattle } from '@grognard/umpire'
import type { Battle, Playable, Seat } from '@grognard/umpire'
import { audienceOf } from '../audience.ts'
import type { Audience } from '../audience.ts'
import { reasonOf, writeWhole } from '../files.ts'
import type { Input } from '../input.ts'
import { writeLines } from '../output.ts'
import { say, seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { toldLines, toldOf } from './log.ts'
import type { Told } from './log.ts'

/** People and computers at one terminal, and the battle between them. */
export interface Sitting {
  readonly teller: Teller
  readonly input: Input
  readonly humans: readonly Seat[]
  readonly audience: Audience
  readonly saveTo: string | undefined
  /** For the computer players' own dice, which are not the battle's. */
  readonly playersSeed: string
  battle: Battle
  told: Told[]
  /** The seat and phase for which the situation was told last. */
  situated: string
}

export type SittingPlan = Pick<
  Sitting,
  'teller' | 'input' | 'humans' | 'saveTo' | 'playersSeed' | 'battle'
>

export function newSitting(plan: SittingPlan): Sitting {
  const audience = audienceOf(plan.teller.game, plan.humans)
  return { ...plan, audience, told: [], situated: '' }
}

/** Takes the battle on by an entry: tells it and saves it. */
export async function goOn(sitting: Sitting, battle: Battle): Promise<void> {
  const before = sitting.battle.state
  sitting.battle = battle
  await tellLastEntry(sitting, before)
  await saveIfWanted(sitting)
}

/** Of an order that is wholly secret here it is still known that it was given. */
export async function tellLastEntry(sitting: Sitting, before: Playable): Promise<void> {
  const { teller, audience, battle, told } = sitting
  const entry = battle.file.entries.at(-1)
  if (!entry) return
  const news = toldOf(teller, audience, entry, before, told.length + 1)
  sitting.told = [...told, ...news]
  const isWithheld = entry.events.some(event => audience.hears(event) === undefined)
  const isSecret = news.every(one => one.text === null) && isWithheld
  const seat = entry.seat === null ? '' : seatName(teller, entry.seat)
  if (isSecret) await writeLines([say(teller, 'secretOrder', { seat })])
  else await writeLines(news.flatMap(one => toldLines(teller, one)))
}

export async function saveIfWanted(sitting: Sitting): Promise<void> {
  if (sitting.saveTo === undefined) return
  const fault = save(sitting, sitting.saveTo)
  if (fault !== null) await writeLines([say(sitting.teller, 'saveFailed', { why: fault })])
}

/** Null when saved, or why not. */
export function save({ battle }: Pick<Sitting, 'battle'>, path: string): string | null {
  try {
    writeWhole(path, exportBattle(battle))
    return null
  } catch (error) {
    return reasonOf(error)
  }
}
