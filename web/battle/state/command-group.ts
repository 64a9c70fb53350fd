import { ordersToGive } from '@grognard/umpire'
import type { ActionType, Handlers } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import {
  formationOf,
  formationsIn,
  inHand,
  openFor,
  withGroup,
  withGroupAimed,
  withGroupSettled,
} from './group.ts'
import { groupGiven } from './together.ts'

type OfGroups = Extract<ActionType, `group/${string}`>

/** Several pieces in hand, and what they are ordered together. */
export const groupHandlers: Handlers<OfGroups> = {
  'group/take': (state, { pieces, isAdding = false }) =>
    withGroup(state, isAdding ? [...inHand(state), ...pieces] : pieces),
  'group/toggle': (state, { piece }) => {
    const now = inHand(state)
    const next = now.includes(piece) ? now.filter(one => one !== piece) : [...now, piece]
    return withGroup(state, next)
  },
  'group/formationOf'(state, { piece }) {
    const formation = formationOf(state, piece)
    return formation ? withGroup(state, formation.pieces, formation.name) : state
  },
  'group/formation'(state, { id }) {
    const formation = formationsIn(state).find(one => one.id === id)
    return formation ? withGroup(state, formation.pieces, formation.name) : state
  },
  'group/keep'(state, { number }) {
    const pieces = inHand(state)
    if (pieces.length === 0) return state
    return { ...state, keptGroups: new Map(state.keptGroups).set(number, pieces) }
  },
  'group/recall': (state, { number }) => withGroup(state, state.keptGroups.get(number) ?? []),
  'group/order'(state, { id }) {
    const { group, turnView } = state
    const order = turnView && group && openFor(state, group).find(one => one.id === id)
    if (!order || !group) return state
    const chosen = { ...state, group: { ...group, order, shared: null }, objection: null }
    return order.aim === 'nothing'
      ? givenAtOnce(withGroupSettled(chosen, { at: 'nothing' }))
      : chosen
  },
  'group/aim': (state, { at }) => withGroupAimed(state, at),
  'group/box': (state, { isOn }) => ({ ...state, isBoxing: isOn }),
}

/** What needs no pointing is given at once where nobody is refused: it can be undone. */
function givenAtOnce(state: BattleState): BattleState {
  const shared = state.group?.shared
  const isRefused = shared?.members.some(({ ruling }) => !ruling.allowed)
  if (!shared || isRefused) return state
  if (ordersToGive(shared).length > 0) return groupGiven(state, shared)
  const note = { key: 'web.group.none' }
  return {
    ...state,
    group: state.group && { ...state.group, shared: null },
    objection: { reasons: [], note },
  }
}
