import type { Seat, Telling } from '@grognard/umpire'
import type { Frame, Holder } from '@grognard/remote/answers.ts'
import type { Table, Tables } from '../battles/hold-tables.ts'
import { noSeat } from '../battles/faults.ts'
import { cardOf, holderBy } from '../battles/open-table.ts'
import type { Presence } from '../battles/open-table.ts'
import { logFailure } from '../failure-log.ts'
import { createGallery } from './gallery.ts'
import { besideOthers } from './other-servers.ts'
import type { Call } from './broker-call.ts'
import type { Rounds } from './pulse.ts'
import { nothingRuns, runningAt } from './tell-running.ts'
import { listeningAs, talkFor } from './tell-talk.ts'
import type { Listening } from './tell-talk.ts'

/** Somebody who looks on: the lines for his eyes go to him as they are told. */
interface Watcher {
  readonly table: string
  readonly holder: Holder
  /** Of his token, by which he came. */
  readonly hash: string
  send(frame: Frame): void
  /** He is to come again: what was new could not be told him. */
  drop(): void
}

export interface Watchers {
  /** Who is at a table at this moment. */
  presenceAt(table: string): Presence
  /** Sends what the watcher has not, then what comes; returns what ends that. */
  watch(watcher: Watcher, has: { told: number; heard: number }): Promise<() => void>
  /** Something was written at the table: each is sent what is new to him. */
  announce(table: string): Promise<void>
  /** Somebody looks on with this seat’s link. */
  isHere(table: string, seat: Seat): boolean
  /** Nothing is told any more: all are to come again. */
  close(): Promise<void>
}

interface Watching {
  watcher: Watcher
  /** Lines that have been sent. */
  told: number
  card: string
  /** Null of who has no seat: talk is for those who sit at the table. */
  listening: Listening | null
  running: string
}

/** In every round each is told that his line stands. */
export function createWatchers(tables: Tables, rounds: Rounds, call: Call | null = null): Watchers {
  const all = new Map<string, Set<Watching>>()
  /** At each table the telling that runs, and the one that will begin after it. */
  const running = new Map<string, Promise<void>>()
  const announcing = new Map<string, Promise<void>>()
  let isClosed = false
  const gallery = createGallery(tables, id => void announceHere(id))
  const here = { watched: () => all.keys(), announce: (id: string) => void announceHere(id) }
  const others = besideOthers(tables.store, here, call)
  const presenceAt = (table: string): Presence => {
    const here = [...(all.get(table) ?? [])].map(({ watcher }) => seatOf(watcher))
    const holders = [...here, ...others.holdersAt(table)]
    return {
      isHere: seat => holders.includes(seat),
      watching: holders.filter(seat => seat === null).length,
    }
  }

  const hasSpectators = (table: string): boolean =>
    [...(all.get(table) ?? [])].some(({ watcher }) => seatOf(watcher) === null)

  const tellAll = async (id: string): Promise<void> => {
    const watching = all.get(id)
    if (!watching || isClosed) return
    try {
      const table = await tables.at(id)
      const listening = [...watching].flatMap(one => one.listening ?? [])
      const talk = await talkFor(tables.store, id, listening)
      const presence = presenceAt(id)
      const seen = hasSpectators(id) ? await gallery.tellingAt(table) : null
      for (const one of watching) {
        if (!isLetIn(table, one)) continue
        tellCard(table, one, presence)
        tellLines('seat' in one.watcher.holder ? tellingFor(table, one.watcher.holder) : seen, one)
        const told = one.listening && talk.get(one.listening)
        if (told) one.watcher.send({ talk: told })
        tellRunning(table, one, tables.time.now())
      }
    } catch (error) {
      logFailure('a telling', error)
      for (const { watcher } of watching) watcher.drop()
    }
  }
  // One after the other, so that nobody is told an older state after a newer one.
  function announceHere(id: string): Promise<void> {
    const waiting = announcing.get(id)
    if (waiting) return waiting
    const mine = (running.get(id) ?? Promise.resolve()).then(() => {
      announcing.delete(id)
      return tellAll(id)
    })
    announcing.set(id, mine)
    running.set(id, mine)
    void mine.finally(() => {
      if (running.get(id) === mine) running.delete(id)
    })
    return mine
  }
  return {
    announce(id) {
      others.changed(id)
      return announceHere(id)
    },
    isHere: (table, seat) => presenceAt(table).isHere(seat),
    presenceAt,
    async watch(watcher, { told, heard }) {
      const { table: id, holder } = watcher
      const listening = 'seat' in holder ? listeningAs(holder.seat, heard) : null
      const watching: Watching = { watcher, told, card: '', running: nothingRuns, listening }
      all.set(id, (all.get(id) ?? new Set()).add(watching))
      const quiet = rounds.join(() => watcher.send({ beat: true }))
      const left = others.arrived(id, seatOf(watcher))
      // Others see that he is here.
      await announceHere(id)
      return () => {
        quiet()
        left()
        all.get(id)?.delete(watching)
        if (all.get(id)?.size === 0) all.delete(id)
        if (!hasSpectators(id)) gallery.leave(id)
        void announceHere(id)
      }
    },
    async close() {
      isClosed = true
      gallery.close()
      for (const watching of all.values()) for (const { watcher } of watching) watcher.drop()
      await others.close()
    },
  }
}

/** Null of who has none. */
function seatOf({ holder }: Watcher): Seat | null {
  return 'seat' in holder ? holder.seat : null
}

/** Whose link opens his seat no longer is told so and goes. */
function isLetIn(table: Table, { watcher }: Watching): boolean {
  if (!('seat' in watcher.holder)) return true
  const { seat } = watcher.holder
  if (opensSeat(table, watcher.hash, seat)) return true
  watcher.send({ fault: noSeat().told() })
  watcher.drop()
  return false
}

function opensSeat(table: Table, hash: string, seat: Seat): boolean {
  try {
    const holder = holderBy(table, hash)
    return 'seat' in holder && holder.seat === seat
  } catch {
    return false
  }
}

function tellCard(table: Table, watching: Watching, presence: Presence): void {
  const { watcher } = watching
  const card = cardOf(table, presence)
  const text = JSON.stringify(card)
  if (text === watching.card) return
  watching.card = text
  watcher.send({ card, holder: watcher.holder })
}

function tellingFor({ held }: Table, { seat }: { seat: Seat }): Telling | null {
  return held?.tellings.get(seat) ?? null
}

/** What he has of a battle that is not this one, or of more than there is, is told anew from the start. */
function tellLines(telling: Telling | null, watching: Watching): void {
  if (!telling) return
  const { lines, start } = telling
  if (watching.told === lines.length) return
  const from = watching.told > lines.length ? 0 : watching.told
  watching.watcher.send({ from, lines: lines.slice(from), ...(from === 0 && { start }) })
  watching.told = lines.length
}

/** What runs beside the battle is told when it changes, with the time that it is by the server’s clock. */
function tellRunning(table: Table, watching: Watching, now: number): void {
  const { watcher } = watching
  const running = runningAt(table, watcher.holder)
  const text = JSON.stringify(running)
  if (text === watching.running) return
  watching.running = text
  const hasClock = running.clocks.length > 0 || running.bookUntil !== null
  watcher.send({ running: { now: hasClock ? now : null, ...running } })
}
