import { exportBattle, noticesBeforePlay, resignation } from '@grognard/umpire'
import type { Battle, Seat } from '@grognard/umpire'
import type { Players } from '../../shared/player-kind.ts'
import { beginBattle } from '../../storage/keep-battle.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import type { BattleSource } from './battle-source.ts'
import { branchAt, branchingAt } from './branch.ts'
import { standingOf, tableOf, withSomeoneLooking } from './local-standing.ts'
import type { Table } from './local-standing.ts'
import { viewerAfter } from './next-viewer.ts'
import { questionFor, seatToThink } from './play-computer.ts'
import type { Computer } from './play-computer.ts'
import type { Saver } from './save.ts'
import { createUmpire, haltedBy } from './take-orders.ts'
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

export function openLocalBattle(opening: Opening): LocalBattle {
  const { save, isNew, computer, takeOver } = opening
  let table = tableOf(opening.kept, takeOver !== null)
  let standing = standingOf(table)
  let toShow = 0
  let isClosed = false
  const listeners = new Set<() => void>()
  const undoSearch = searchUndo(undoable => change({ undoable }))

  /** Everything that changes comes by here: it is told, kept, and the computer may be asked. */
  const change = (part: Partial<Table>): void => {
    if (isClosed) return
    const before = table
    table = withSomeoneLooking({ ...before, ...part })
    const isMoved = table.battle !== before.battle || table.players !== before.players
    const isNewToUndo = isMoved || table.viewer !== before.viewer
    if (isNewToUndo) table = { ...table, undoable: null }
    standing = standingOf(table)
    for (const told of listeners) told()
    if (isNewToUndo) undoSearch.of(table)
    if (isMoved) keep()
    think()
  }

  const keep = (): void => {
    change({ saving: table.isWatching ? 'saved' : 'saving' })
    if (!table.isWatching) void kept()
  }
  const kept = async (): Promise<void> => {
    const { battle } = table
    const saved = await save(() => table)
    if (!saved || (saved.saving === 'saved' && battle !== table.battle)) return
    const isOfSaving = table.fault?.key.startsWith('web.save.')
    change({ saving: saved.saving, fault: saved.fault ?? (isOfSaving ? null : table.fault) })
  }

  const think = (): void => {
    const isSealed = table.sealed !== null
    const context = { ...table, isSealed, inHand: umpire.inHand(), toShow }
    const seat = isClosed ? null : seatToThink(context)
    if (seat === null) return
    change({ thinking: seat })
    void thought(seat)
  }
  const thought = async (seat: Seat): Promise<void> => {
    try {
      const order = await computer.ask(questionFor(table.battle, table.players, seat))
      if (isClosed) return
      table = { ...table, thinking: null }
      await umpire.take({ seat, order, isComputers: true })
    } catch (error) {
      change(haltedBy(error))
    }
  }
  /** What the computer thinks is no longer wanted. */
  const stopThinking = (): void => {
    if (table.thinking !== null) computer.stop()
    table = { ...table, thinking: null }
  }
  const held = { now: () => table, change, keep, toShow: () => toShow }
  const umpire = createUmpire(held, think)

  // What is read from the browser's keeping is not kept anew: another window may be about to.
  if (isNew) keep()
  else change({ saving: 'saved' })
  undoSearch.of(table)
  return {
    now: () => standing,
    subscribe(told) {
      listeners.add(told)
      return () => listeners.delete(told)
    },
    give(seat, order) {
      if (order.kind === resignation.kind) stopThinking()
      return umpire.take({ seat, order, isComputers: false })
    },
    async undo() {
      const undo = undoOf(table)
      if (!undo.isOpen) return undo.why
      stopThinking()
      change({ battle: undo.battle, isHalted: false })
      return null
    },
    setPlayers: players => change({ players, isHalted: false }),
    pass() {
      const { battle, players, viewer: now } = table
      const { viewer } = viewerAfter(battle.game, battle.state, players, now)
      if (viewer !== now) change({ viewer })
    },
    look: viewer => change({ viewer }),
    waitFor(moments) {
      toShow = moments
      think()
    },
    resume: () => change({ isHalted: false, fault: null }),
    takeOver: takeOver ?? (() => {}),
    follow: (battle, players) => change({ battle, players }),
    notices: table.sealed ? [] : noticesBeforePlay(table.battle),
    archive: () => Promise.resolve(exportBattle(table.battle)),
    branching: seq => branchingAt(table.battle, seq),
    branch: (seq, dice) => beginBattle(branchAt(table, seq, dice)),
    close() {
      isClosed = true
      undoSearch.stop()
      computer.stop()
    },
  }
}
