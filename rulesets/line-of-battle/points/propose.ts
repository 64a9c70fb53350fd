import { INCH } from '@grognard/geometry/measured/units.ts'
import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { recentred } from '../movement/recentre.ts'
import { endBattle } from '../rally/ending.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../rules.ts'
import { isOperational, shipOf } from '../ships.ts'
import { playerOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { recentreMargin } from '../tables/agreement.ts'
import type { Proposal } from './events.ts'

interface ProposeSituation {
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

const isRecentring = (situation: ProposeSituation) => situation.what === 'recentre'

const proposeRefusals: LobRefusal<ProposeSituation>[] = [
  {
    rule: 'LOB-048',
    message: 'lob.refuse.proposedAlready',
    when: ({ state, seat }) => playerOf(state, seat).hasProposed,
  },
  {
    rule: 'LOB-126',
    message: 'lob.refuse.notPureSea',
    when: situation => isRecentring(situation) && !situation.state.rules.canRecentre,
  },
  {
    rule: 'LOB-126',
    message: 'lob.refuse.farFromEdges',
    values: ({ state }) => ({
      ship: shipFarFromEdges(state)?.name ?? '',
      margin: recentreMargin / INCH,
    }),
    when: situation => isRecentring(situation) && shipFarFromEdges(situation.state) !== undefined,
  },
  {
    rule: 'LOB-126',
    message: 'lob.refuse.inTheMiddle',
    when: situation => isRecentring(situation) && isInTheMiddle(situation.state),
  },
]

const proposals: readonly Proposal[] = ['recentre', 'end']

function judgeProposal(state: State, seat: Seat, what: Proposal) {
  return judgeBy(proposeRefusals, { state, seat, what })
}

/** [LOB-126] [LOB-048] Asks all others to agree; once a turn for each seat. */
export const propose: LobOrderRules<'propose'> = {
  shape: { what: { type: 'text', values: proposals } },
  judge: (state, seat, order) => judgeProposal(state, seat, order.what),
  carryOut(table, seat, order) {
    table.happen({ kind: 'proposed', seat, what: order.what })
    table.interrupt('parley')
  },
  offers: (state, seat) =>
    proposals
      .filter(what => judgeProposal(state, seat, what).allowed)
      .map(what => ({ kind: 'propose', what })),
  /** Search does not parley. */
  pick: () => undefined,
  again: true,
  tool: { tool: 'list', isRare: () => true, isGrave: true },
  tell: (_state, order) => ({ key: `lob.order.propose.${order.what}` }),
}

/** [LOB-126] Everybody but the seat that proposes, which is still asked in the chapter below. */
export function seatsToAgree(state: State): readonly Seat[] {
  const proposers = state.place[state.place.length - 2]?.waiting ?? []
  return state.players.map(player => player.seat).filter(seat => !proposers.includes(seat))
}

/** [LOB-126] [LOB-048] What nobody declined is done. */
export function carryOutProposal(table: LobTable): void {
  const { proposal } = table.state
  if (proposal === 'recentre') table.happen({ kind: 'recentred', ships: recentred(table.state) })
  if (proposal === 'end') endBattle(table, 'agreement')
}

/** [LOB-126] */
export const agree: LobOrderRules<'agree'> = {
  shape: {},
  judge: () => judgeBy<null>([], null),
  carryOut: (table, seat) => table.happen({ kind: 'agreed', seat }),
  offers: () => [{ kind: 'agree' }],
  pick: () => ({ kind: 'agree' }),
  tell: () => ({ key: 'lob.order.agree' }),
}

/** [LOB-126] */
export const decline: LobOrderRules<'decline'> = {
  shape: {},
  judge: () => judgeBy<null>([], null),
  carryOut: (table, seat) => table.happen({ kind: 'declined', seat }),
  offers: () => [{ kind: 'decline' }],
  pick: () => ({ kind: 'decline' }),
  tell: () => ({ key: 'lob.order.decline' }),
}
