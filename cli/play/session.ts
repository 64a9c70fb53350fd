import type { Advice, Player } from '@grognard/players'
import { exportBattle } from '@grognard/umpire'
import type { Battle, Entry, Kind, Message, Playable, Ruling, Seat, Value } from '@grognard/umpire'
import { whyUnwritten, writeWhole } from '../files.ts'
import { say, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import type { Input } from '../terminal.ts'
import { computersFor } from './computers.ts'
import type { LevelBySeat } from './computers.ts'
import { hearEntry, listenersTo, newsFor, secretLines } from './listeners.ts'
import type { Listener, Listeners } from './listeners.ts'
import { toldLines } from './log.ts'
import { keepTimesUsed } from './times-used.ts'
import type { TimesUsed } from './times-used.ts'

/** Where a battle is umpired elsewhere: what is ordered here is judged there. */
export interface FarTable {
  give(order: Kind): Promise<Ruling>
  /** Takes one’s last order back, or says why it stands. */
  takeBack(): Promise<Message | null>
  /** What is typed to come back to the table. */
  command: string
}

/** Orders that are given together, and how many of them the umpire has taken. */
export interface Together {
  seat: Seat
  step: string
  left: readonly Kind[]
  given: number
  count: number
}

/** People and computers at one terminal, and the battle between them. */
export interface Session {
  readonly teller: Teller
  readonly input: Input
  readonly humans: readonly Seat[]
  readonly listeners: Listeners
  readonly saveTo: string | undefined
  /** Who plays a seat that no human plays. */
  readonly computerAt: (seat: Seat) => Player
  readonly levels: LevelBySeat
  /** Null at one’s own table. Of a battle far away `battle` holds what the seat may know. */
  readonly far: FarTable | null
  battle: Battle
  /** The seat that has the screen; null before one of several, or where nobody plays. */
  atScreen: Seat | null
  /** Where it was saved last, and how it stood then. */
  saved: { file: string; battle: Battle } | null
  /** The seat and phase for which the situation was told last. */
  situated: string
  /** The orders that were listed last, and the seat and step they were for. */
  offersTold: { at: string; lines: readonly string[] } | null
  /** A line that is awaited and has not come; null while none is. */
  typing: Promise<string | undefined> | null
  /** What the seats have used of their time. */
  readonly timesUsed: TimesUsed
  /** The battle as it stood when it was asked whether what could still be done is to be skipped. */
  askedAt: Battle | null
  /** Orders that are being given together; null while none are. */
  together: Together | null
  /** How many were given together last, and how many entries the battle had then: they are taken back as one. */
  takenTogether: { count: number; end: number } | null
  /** What was advised last, to whom, and how the battle stood then. */
  advised: {
    battle: Battle
    seat: Seat
    orders: readonly Kind[]
    advice: readonly Advice[]
  } | null
}

export type SittingPlan = Pick<Session, 'teller' | 'input' | 'humans' | 'saveTo' | 'battle'> & {
  levels?: LevelBySeat
  timesUsed?: TimesUsed
  far?: FarTable
}

export function newSession(plan: SittingPlan): Session {
  const { levels = new Map(), timesUsed = new Map(), far = null, teller, ...rest } = plan
  const { battle, humans } = plan
  const { language } = teller.words
  const listeners = listenersTo(teller, battle, humans)
  const [one = null, ...others] = humans
  const atScreen = others.length === 0 ? one : null
  const computerAt = computersFor(battle.game, levels)
  const untold = {
    saved: null,
    situated: '',
    offersTold: null,
    askedAt: null,
    together: null,
    takenTogether: null,
    advised: null,
    typing: null,
  }
  return {
    ...rest,
    levels,
    far,
    timesUsed,
    computerAt,
    listeners,
    atScreen,
    ...untold,
    /** With the names that are known by now. */
    get teller() {
      return tellerFor(this.battle.game, language)
    },
  }
}

/** Whoever has the screen. */
export function listening({ listeners, atScreen }: Session): Listener {
  const listener = listeners.get(atScreen)
  if (listener) return listener
  throw new Error(`Nobody at this terminal plays “${atScreen}”.`)
}

/** Takes the battle on by an entry: tells it and saves it. */
export async function goOn(session: Session, battle: Battle): Promise<void> {
  const { teller, battle: before } = session
  session.battle = battle
  const entry = battle.file.entries.at(-1)
  if (entry) await tellEntry(session, teller, entry, before.state)
  await saveIfWanted(session)
}

/** By the names that were known before it, as the log tells it later. */
async function tellEntry(
  session: Session,
  teller: Teller,
  entry: Entry,
  before: Playable,
): Promise<void> {
  const { listeners } = session
  hearEntry(teller, listeners, entry, before)
  const listener = listening(session)
  const news = newsFor(listener)
  const secrets = secretLines(session, listener, entry, before, news.length === 0)
  await writeLines([...secrets, ...news.flatMap(one => toldLines(teller, one))])
}

export async function saveIfWanted(session: Session): Promise<void> {
  if (session.saveTo === undefined) return
  const fault = save(session, session.saveTo)
  if (fault !== null) await writeLines([say(session.teller, 'saveFailed', { why: fault })])
}

/** Null when saved, or why not. */
export function save(
  session: Pick<Session, 'battle' | 'saved' | 'timesUsed'>,
  file: string,
): Value | null {
  const { battle } = session
  try {
    writeWhole(file, exportBattle(battle))
    keepTimesUsed(file, battle, session.timesUsed)
    session.saved = { file, battle }
    return null
  } catch (error) {
    return whyUnwritten(file, error)
  }
}

/** How a battle that is left can be gone on with, by the same players. */
export function wayBack(session: Session): string {
  const { teller, saved, battle, far } = session
  if (far) return say(teller, 'resume', { command: far.command })
  if (!saved) return say(teller, 'notSaved')
  const command = `grognard play --resume ${shellWord(saved.file)}${seatFlags(session)}`
  return say(teller, saved.battle === battle ? 'resume' : 'resumeOlder', { command })
}

function seatFlags({ battle: { game, state }, humans, levels }: Session): string {
  const flags = game.seats(state).map(seat => {
    const player = humans.includes(seat) ? 'human' : (levels.get(seat) ?? 'computer')
    return ` --seat ${seat}=${player}`
  })
  return flags.join('')
}

/** As a shell takes it for one word. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}

/** Saves where it is said, else where the battle is kept; tells whether it could. */
export function savedLine(session: Session, given: string): string {
  const { teller, saveTo, far } = session
  if (far) return say(teller, 'far.notSaved')
  const file = given === '' ? saveTo : given
  if (file === undefined) return say(teller, 'saveWhere')
  const why = save(session, file)
  return why === null ? say(teller, 'saved', { file }) : say(teller, 'saveFailed', { why })
}
