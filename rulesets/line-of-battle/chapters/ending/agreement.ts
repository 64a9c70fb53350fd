import { INCH, whole } from '@grognard/geometry/measured/units.ts'
import { allowed, field, judgeBy, seatsInterrupted } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { recentreMargin } from '../../book/tables/victory.ts'
import { playerOf } from '../../model/players.ts'
import { isOnBoard, isOperational, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { plain, refuse } from '../../words.ts'
import { endBattle } from './ending.ts'
import type { Proposal } from './events.ts'

/** Where a ship lies after all have been shifted together. */
export interface Shifted {
  ship: string
  x: number
  y: number
}

/** [LOB-126] All ships shifted alike, so that the middle of them lies in the middle of the board. */
export function recentred(state: State): Shifted[] {
  const ships = state.ships.filter(isOnBoard)
  const shiftX = shiftTo(
    state.width,
    ships.map(ship => ship.x),
  )
  const shiftY = shiftTo(
    state.height,
    ships.map(ship => ship.y),
  )
  return ships.map(ship => ({ ship: ship.id, x: ship.x + shiftX, y: ship.y + shiftY }))
}

function shiftTo(size: number, places: readonly number[]): number {
  if (places.length === 0) return 0
  return whole((size - Math.min(...places) - Math.max(...places)) / 2)
}

interface ProposeContext {
  state: State
  seat: Seat
  what: Proposal
}

/** [LOB-126] Ruling: too close is a hull's centre within this margin of an edge. */
function isNearEdge(state: State, ship: Ship): boolean {
  const { x, y } = ship
  return Math.min(x, y, state.width - x, state.height - y) <= recentreMargin
}

/** A ship that keeps the battle where it is, if there is one. */
function shipFarFromEdges(state: State): Ship | undefined {
  return state.ships.find(ship => isOperational(ship) && !isNearEdge(state, ship))
}

/** All ships together lie in the middle of the board already, though each is near some edge. */
function isInTheMiddle(state: State): boolean {
  return recentred(state).every(({ ship, x, y }) => {
    const now = shipOf(state, ship)
    return now.x === x && now.y === y
  })
}

const isRecentring = (context: ProposeContext) => context.what === 'recentre'

const proposeRefusals: LobRefusal<ProposeContext>[] = [
  refuse(
    'LOB-048',
    'lob.refuse.proposedAlready',
    ({ state, seat }) => playerOf(state, seat).hasProposed,
  ),
  refuse('LOB-126', 'lob.refuse.notPureSea', c => isRecentring(c) && !c.state.rules.canRecentre),
  refuse(
    'LOB-126',
    'lob.refuse.farFromEdges',
    c => isRecentring(c) && shipFarFromEdges(c.state) !== undefined,
    ({ state }) => ({
      ship: shipFarFromEdges(state)?.name ?? '',
      margin: recentreMargin / INCH,
    }),
  ),
  refuse('LOB-126', 'lob.refuse.inTheMiddle', c => isRecentring(c) && isInTheMiddle(c.state)),
]

const proposals: readonly Proposal[] = ['recentre', 'end']

function judgeProposal(state: State, seat: Seat, what: Proposal) {
  return judgeBy(proposeRefusals, { state, seat, what })
}

export const proposeShape = { what: field.one(proposals) }

/** [LOB-126] [LOB-048] Asks all others to agree; once a turn for each seat. */
export const propose: LobOrderRules<'propose'> = {
  shape: proposeShape,
  judge: (state, seat, order) => judgeProposal(state, seat, order.what),
  execute(table, seat, order) {
    table.emit({ kind: 'proposed', seat, what: order.what })
    table.interrupt('parley')
  },
  legalOrders: (state, seat) =>
    proposals
      .filter(what => judgeProposal(state, seat, what).allowed)
      .map(what => ({ kind: 'propose', what })),
  excludeFromSearch: true,
  tool: { tool: 'list', isRare: () => true, isGrave: true },
  describe: (_state, order) => ({ key: `lob.order.propose.${order.what}` }),
}

/** [LOB-126] Everybody but the seat that proposes, which is still asked in the sequence below. */
export function seatsToAgree(state: State): readonly Seat[] {
  const proposers = seatsInterrupted(state)
  return state.players.map(player => player.seat).filter(seat => !proposers.includes(seat))
}

/** [LOB-126] [LOB-048] What nobody declined is done. */
export function executeProposal(table: LobTable): void {
  const { proposal } = table.state
  if (proposal === 'recentre') table.emit({ kind: 'recentred', ships: recentred(table.state) })
  if (proposal === 'end') endBattle(table, 'agreement')
}

/** Whoever is asked may answer. */
const isOpen = () => true

/** [LOB-126] */
export const agree: LobOrderRules<'agree'> = {
  ...plain('agree', isOpen, allowed),
  execute: (table, seat) => table.emit({ kind: 'agreed', seat }),
  describe: () => ({ key: 'lob.order.agree' }),
}

/** [LOB-126] */
export const decline: LobOrderRules<'decline'> = {
  ...plain('decline', isOpen, allowed),
  execute: (table, seat) => table.emit({ kind: 'declined', seat }),
  describe: () => ({ key: 'lob.order.decline' }),
}
