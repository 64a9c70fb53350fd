import type { Ghost } from '@grognard/board'
import { messageOfReason } from '@grognard/umpire'
import type { Kind, MemberOrders, PlannedOrder } from '@grognard/umpire'
import type { BattleState } from '../state/battle-state.ts'
import { sharedNow } from '../state/group.ts'
import { planShown } from '../state/plan.ts'
import { pieceName } from '../state/turn-view.ts'

/** So many of those that are refused are told on the chart; of all of them the desk tells. */
const MOST_TOLD = 2

/** Where many will stand: by the group's order, and by the staff's plan for the others. */
export function ghostsOf(state: BattleState): Ghost[] {
  const members = sharedNow(state)?.members ?? []
  const ordered = members.filter(({ orders }) => orders.length > 0)
  const told = ordered.filter(({ ruling }) => !ruling.allowed).slice(0, MOST_TOLD)
  const ghosts = ordered.map(one => ghostOf(state, one, told.includes(one)))
  const taken = new Set(members.map(({ piece }) => piece))
  const planned = (planShown(state) ?? []).flatMap(one => plannedGhost(one, taken))
  return [...planned, ...ghosts]
}

function ghostOf(
  { turnView }: BattleState,
  { piece, ruling, poses }: MemberOrders<Kind>,
  isTold: boolean,
): Ghost {
  if (ruling.allowed) return { piece, poses, tone: 'ordered' }
  const [first] = ruling.because
  if (!isTold || !turnView || !first) return { piece, poses, tone: 'refused' }
  const title = { key: 'web.group.stays', values: { piece: pieceName(turnView, piece) } }
  return { piece, poses, tone: 'refused', note: { title, text: messageOfReason(first) } }
}

function plannedGhost({ piece, poses }: PlannedOrder<Kind>, taken: ReadonlySet<string>): Ghost[] {
  return piece === null || poses.length < 2 || taken.has(piece)
    ? []
    : [{ piece, poses, tone: 'planned' }]
}
