import { exportBattle, giveAgreed, noticesBeforePlay, resignation } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import type { Players } from '../../shared/player-kind.ts'
import { beginBattle } from '../../storage/keep-battle.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import type { BattleSource } from './battle-source.ts'
import { branchAt, branchingAt } from './branch.ts'
import { holdTable } from './hold-table.ts'
import { tableOf } from './local-standing.ts'
import { viewerAfter } from './next-viewer.ts'
import { createComputerPlayer } from './play-computer.ts'
import type { Computer } from './play-computer.ts'
import { createKeeper } from './save.ts'
import type { Saver } from './save.ts'
import { createUmpire } from './take-orders.ts'
import { searchUndo, undoOf } from './undo-search.ts'

/** A battle that is played on this page, the umpire and the computer's players beside it. */
export interface LocalBattle extends BattleSource {
  /** Another window has gone on with the battle. */
  follow(battle: Battle, players: Players): void
}

interface Opening {
  kept: Kept
  save: Saver
  /** It is not kept yet. */
  isNew: boolean
  computer: Computer
  /** Null of the window that plays the battle. */
  takeOver: (() => void) | null
}

export function openLocalBattle({ kept, save, isNew, ...opening }: Opening): LocalBattle {
  let toShow = 0
  const held = holdTable(tableOf(kept, opening.takeOver !== null), ({ isMoved, isNewToUndo }) => {
    if (isNewToUndo) undoSearch.of(held.now())
    if (isMoved) keep()
    computer.think()
  })
  const { now, change } = held
  const undoSearch = searchUndo(undoable => change({ undoable }))
  const keep = createKeeper(held, save)
  const showing = { toShow: () => toShow }
  const umpire = createUmpire(held, { ...showing, keep, ruled: () => computer.think() })
  const computer = createComputerPlayer(held, opening.computer, { ...umpire, ...showing })

  // What is read from the browser's keeping is not kept anew: another window may be about to.
  if (isNew) keep()
  else change({ saving: 'saved' })
  undoSearch.of(now())
  return {
    now: held.standing,
    subscribe: held.subscribe,
    give(seat, order) {
      const ruled = umpire.take({ seat, order, isComputers: false })
      if (order.kind === resignation.kind) computer.stop()
      return ruled
    },
    async undo() {
      const undo = undoOf(now())
      if (!undo.isOpen) return undo.why
      if (now().thinking !== null) opening.computer.stop()
      change({ battle: undo.battle, thinking: null, isHalted: false })
      return null
    },
    setPlayers: players => change({ players, isHalted: false }),
    agree(on) {
      const { battle, viewer } = now()
      const agreed = giveAgreed(battle, viewer ?? '', on)
      if (agreed.ruling.allowed) change({ battle: agreed.battle })
    },
    pass() {
      const { battle, players, viewer: before } = now()
      const { viewer } = viewerAfter(battle.game, battle.state, players, before)
      if (viewer !== before) change({ viewer })
    },
    look: viewer => change({ viewer }),
    waitFor(moments) {
      toShow = moments
      computer.think()
    },
    resume: () => change({ isHalted: false, fault: null }),
    takeOver: opening.takeOver ?? (() => {}),
    follow: (battle, players) => change({ battle, players }),
    notices: now().sealed ? [] : noticesBeforePlay(kept.battle),
    archive: () => Promise.resolve(exportBattle(now().battle)),
    branching: seq => branchingAt(now().battle, seq),
    branch: (seq, dice) => beginBattle(branchAt(now(), seq, dice)),
    close() {
      held.close()
      undoSearch.stop()
      opening.computer.stop()
    },
  }
}
