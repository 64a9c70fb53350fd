import { diceFor } from './battle-dice.ts'
import type { Battle, Entry } from './battle.ts'
import { inEnglish } from './battle-file-error.ts'
import { isTyped, proofOf, provenOf, reservesOf, strangeness } from './battle-proof.ts'
import type { Proof } from './battle-proof.ts'
import { Unprepared } from './begin.ts'
import { scriptedDice } from './dice.ts'
import type { Dice } from './dice.ts'
import { messageOfError, shortened } from './validation-error.ts'
import { firstDifference, pathTo } from './json.ts'
import type { Kind } from './kind.ts'
import type { Message, Values } from './message.ts'
import type { Playable } from './playable.ts'
import type { Recorded } from './recording.ts'
import type { Ruling } from './ruling.ts'

/**
 * Valid where every order keeps to the rules and no die contradicts the seed. `reserves` say what is
 * not proven even so: only without them is the whole battle. `reason` is `why` as a message. Entry 0
 * stands for the start as well.
 */
export type Verdict = { reserves: Message[] } & (
  | { valid: true; proof: Proof }
  | { valid: false; seq: number; why: string; reason: Message }
)

/** Plays every order again by the rules and compares the events byte for byte. */
export function verify(battle: Battle): Verdict {
  const unfit = verifyStart(battle)
  if (unfit) return refuted(battle, 0, unfit)
  let state = battle.file.start
  for (const entry of battle.file.entries) {
    const replayed = verifyEntry(battle, state, entry)
    if ('reason' in replayed) return refuted(battle, entry.seq, replayed.reason)
    state = replayed.state
  }
  const proof = proofOf(battle)
  return { valid: true, proof, reserves: reservesOf(proof) }
}

function refuted(battle: Battle, seq: number, reason: Message): Verdict {
  return { valid: false, seq, why: inEnglish(reason), reason, reserves: strangeness(battle) }
}

/**
 * The verdict as it is told, a line each: what holds, what is not proven, and what the dice prove; or
 * what may be why it does not hold here, and where it does not.
 */
export function verdictLines(verdict: Verdict): Message[] {
  const { valid, reserves } = verdict
  if (!valid) return [...reserves, verdict.reason]
  const key = reserves.length === 0 ? 'battle.valid' : 'battle.reserved'
  return [{ key }, ...reserves, ...provenOf(verdict.proof)]
}

function verifyStart({ game, file }: Battle): Message | null {
  try {
    const start = game.prepare(file.scenario, file.options, file.papers)
    const at = firstDifference(start, file.start)
    return at === null ? null : because('start', { at })
  } catch (error) {
    const fault = error instanceof Unprepared ? messageOfError(error.detail) : textOf(error)
    return because('unprepared', { fault })
  }
}

interface Replayed {
  ruling: Ruling
  events: Recorded<Kind>[]
  state: Playable
}

function verifyEntry(
  battle: Battle,
  before: Playable,
  entry: Entry,
): Replayed | { reason: Message } {
  const { seq, seat } = entry
  try {
    const recorded = playAgain(battle, before, entry, scriptedDice(resultsOf(entry.events)))
    if (!recorded.ruling.allowed) {
      const rules = recorded.ruling.because.map(reason => reason.rule || reason.message).join(', ')
      return { reason: because('refused', { seq, seat: seat ?? '', rules }) }
    }
    const at = differenceIn(entry, recorded)
    if (at !== null) return { reason: because('events', { seq, at }) }
    if (isTyped(battle.file, entry)) return recorded
    return verifyDice(battle, before, entry, recorded)
  } catch (error) {
    return { reason: because('stuck', { seq, fault: textOf(error) }) }
  }
}

/** The recorded dice lead where the file says; now, are they those of the seed? */
function verifyDice(
  battle: Battle,
  before: Playable,
  entry: Entry,
  recorded: Replayed,
): Replayed | { reason: Message } {
  const { seq } = entry
  const seeded = playAgain(battle, before, entry, diceFor(battle.file.dice, seq))
  if (differenceIn(entry, seeded) === null) return recorded
  const results = resultsOf(entry.events)
  const expected = resultsOf(seeded.events)
  const index = results.findIndex((result, i) => result !== expected[i])
  const values = {
    seq,
    die: index + 1,
    given: results[index] ?? '–',
    expected: expected[index] ?? '–',
  }
  return { reason: because('dice', values) }
}

function playAgain({ game }: Battle, before: Playable, entry: Entry, dice: Dice): Replayed {
  if (entry.seat !== null) return game.play(before, entry.seat, entry.order, dice)
  return { ruling: { allowed: true, because: [] }, ...game.begin(before, dice) }
}

/** Where the events differ, or null; a different order of fields is a difference of the whole. */
function differenceIn({ seq, events }: Entry, replayed: Replayed): string | null {
  if (JSON.stringify(events) === JSON.stringify(replayed.events)) return null
  return pathTo(`entries[${seq}]`, `events${firstDifference(replayed.events, events) ?? ''}`)
}

function resultsOf(events: readonly Recorded<Kind>[]): number[] {
  return events.flatMap(event => event.rolls ?? []).map(roll => roll.result)
}

function because(key: string, values: Values): Message {
  return { key: `battle.${key}`, values: shortened(values) }
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
