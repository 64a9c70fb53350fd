import { forkAt, freshSeed, seedAt } from '@grognard/umpire'
import { beginBattle } from '../../storage/keep-battle.ts'
import type { Kept } from '../../storage/keep-battle.ts'

/** Which dice fall in a branch: others, or for as many orders the same as in the battle it left. */
export type BranchDice = 'fresh' | 'same'

/**
 * The dice a branch may have. While the battle goes on nobody shall see in a branch what its dice
 * will be; real dice on the table are not rolled twice.
 */
export function diceOpen(battle: Kept['battle'], seq: number): readonly BranchDice[] {
  const isAgain = battle.state.outcome !== null && !isRolledByHand(battle, seq)
  return isAgain ? ['fresh', 'same'] : ['fresh']
}

/** Whether real dice were rolled for the order after the entry. */
export function isRolledByHand({ file }: Kept['battle'], seq: number): boolean {
  return seedAt(file.dice, seq + 1) === null
}

/** A battle of its own that goes on after the entry; the one it leaves stays as it is. */
export function branchAt({ battle, players }: Kept, seq: number, dice: BranchDice): Kept {
  const seed = dice === 'fresh' ? freshSeed() : undefined
  return { battle: forkAt(battle, seq, seed), players, sealed: null, branchedAt: seq }
}

/** Begins the branch and returns its id. */
export function beginBranch(kept: Kept, seq: number, dice: BranchDice): string {
  return beginBattle(branchAt(kept, seq, dice))
}

/** Whether there is something left to be played after the entry. */
export function canBranchAt({ battle }: Pick<Kept, 'battle'>, seq: number): boolean {
  const isLast = seq >= battle.file.entries.length - 1
  return !isLast || battle.state.outcome === null
}
