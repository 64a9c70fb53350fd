import { isDeepStrictEqual } from 'node:util'
import type { Battle, Entry, Game, Playable, Seat } from '@grognard/umpire'
import { audienceOf } from '../audience.ts'
import type { Audience } from '../audience.ts'
import { say, seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { toldOf, toldSoFar } from './log.ts'
import type { Told } from './log.ts'

/** The one who has the screen, or all who share it, and what they have been told. */
export interface Listener {
  readonly audience: Audience
  told: Told[]
  /** How many of these have stood on the screen while it was theirs. */
  shown: number
  /** Those of whom it was told that they write in secret. */
  readonly writing: Set<Seat>
}

/** By their seats; null for all together, before one of several has taken the screen. */
export type Listeners = ReadonlyMap<Seat | null, Listener>

/** What was told before this sitting counts as shown. */
export function listenersTo(teller: Teller, battle: Battle, humans: readonly Seat[]): Listeners {
  const [one] = humans
  if (one !== undefined && humans.length === 1)
    return new Map([[one, listenerOf(teller, battle, humans)]])
  const each = humans.map(seat => [seat, listenerOf(teller, battle, [seat])] as const)
  return new Map<Seat | null, Listener>([[null, listenerOf(teller, battle, humans)], ...each])
}

function listenerOf(teller: Teller, battle: Battle, seats: readonly Seat[]): Listener {
  const audience = audienceOf(teller.game, seats)
  const told = toldSoFar(teller, audience, battle)
  return { audience, told, shown: told.length, writing: new Set() }
}

/** Each hears of the entry what it may; what it brought about is not shown yet. */
export function hearEntry(
  teller: Teller,
  listeners: Listeners,
  entry: Entry,
  before: Playable,
): void {
  for (const listener of listeners.values()) {
    const { audience, told } = listener
    listener.told = [...told, ...toldOf(teller, audience, entry, before, told.length + 1)]
  }
}

/** Nobody was told what has been taken back. */
export function forgetFrom(listeners: Listeners, seq: number): void {
  for (const listener of listeners.values()) {
    listener.told = listener.told.filter(one => one.seq < seq)
    listener.shown = Math.min(listener.shown, listener.told.length)
  }
}

/** What has not stood on the screen of this listener yet; from now on it has. */
export function newsFor(listener: Listener): Told[] {
  const news = listener.told.slice(listener.shown)
  listener.shown = listener.told.length
  return news
}

/** Whether any of these seats may not see what stands on the screen of another. */
export function haveSecrets({ game, state }: Battle, seats: readonly Seat[]): boolean {
  const [first, ...others] = seats.map(seat => game.view(state, seat))
  return others.some(view => !isDeepStrictEqual(view, first))
}

interface Screen {
  teller: Teller
  battle: Battle
  atScreen: Seat | null
}

/**
 * Of answers that are secret here it is told that they are being written, and that they are given
 * where no event says so; not how many there are.
 */
export function secretLines(
  { teller, battle, atScreen }: Screen,
  { writing, audience }: Listener,
  entry: Entry,
  before: Playable,
  isSilent: boolean,
): string[] {
  const { seat } = entry
  if (seat === null || seat === atScreen) return []
  const areOddsHidden = entry.events.some(event => audience.hears(event) === undefined)
  const isSecret = isSilent && areOddsHidden
  const wasWriting = writing.has(seat)
  const tell = (key: string): string[] => [say(teller, key, { seat: seatName(teller, seat) })]
  if (!isStillAsked(battle.game, seat, before, battle.state)) {
    writing.delete(seat)
    if (!isSilent) return []
    if (wasWriting) return tell('secretDone')
    return isSecret ? tell('secretOrder') : []
  }
  if (!isSecret || wasWriting) return []
  writing.add(seat)
  return tell('secretWriting')
}

function isStillAsked(game: Game, seat: Seat, before: Playable, after: Playable): boolean {
  const stepIn = (state: Playable) => game.asks(state).find(ask => ask.seat === seat)?.step
  const step = stepIn(after)
  return step !== undefined && step === stepIn(before)
}
