import type { Ask, Battle, Entry, Kind, Message, Playable, Recorded } from '@grognard/umpire'
import type { Audience } from '../audience.ts'
import { eventText, rollLines, rollsOf, say } from '../teller.ts'
import type { Teller } from '../teller.ts'

/**
 * An event as those at the screen were told of it. Numbers run through the battle from 1, also over
 * what was withheld from them, so that an event has the same number for all.
 */
export interface Told {
  number: number
  /** The battle file's entry it belongs to. */
  seq: number
  /** Null where it was withheld. */
  text: string | null
  event: Recorded<Kind>
  /** What was asked when it came about; none in the opening. */
  ask: Ask | undefined
}

/** What one entry brought about, for these ears. `before` is the state before it, left as it is. */
export function toldOf(
  teller: Teller,
  audience: Audience,
  entry: Entry,
  before: Playable,
  first: number,
): Told[] {
  const { game } = teller
  const found: Found[] = []
  const asks = entry.seat === null ? [] : game.asks(before)
  const ask = asks.find(one => one.seat === entry.seat)
  const state = game.copy(before)
  for (const event of entry.events) {
    const heard = audience.hears(event)
    const text = (heard && eventText(teller, heard, audience.view(state))) ?? null
    const message = game.narrate(event, state)
    const told = { seq: entry.seq, text, event: heard ?? event, ask }
    if (text !== null || message !== null) found.push({ told, message })
    game.evolve(state, event)
  }
  return found
    .filter((one, i) => !isSameStep(one, found[i + 1]))
    .map(({ told }, i) => ({ number: first + i, ...told }))
}

interface Found {
  told: Omit<Told, 'number'>
  /** As those are told who know all. */
  message: Message | null
}

/** Of steps that name nobody and follow one another, such as the parts of a march, the last is told. */
function isSameStep({ told, message }: Found, next: Found | undefined): boolean {
  if (message === null || message.key !== next?.message?.key) return false
  const values = Object.values(message.values ?? {})
  return values.every(value => typeof value === 'number') && rollsOf(told.event).length === 0
}

/** The whole log of a battle that was saved. */
export function toldSoFar(teller: Teller, audience: Audience, battle: Battle): Told[] {
  const told: Told[] = []
  for (const { entry, before } of entriesOf(battle))
    told.push(...toldOf(teller, audience, entry, before, told.length + 1))
  return told
}

/** Each entry with the state before it. */
export function* entriesOf({ game, file }: Battle): Generator<{ entry: Entry; before: Playable }> {
  let before = file.start
  for (const entry of file.entries) {
    yield { entry, before }
    before = game.replay(before, entry.events)
  }
}

/** The event with the dice that made it and what was added to them. */
export function toldLines(teller: Teller, { number, text, event }: Told): string[] {
  if (text === null) return []
  return [say(teller, 'event', { number, text }), ...rollLines(teller, rollsOf(event))]
}
