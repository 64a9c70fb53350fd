import type { Pointed } from '@grognard/board'
import { commandedAmong, openToGroup, sharedOutAt } from '@grognard/umpire'
import type {
  Aim,
  AtTheTable,
  Formation,
  Kind,
  Message,
  OpenGroupOrder,
  Playable,
  SharedOut,
} from '@grognard/umpire'
import { emptySelection } from './battle-state.ts'
import type { BattleState, GroupInHand } from './battle-state.ts'
import { withPieceTaken } from './selection.ts'

/** The pieces in hand, one or several. */
export function inHand({ group, selected }: Pick<BattleState, 'group' | 'selected'>): string[] {
  if (group) return [...group.pieces]
  return selected === null ? [] : [selected]
}

/** The viewer's own of these; one alone is taken as any piece, and of none nothing is in hand. */
export function withGroup(
  state: BattleState,
  wanted: readonly string[],
  name?: Message,
): BattleState {
  const { turnView } = state
  if (!turnView) return state
  const own = new Set(commandedAmong(turnView.picture.pieces, turnView.viewer))
  const pieces = [...new Set(wanted)].filter(id => own.has(id))
  const [first = null, ...others] = pieces
  const free = { ...state, isBoxing: false }
  if (others.length === 0) return wanted.length === 0 ? free : withPieceTaken(free, first)
  const known = name ?? nameOf(state, pieces)
  const group: GroupInHand = { pieces, name: known, order: null, shared: null }
  return { ...free, ...emptySelection, selected: null, group }
}

/** The name of the formation that these are, whole; null for any others. */
function nameOf(state: BattleState, pieces: readonly string[]): Message | null {
  const same = formationsIn(state).find(
    one => one.pieces.length === pieces.length && one.pieces.every(id => pieces.includes(id)),
  )
  return same?.name ?? null
}

const known = new WeakMap<Playable, Formation[]>()

/** The viewer's formations, asked for once for each view. */
export function formationsIn({ game, turnView }: Pick<BattleState, 'game' | 'turnView'>) {
  if (!turnView) return []
  const found = known.get(turnView.view) ?? game.formations(turnView.view, turnView.viewer)
  known.set(turnView.view, found)
  return found
}

/** The smallest formation that the piece leads, or else stands in; asked again for one in hand, the next larger. */
export function formationOf(state: BattleState, piece: string): Formation | undefined {
  const all = formationsIn(state)
  const led = all.filter(({ leader }) => leader === piece)
  const within = led.length > 0 ? led : all.filter(({ pieces }) => pieces.includes(piece))
  const now = within.findIndex(({ pieces }) => pieces.length === state.group?.pieces.length)
  return within[now + 1] ?? within[0]
}

/** The orders for many that may be given to the group: those of the ruleset, and what it did the last time. */
export function openFor(state: BattleState, group: GroupInHand): OpenGroupOrder[] {
  const at = tableOf(state)
  return at && state.turnView?.ask ? openToGroup(at, group.pieces) : []
}

function tableOf({ game, turnView, record }: BattleState): AtTheTable | null {
  if (!turnView || !record) return null
  const { view, viewer: seat } = turnView
  return { game, view, seat, entries: record.entries }
}

/** What pointing there means for the group in hand: an order, and what it is aimed at; null where nothing does. */
function groupAimAt(state: BattleState, at: Pointed): { order: OpenGroupOrder; aim: Aim } | null {
  const { group, turnView } = state
  if (!group || !turnView) return null
  const piece = turnView.picture.pieces.find(({ id }) => id === at.piece)
  const isOther = piece !== undefined && piece.seat !== turnView.viewer
  const open = group.order ? [group.order] : openFor(state, group)
  const wanted = isOther ? ['piece', 'place'] : ['place']
  const order = wanted.flatMap(kind => open.find(({ aim }) => aim === kind) ?? [])[0]
  if (!order) return null
  const { x, y } = at.place
  const aim: Aim =
    order.aim === 'piece' && piece
      ? { at: 'piece', piece: piece.id }
      : { at: 'place', x: Math.round(x), y: Math.round(y) }
  return { order, aim }
}

/** Shared out anew as the pointer goes; what is settled stays until it is pointed elsewhere. */
export function withGroupHover(state: BattleState, at: Pointed | null): BattleState {
  const meant = at && state.group?.shared === null ? groupAimAt(state, at) : null
  const shared = meant ? sharedOut(state, meant.order, meant.aim) : null
  if (!shared && !state.pointer.shared) return state
  return { ...state, pointer: { ...state.pointer, shared } }
}

/** A click with the group in hand: settles where it goes or what it is aimed at. */
export function withGroupAimed(state: BattleState, at: Pointed): BattleState {
  const { group } = state
  const meant = groupAimAt(state, at)
  if (!group) return state
  if (!meant) return { ...state, objection: { reasons: [], note: { key: 'web.group.nothing' } } }
  return withGroupSettled({ ...state, group: { ...group, order: meant.order } }, meant.aim)
}

export function withGroupSettled(state: BattleState, aim: Aim): BattleState {
  const { group } = state
  if (!group?.order) return state
  const shared = sharedOut(state, group.order, aim)
  const pointer = { ...state.pointer, shared: null }
  return { ...state, group: { ...group, shared }, pointer, objection: null }
}

function sharedOut(state: BattleState, { id }: OpenGroupOrder, aim: Aim): SharedOut<Kind> | null {
  const at = tableOf(state)
  return at && state.group && sharedOutAt(at, { id, pieces: state.group.pieces, aim })
}

/** At a new step the group that was ordered last is in hand again, where it has something to order. */
export function withGroupBack(state: BattleState): BattleState {
  const { lastGroup, turnView, selected, group } = state
  const step = turnView?.ask?.step
  if (!lastGroup || step === undefined || step === lastGroup.step || selected || group) return state
  const pieces = lastGroup.pieces.filter(id => turnView?.picture.pieces.some(one => one.id === id))
  const back: GroupInHand = { pieces, name: lastGroup.name, order: null, shared: null }
  if (pieces.length < 2 || openFor(state, back).length === 0) return state
  return { ...state, group: back, lastGroup: { ...lastGroup, step } }
}

/** What the group's order comes to as it is shown: under the pointer, or as it is settled. */
export function sharedNow({ group, pointer }: Pick<BattleState, 'group' | 'pointer'>) {
  return group && (pointer.shared ?? group.shared)
}
