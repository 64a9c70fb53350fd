import { useState } from 'react'
import { forkAt, freshSeed, seedAt } from '@grognard/umpire'
import { goTo } from '../../shared/routes.ts'
import { useWords } from '../../shared/sentences.ts'
import { Sheet } from '../../shared/sheet.tsx'
import { beginBattle } from '../../storage/keep-battle.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import { momentNow } from '../record/playback-steps.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { useBattle } from '../state/use-battle.ts'

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
function isRolledByHand({ file }: Kept['battle'], seq: number): boolean {
  return seedAt(file.dice, seq + 1) === null
}

/** A battle of its own that goes on after the entry; the one it leaves stays as it is. */
export function branchAt({ battle, players }: Kept, seq: number, dice: BranchDice): Kept {
  const seed = dice === 'fresh' ? freshSeed() : undefined
  return { battle: forkAt(battle, seq, seed), players, sealed: null, branchedAt: seq }
}

/** Begins the branch and returns its id. */
function beginBranch(kept: Kept, seq: number, dice: BranchDice): string {
  return beginBattle(branchAt(kept, seq, dice))
}

/** Whether there is something left to be played after the entry. */
export function canBranchAt({ battle }: Pick<Kept, 'battle'>, seq: number): boolean {
  const isLast = seq >= battle.file.entries.length - 1
  return !isLast || battle.state.outcome === null
}

interface Props {
  store: BattleStore
  playback: Playback
  close(): void
}

/** Where a battle of its own begins at a moment of a replay, and with which dice. */
export function BranchSheet({ store, playback, close }: Props) {
  const state = useBattle(store, 'battle', 'players', 'sealed')
  const { battle } = state
  const words = useWords(battle.game)
  const [dice, setDice] = useState<BranchDice>('fresh')
  const seq = momentNow(playback)?.line.seq ?? 0
  const open = diceOpen(battle, seq)
  if (!canBranchAt(state, seq))
    return (
      <Sheet title={words.say({ key: 'web.branch' })} close={close}>
        <p>{words.say({ key: 'web.branch.over' })}</p>
      </Sheet>
    )
  return (
    <Sheet title={words.say({ key: 'web.branch' })} close={close}>
      <p>{words.say({ key: 'web.branch.about', values: { order: seq } })}</p>
      {isRolledByHand(battle, seq) && <p>{words.say({ key: 'web.branch.thrown' })}</p>}
      {open.length > 1 && (
        <fieldset>
          <legend>{words.say({ key: 'web.dice' })}</legend>
          {open.map(one => (
            <label key={one} className="branch-dice">
              <input
                type="radio"
                name="branch-dice"
                checked={dice === one}
                onChange={() => setDice(one)}
              />
              {words.say({ key: `web.branch.${one}` })}
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="main"
        onClick={() => goTo({ at: 'battle', id: beginBranch(state, seq, dice) })}
      >
        {words.say({ key: 'web.branch.begin' })}
      </button>
    </Sheet>
  )
}
