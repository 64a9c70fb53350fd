import { field, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { poolFactors } from '../../book/tables/points.ts'
import { attributeIn, leastPointsThatHelp, pointsLeft, shipInTest } from '../../model/attributes.ts'
import { cardOf } from '../../model/ships.ts'
import type { Ship, State, Test } from '../../model/state.ts'
import { unanswered } from '../../model/steps.ts'
import { plays } from '../../rules.ts'
import type { LobContinuation, LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { plain, refuse, refused, stop } from '../../words.ts'

/**
 * [LOB-020] Every ship on the board yields its points to whoever has it; [LOB-021] double in the
 * first turn. [LOB-022] What was not spent stays.
 */
export function fillPools(table: LobTable): void {
  const { state } = table
  const factor = state.turn === 1 ? poolFactors.firstTurn : poolFactors.laterTurns
  for (const player of state.players) {
    const added = factor * yieldOf(state, player.seat)
    const { seat, pool } = player
    if (added > 0) table.emit({ kind: 'poolFilled', seat, added, pool: pool + added })
  }
}

/** [LOB-020] The sum of the action points of the seat's ships. */
export function yieldOf(state: State, seat: Seat): number {
  let sum = 0
  for (const ship of state.ships)
    if (ship.seat === seat && yieldsPoints(ship)) sum += cardOf(state, ship).actionPoints
  return sum
}

/** [LOB-026] Ships that fled, sank or struck yield nothing; a prize yields to its captor. */
function yieldsPoints(ship: Ship): boolean {
  return ship.status === 'afloat' && !ship.isStruck
}

/** What comes of each test if no other points are put on it. */
const testPlayed: Record<Test['kind'], LobContinuation> = {
  tack: plays('tacking', unanswered),
  rescue: plays('exchange', unanswered),
  hit: plays('exchange', unanswered),
  melee: plays('round', unanswered),
  morale: plays('moraleTest', unanswered),
}

interface SpendContext {
  state: State
  seat: Seat
  points: number
}

const hasTest = (state: State, seat: Seat) => shipInTest(state, seat) !== null

const spendRefusals: LobRefusal<SpendContext>[] = [
  stop('LOB-262', 'lob.refuse.noTest', ({ state, seat }) => !hasTest(state, seat)),
  refuse('LOB-262', 'lob.refuse.noPointSpent', ({ points }) => points < 1),
  refuse(
    'LOB-263',
    'lob.refuse.attributePoints',
    ({ state, seat, points }) => points > pointsLeft(state, seat),
    ({ state, seat }) => ({ left: pointsLeft(state, seat) }),
  ),
]

export const spendShape = { points: field.integer(1) }

/** [LOB-262] [LOB-263] Points go onto the test that is open, several at once if wanted. */
export const spend: LobOrderRules<'spend'> = {
  shape: spendShape,
  judge: (state, seat, order) => judgeBy(spendRefusals, { state, seat, points: order.points }),
  execute(table, seat, order) {
    const { state } = table
    const ship = shipInTest(state, seat)
    if (state.test === null || ship === null) return
    const attribute = attributeIn(state.test)
    const left = pointsLeft(state, seat) - order.points
    const { points } = order
    table.emit({ kind: 'attributeSpent', seat, ship, attribute, points, left })
  },
  continues(table, seat, order) {
    spend.execute(table, seat, order)
    const { test } = table.state
    return test ? testPlayed[test.kind] : undefined
  },
  /** From the fewest points that better the result to all that are left. */
  legalOrders(state, seat) {
    const fewest = leastPointsThatHelp(state, seat)
    if (fewest === null) return []
    return Array.from({ length: pointsLeft(state, seat) - fewest + 1 }, (_, more) => ({
      kind: 'spend',
      points: fewest + more,
    }))
  },
  sample(state, seat) {
    const points = leastPointsThatHelp(state, seat)
    return points === null ? undefined : { kind: 'spend', points }
  },
  describe: (_state, order) => ({ key: 'lob.order.spend', values: { points: order.points } }),
}

/** [LOB-262] The die stays as it fell. */
export const keep: LobOrderRules<'keep'> = {
  ...plain('keep', hasTest, refused('LOB-262', 'lob.refuse.noTest')),
  execute: (table, seat) => table.emit({ kind: 'pointsKept', seat }),
  continues(table, seat, order) {
    keep.execute(table, seat, order)
    const { test } = table.state
    return test ? testPlayed[test.kind] : undefined
  },
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'lob.order.keep' }),
}
