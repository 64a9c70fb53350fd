import type { Advice, Player } from '@grognard/players'
import { exportBattle } from '@grognard/umpire'
import type { Battle, Entry, Kind, Playable, Seat, Value } from '@grognard/umpire'
import { whyUnwritten, writeWhole } from '../files.ts'
import type { Input } from '../input.ts'
import { writeLines } from '../output.ts'
import { say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { computersFor } from './computers.ts'
import type { LevelBySeat } from './computers.ts'
import { hearEntry, listenersTo, newsFor } from './listeners.ts'
import type { Listener, Listeners } from './listeners.ts'
import { toldLines } from './log.ts'
import { secretLines } from './secret-answers.ts'

/** People and computers at one terminal, and the battle between them. */
export interface Sitting {
  readonly teller: Teller
  readonly input: Input
  readonly humans: readonly Seat[]
  readonly listeners: Listeners
  readonly saveTo: string | undefined
  /** Who plays a seat that no human plays. */
  readonly computerAt: (seat: Seat) => Player
  readonly levels: LevelBySeat
  battle: Battle
  /** The seat that has the screen; null before one of several, or where nobody plays. */
  atScreen: Seat | null
  /** Where it was saved last, and how it stood then. */
  saved: { file: string; battle: Battle } | null
  /** The seat and phase for which the situation was told last. */
  situated: string
  /** The battle as it stood when it was asked whether what could still be done is to be skipped. */
  askedAt: Battle | null
  /** What was advised last, to whom, and how the battle stood then. */
  advised: {
    battle: Battle
    seat: Seat
    orders: readonly Kind[]
    advice: readonly Advice[]
  } | null
}

export type SittingPlan = Pick<Sitting, 'teller' | 'input' | 'humans' | 'saveTo' | 'battle'> & {
  levels?: LevelBySeat
}

export function newSitting(plan: SittingPlan): Sitting {
  const { levels = new Map(), ...rest } = plan
  const { teller, battle, humans } = plan
  const listeners = listenersTo(teller, battle, humans)
  const [one = null, ...others] = humans
  const atScreen = others.length === 0 ? one : null
  const computerAt = computersFor(battle.game, levels)
  const untold = { saved: null, situated: '', askedAt: null, advised: null }
  return { ...rest, levels, computerAt, listeners, atScreen, ...untold }
}

/** Whoever has the screen. */
export function listening({ listeners, atScreen }: Sitting): Listener {
  const listener = listeners.get(atScreen)
  if (listener) return listener
  throw new Error(`Nobody at this terminal plays “${atScreen}”.`)
}

/** Takes the battle on by an entry: tells it and saves it. */
export async function goOn(sitting: Sitting, battle: Battle): Promise<void> {
  const before = sitting.battle.state
  sitting.battle = battle
  const entry = battle.file.entries.at(-1)
  if (entry) await tellEntry(sitting, entry, before)
  await saveIfWanted(sitting)
}

async function tellEntry(sitting: Sitting, entry: Entry, before: Playable): Promise<void> {
  const { teller, listeners } = sitting
  hearEntry(teller, listeners, entry, before)
  const listener = listening(sitting)
  const news = newsFor(listener)
  const secrets = secretLines(sitting, listener, entry, before, news.length === 0)
  await writeLines([...secrets, ...news.flatMap(one => toldLines(teller, one))])
}

export async function saveIfWanted(sitting: Sitting): Promise<void> {
  if (sitting.saveTo === undefined) return
  const fault = save(sitting, sitting.saveTo)
  if (fault !== null) await writeLines([say(sitting.teller, 'saveFailed', { why: fault })])
}

/** Null when saved, or why not. */
export function save(sitting: Pick<Sitting, 'battle' | 'saved'>, file: string): Value | null {
  const { battle } = sitting
  try {
    writeWhole(file, exportBattle(battle))
    sitting.saved = { file, battle }
    return null
  } catch (error) {
    return whyUnwritten(file, error)
  }
}
