import { expect, test } from 'vitest'
import { traceOf } from '@grognard/board'
import { gameById } from '@grognard/rulesets'
import { give, newBattle } from '@grognard/umpire'
import { stateOf } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { reduce } from './reducer.ts'

const dice = { kind: 'seeded' as const, seed: 'web' }
const start = newBattle(gameById('wooden-ships'), { scenario: 'constitution', dice })
const plots = ['a', 'b'].reduce((now, seat) => give(now, seat, { kind: 'done' }).battle, start)
const taken = reduce(stateOf(plots, 'a'), { type: 'select', piece: 'constitution' })

/** The chart is pointed at so many hexes from the ship, astern of her and to the side. */
function pointed(state: BattleState, hexes: number): BattleState {
  const picture = state.turnView?.picture
  const ship = picture?.pieces.find(({ id }) => id === 'constitution')
  const way = (((ship?.heading ?? 0) / 100 + 270) * Math.PI) / 180
  const far = hexes * (picture?.measure.size ?? 0)
  const place = { x: (ship?.x ?? 0) + Math.sin(way) * far, y: (ship?.y ?? 0) + Math.cos(way) * far }
  return reduce(state, { type: 'chart/click', at: { place, piece: null, cell: null } })
}

function left({ turnView, draft }: BattleState): number {
  const trace = turnView && draft && traceOf(turnView.orderContext, draft)
  return trace ? trace.budget - trace.cost : 0
}

test('a tap that leads no further, though points are left, tells the rule that forbids one more', () => {
  const once = pointed(taken, 12)
  expect(once.objection).toBeNull()
  expect(left(once)).toBeGreaterThan(0)
  const again = pointed(once, 40)
  expect(again.draft).toMatchObject({
    order: once.draft && 'order' in once.draft && once.draft.order,
  })
  expect(again.objection?.at).toBeDefined()
  expect(again.objection?.reasons.map(({ rule }) => rule.slice(0, 3))).toContain('WS-')
})
