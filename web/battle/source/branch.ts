import { forkAt, freshSeed, seedAt } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import type { Kept } from '../../storage/keep-battle.ts'
import type { BranchDice, Branching } from './battle-source.ts'

/**
 * The dice a branch may have. While the battle goes on nobody shall see in a branch what its dice
 * will be; real dice on the table are not rolled twice.
 */
export function branchingAt(battle: Battle, seq: number): Branching {
  const isRolledByHand = seedAt(battle.file.dice, seq + 1) === null
  const isOver = battle.state.outcome !== null
  if (isOver && seq >= battle.file.entries.length - 1) return { dice: [], isRolledByHand }
  return { dice: isOver && !isRolledByHand ? ['fresh', 'same'] : ['fresh'], isRolledByHand }
}

/** A battle of its own that goes on after the entry; the one it leaves stays as it is. */
export function branchAt({ battle, players }: Kept, seq: number, dice: BranchDice): Kept {
  const seed = dice === 'fresh' ? freshSeed() : undefined
  return { battle: forkAt(battle, seq, seed), players, sealed: null, branchedAt: seq }
}
