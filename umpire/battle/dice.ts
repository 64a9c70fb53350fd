import { scriptedDice } from '../dice.ts'
import type { Dice, ScriptedDice } from '../dice.ts'
import { entryDice, freshSeed, seededDice } from '../seeded-dice.ts'
import { sealedSeed } from './sealed-dice.ts'
import type { DiceSeal } from './sealed-dice.ts'

/** Where dice come from: from a seed, or from the players' table. */
export type BattleDice = SeededBattleDice | TypedBattleDice

interface TypedBattleDice {
  kind: 'typed'
  /** A fork may go on with a seed. Ascending. */
  later?: SeedChange[]
}

/**
 * How dice come from a seed: by a keyed hash, or by the quick generator of the laboratory and of
 * older files, whose later dice can be foretold from enough earlier ones.
 */
export type SeededKind = 'hmac-sha256' | 'seeded'

interface SeededBattleDice {
  kind: SeededKind
  seed: string
  /** The seed comes from a secret and the seats' shares, and could be chosen by none of them. */
  sealed?: DiceSeal
  /** A fork may go on with another seed. Ascending. */
  later?: SeedChange[]
}

/** Another seed from this entry on; of the battle's kind where none is named. */
interface SeedChange {
  from: number
  seed: string
  kind?: SeededKind
  /** Of sealed dice: the round that begins here. */
  round?: number
}

export type NewBattleDice =
  | { kind: SeededKind; seed: string; sealed?: DiceSeal }
  | { kind: 'typed' }

const sources: Record<SeededKind, (seed: string, seq: number) => Dice> = {
  'hmac-sha256': entryDice,
  seeded: seededDice,
}

/** The dice of an entry depend on the seed and its number alone, so resuming needs no more. */
export function diceFor(
  dice: BattleDice,
  seq: number,
  typed: readonly number[] = [],
): ScriptedDice {
  const source = seedAt(dice, seq)
  return source ? scriptedDice(typed, sources[source.kind](source.seed, seq)) : scriptedDice(typed)
}

/** What the dice of an entry come from; null where they are rolled at the players' table. */
export function seedAt(dice: BattleDice, seq: number): { kind: SeededKind; seed: string } | null {
  const change = dice.later?.findLast(({ from }) => from <= seq)
  if (dice.kind === 'typed') return change ? { kind: 'hmac-sha256', ...change } : null
  return { kind: dice.kind, seed: dice.seed, ...change }
}

/** As a battle that ends with the entry before would have them: later changes of seed never were. */
export function trimmed(dice: BattleDice, next: number): BattleDice {
  return changing(dice, changesTo(dice, next))
}

/** As trimmed, but no change of seed is lost with what is taken back: the last holds at once. */
export function drawnBack(dice: BattleDice, next: number): BattleDice {
  const last = dice.later?.at(-1)
  if (!last || last.from <= next) return dice
  return changing(dice, [...changesTo(dice, next - 1), { ...last, from: next }])
}

/** Goes on with another seed from the entry on, whose dice nobody can foretell. */
export function reseeded(dice: BattleDice, from: number, seed: string): BattleDice {
  const change: SeedChange = { from, seed }
  if (dice.kind !== 'hmac-sha256') change.kind = 'hmac-sha256'
  return changing(dice, [...changesTo(dice, from - 1), change])
}

/** Sealed dice go on in another round from the entry on: those that were taken back are not rolled again. */
export function nextRound(dice: BattleDice, from: number): BattleDice {
  if (dice.kind === 'typed' || !dice.sealed) return reseeded(dice, from, freshSeed())
  const round = (dice.later?.at(-1)?.round ?? 0) + 1
  const seed = sealedSeed(dice.sealed, round)
  return changing(dice, [...changesTo(dice, from - 1), { from, seed, round }])
}

/** Where the seeds are not those that the seal gives: the entry from which on; null where they are. */
export function strayRound(dice: BattleDice): number | null {
  if (dice.kind === 'typed' || !dice.sealed) return null
  const { sealed, seed, later = [] } = dice
  if (seed !== sealedSeed(sealed, 0)) return 0
  return later.find(({ seed: own, round }) => own !== sealedSeed(sealed, round ?? 0))?.from ?? null
}

function changesTo({ later = [] }: BattleDice, seq: number): SeedChange[] {
  return later.filter(({ from }) => from <= seq)
}

function changing(dice: BattleDice, changes: SeedChange[]): BattleDice {
  const { later: _, ...source } = dice
  return changes.length > 0 ? { ...source, later: changes } : source
}
