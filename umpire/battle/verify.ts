import { Unprepared } from '../begin.ts'
import { scriptedDice } from '../dice.ts'
import type { Dice } from '../dice.ts'
import type { Game } from '../game.ts'
import { firstDifference, pathTo } from '../json.ts'
import type { Kind } from '../kind.ts'
import type { Message, Values } from '../message.ts'
import type { Playable } from '../playable.ts'
import type { Recorded } from '../recorded.ts'
import type { Ruling } from '../ruling.ts'
import { messageOfError, shortened } from '../validation-error.ts'
import { engineVersion } from './battle.ts'
import type { Battle, BattleFile, Entry } from './battle.ts'
import { diceFor, seedAt, strayRound } from './dice.ts'
import { inEnglish } from './file-error.ts'
import { brokenSeal } from './sealed-dice.ts'
import type { DiceSeal } from './sealed-dice.ts'

/** What a battle that was played again proves of its dice, and what made and what checked it. */
export interface Proof {
  /** Dice that follow from a seed, and in how many entries. */
  seeded: Fallen
  /** Of these, dice of the older generator, whose later dice could be foretold from earlier ones. */
  foretellable: Fallen
  /** Dice of entries where all or the first of them were typed in: nothing proves how they fell. */
  typed: { dice: number; entries: number[] }
  /** So many seats had a part in the seed, which neither they nor the umpire could choose; null where it is not sealed. */
  shares: number | null
  /** Of sealed dice: entries from which others were rolled, since those before were taken back by consent. */
  rounds: number[]
  /** Entries from which the dice follow from another seed; rounds of sealed dice are none. */
  seedChanges: number[]
  /** Entries after which it branched, and dice fell that could be known by then. */
  forks: number[]
  edition: Compared
  engine: Compared
}

interface Fallen {
  dice: number
  entries: number
}

/** As the file has it, and as it is here. */
interface Compared {
  file: string
  here: string
}

function proofOf({ game, file }: Battle): Proof {
  const rolled = file.entries.filter(entry => diceIn(entry) > 0)
  const seeded = rolled.filter(entry => !isTyped(file, entry))
  const foretellable = seeded.filter(({ seq }) => seedAt(file.dice, seq)?.kind === 'seeded')
  const typed = rolled.filter(entry => isTyped(file, entry))
  const seal = sealOf(file)
  return {
    seeded: fallenIn(seeded),
    foretellable: fallenIn(foretellable),
    typed: { dice: fallenIn(typed).dice, entries: typed.map(({ seq }) => seq) },
    shares: seal ? seal.shares.length : null,
    rounds: seal ? (file.dice.later ?? []).map(({ from }) => from) : [],
    seedChanges: seal ? [] : (file.dice.later ?? []).map(({ from }) => from),
    forks: (file.forks ?? []).filter(fork => seeded.some(({ seq }) => seq > fork)),
    ...originOf(game, file),
  }
}

function sealOf({ dice }: BattleFile): DiceSeal | null {
  return dice.kind === 'typed' ? null : (dice.sealed ?? null)
}

/** Whether its dice came from the table, so that no seed can prove them. */
function isTyped({ dice }: BattleFile, entry: Entry): boolean {
  return entry.dice === 'typed' || seedAt(dice, entry.seq) === null
}

function fallenIn(entries: readonly Entry[]): Fallen {
  return { dice: entries.reduce((sum, entry) => sum + diceIn(entry), 0), entries: entries.length }
}

function diceIn({ events }: Entry): number {
  return events.flatMap(({ rolls = [] }) => rolls).reduce((sum, { count }) => sum + count, 0)
}

type Origin = Pick<Proof, 'edition' | 'engine'>

function originOf(game: Game, file: BattleFile): Origin {
  return {
    edition: { file: file.edition, here: game.rulebook.edition },
    engine: { file: file.engine, here: engineVersion },
  }
}

/** What may be why a battle does not hold here: other rules, or the same programmed otherwise. */
export function strangeness({ game, file }: Battle): Message[] {
  const origin = originOf(game, file)
  return [...changesSince(origin), ...strangeOrigin(origin)]
}

/** What is to be said before a battle from elsewhere is played on here; empty for one of our own. */
export function noticesBeforePlay(battle: Battle): Message[] {
  const strange = battle.state.outcome ? [] : strangeness(battle)
  return strange.length === 0 ? [] : [...strange, { key: 'battle.goesOn' }]
}

/** A battle of an older umpire that still holds is proven whole, so this is no reserve. */
function changesSince({ engine }: Origin): Message[] {
  if (ageOf(engine.file, engine.here) >= 0) return []
  return [{ key: 'battle.changed', values: shortened({ ...engine }) }]
}

function strangeOrigin({ edition, engine }: Origin): Message[] {
  const strange: Message[] = []
  if (edition.file !== edition.here)
    strange.push({ key: 'battle.reserve.edition', values: shortened({ ...edition }) })
  if (ageOf(engine.file, engine.here) > 0)
    strange.push({ key: 'battle.reserve.engine', values: shortened({ ...engine }) })
  return strange
}

/** Above 0 for a newer version, below 0 for an older. What is no version is newer than all known. */
function ageOf(version: string, known: string): number {
  if (!/^\d{1,9}(\.\d{1,9})*$/.test(version)) return 1
  const [theirs = [], ours = []] = [version, known].map(text => text.split('.').map(Number))
  const steps = theirs.length > ours.length ? theirs : ours
  return steps.map((_, at) => (theirs[at] ?? 0) - (ours[at] ?? 0)).find(step => step !== 0) ?? 0
}

/** Why a battle that keeps to the rules is not proven whole, a line each. */
export function reservesOf(proof: Proof): Message[] {
  const { typed, seedChanges, forks, foretellable } = proof
  const reserves: Message[] = []
  if (typed.dice > 0) {
    const values = { dice: typed.dice, entries: spans(typed.entries) }
    reserves.push({ key: 'battle.reserve.typed', values })
  }
  if (seedChanges.length > 0)
    reserves.push({ key: 'battle.reserve.seed', values: { entries: spans(seedChanges) } })
  if (forks.length > 0)
    reserves.push({ key: 'battle.reserve.forks', values: { entries: spans(forks) } })
  if (foretellable.dice > 0)
    reserves.push({ key: 'battle.reserve.foretellable', values: { dice: foretellable.dice } })
  return [...reserves, ...strangeOrigin(proof)]
}

/** What is proven of the dice; the same for a battle with reserves. */
export function provenOf({ seeded, typed, shares, rounds }: Proof): Message[] {
  if (seeded.dice > 0 && shares !== null) {
    const again = { key: 'battle.proven.rounds', values: { entries: spans(rounds) } }
    const sealed = { key: 'battle.proven.sealed', values: { ...seeded, shares } }
    return rounds.length > 0 ? [sealed, again] : [sealed]
  }
  if (seeded.dice > 0) return [{ key: 'battle.proven.dice', values: { ...seeded } }]
  return typed.dice > 0 ? [] : [{ key: 'battle.proven.none' }]
}

const MOST_SPANS = 12

/** Numbers in ascending order as they are said: “3–5, 9”; many are cut short. */
function spans(numbers: readonly number[]): string {
  const runs: [number, number][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number === run[1] + 1) run[1] = number
    else runs.push([number, number])
  }
  const said = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return said.length > MOST_SPANS ? `${said.slice(0, MOST_SPANS).join(', ')} …` : said.join(', ')
}

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
  const unfit = verifyStart(battle) ?? verifySeal(battle.file)
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

/** Whether the secret and the shares are those that were promised, and give the seeds. */
function verifySeal(file: BattleFile): Message | null {
  const seal = sealOf(file)
  if (!seal) return null
  const broken = brokenSeal(seal)
  if (broken && 'seat' in broken) return because('seal.share', { seat: broken.seat })
  if (broken) return because('seal.secret', {})
  const stray = strayRound(file.dice)
  return stray === null ? null : because('seal.seed', { seq: stray })
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
