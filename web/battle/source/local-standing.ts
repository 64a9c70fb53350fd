import type { Battle, Message, Seat } from '@grognard/umpire'
import type { RolledDie } from '../../shared/rolled-dice.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import { recordOf } from '@grognard/umpire'
import type { EndedBattle, Retract, Rolling, Saving, Standing } from './battle-source.ts'
import { humansOf, viewerAfter } from './next-viewer.ts'

/** A battle that is played here: the umpire's own, and who looks at it. */
export interface Table extends Kept {
  thrown: readonly RolledDie[]
  isWatching: boolean
  viewer: Seat | null
  openedAt: number
  undoable: Message | null
  rolling: Rolling | null
  thinking: Seat | null
  isHalted: boolean
  saving: Saving
  fault: Message | null
}

/** Laid out for whoever is to look first. */
export function tableOf(kept: Kept, isWatching: boolean): Table {
  const { battle, players, sealed, thrown = [], note = null } = kept
  return {
    ...kept,
    thrown,
    isWatching,
    sealed: isWatching ? (sealed ?? { key: 'web.windows.other' }) : sealed,
    viewer: viewerAfter(battle.game, battle.state, players, null).viewer,
    openedAt: battle.file.entries.length,
    undoable: null,
    rolling: null,
    thinking: null,
    isHalted: false,
    saving: 'saving',
    fault: note,
  }
}

/** Where nobody looks and nothing is secret, whoever is asked looks at once. */
export function withSomeoneLooking(table: Table): Table {
  const { battle, players, viewer } = table
  if (viewer !== null) return table
  return { ...table, viewer: viewerAfter(battle.game, battle.state, players, null).viewer }
}

/** What of the table the page is told. */
export function standingOf(table: Table): Standing {
  const { battle, players, viewer, sealed, thrown } = table
  const record = viewer === null ? null : recordOf(battle, viewer)
  const then = viewerAfter(battle.game, battle.state, players, viewer)
  return {
    game: record?.game ?? battle.game,
    scenario: battle.file.scenario,
    viewer,
    next: viewer === null ? then.next : null,
    talk: viewer === null && then.next !== null ? talkHere(table, then.next) : [],
    record,
    isPassing: viewer !== null && then.viewer !== viewer,
    ended: hasEnded(battle) ? battle : null,
    openedAt: table.openedAt,
    players,
    sealed,
    isWatching: table.isWatching,
    retracts: viewer === null && !sealed ? retractsHere(table) : [],
    undoable: table.undoable,
    undoAsks: false,
    rolling: table.rolling,
    heldDice: thrown.length,
    thinking: table.thinking,
    isHalted: table.isHalted,
    saving: table.saving,
    fault: table.fault,
    far: null,
    branchedAt: table.branchedAt,
  }
}

function hasEnded(battle: Battle): battle is EndedBattle {
  return battle.state.outcome !== null
}

/** Where another person at this screen is on the same side. */
function talkHere({ battle: { game, state }, players }: Table, next: Seat): readonly Message[] {
  const friends = game.allies(state, next).filter(seat => seat !== next)
  const isShared = humansOf(friends, players).length > 0
  return isShared ? (game.talk(game.view(state, next), next)?.told ?? []) : []
}

/** What those who have answered at this screen may still take back. */
function retractsHere({ battle: { game, state }, players }: Table): Retract[] {
  const humans = humansOf(game.seats(state), players)
  const retracts = game.retracts(state).filter(({ seat }) => humans.includes(seat))
  return retracts.flatMap(({ seat }) => {
    const view = game.view(state, seat)
    return game
      .legalOrders(view, seat)
      .map(order => ({ seat, order, told: game.describeOrder(view, order) }))
  })
}
