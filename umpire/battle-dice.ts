import { scriptedDice } from './dice.ts'
import type { Dice, ScriptedDice } from './dice.ts'
import { entryDice } from './keyed-dice.ts'
import { seededDice } from './seeded-dice.ts'

/** Where dice come from: from a seed, or from the players' table. */
export type BattleDice = SeededBattleDice | TypedBattleDice

interface TypedBattleDice {
  kind: 'typed'
}

/**
 * How dice come from a seed: by a keyed hash, or by the quick generator of the laboratory and of
 * older files, whose later dice can be foretold from enough earlier ones.
 */
export type SeededKind = 'hmac-sha256' | 'seeded'

export interface SeededBattleDice {
  kind: SeededKind
  seed: string
  /** A fork may go on with another seed. Ascending. */
  later?: SeedChange[]
}

/** Another seed from this entry on; the kind is the battle's where none is named. */
interface SeedChange {
  from: number
  seed: string
  kind?: SeededKind
}

export type NewBattleDice = { kind: SeededKind; seed: string } | TypedBattleDice

const sources: Record<SeededKind, (seed: string, seq: number) => Dice> = {
  'hmac-sha256': entryDice,
  seeded: seededDice,
}

/** The dice of an entry depend on the seed and its number alone, so resuming needs no more. */
export function diceFor(
  source: BattleDice,
  seq: number,
  typed: readonly number[] = [],
): ScriptedDice {
  if (source.kind === 'typed') return scriptedDice(typed)
  const { kind, seed } = seedAt(source, seq)
  return scriptedDice(typed, sources[kind](seed, seq))
}

/** What the dice of an entry come from. */
export function seedAt(source: SeededBattleDice, seq: number): { kind: SeededKind; seed: string } {
  const { kind, later = [] } = source
  return { kind, ...(later.findLast(change => change.from <= seq) ?? source) }
}

/** Without the changes of seed that came after the entry. */
export function trimmed(dice: BattleDice, seq: number): BattleDice {
  if (dice.kind === 'typed' || !dice.later) return dice
  const later = dice.later.filter(change => change.from <= seq)
  return { kind: dice.kind, seed: dice.seed, ...(later.length > 0 && { later }) }
}

/** Goes on with another seed from the entry on, whose dice nobody can foretell. */
export function reseeded(dice: BattleDice, from: number, seed: string): BattleDice {
  if (dice.kind === 'typed') return { kind: 'hmac-sha256', seed }
  const before = (dice.later ?? []).filter(change => change.from < from)
  const change: SeedChange = { from, seed }
  if (dice.kind !== 'hmac-sha256') change.kind = 'hmac-sha256'
  return { kind: dice.kind, seed: dice.seed, later: [...before, change] }
}
