import { field, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { dieSides, initiativeDice } from '../../book/tables/dice.ts'
import { layouts } from '../../book/tables/layouts.ts'
import type { State } from '../../model/state.ts'
import type { WasOrderRules, WasRefusal, WasTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

/** [WAS-035] A die chooses the layout, unless the players have. */
export function rollLayout(table: WasTable): void {
  const { layout } = table.state.rules
  const die = layout === 0 ? table.roll(layouts.length, 'WAS-035') : layout
  table.emit({ kind: 'layoutLaid', die })
}

/** [WAS-036] Two dice each, ties again; the lower comes first. */
export function rollSides(table: WasTable): void {
  const [one, other] = table.state.players
  if (!one || !other) throw new Error('Two sides are at war.')
  for (;;) {
    const first = table.sum(initiativeDice, dieSides, 'WAS-036')
    const second = table.sum(initiativeDice, dieSides, 'WAS-036')
    if (first === second) continue
    const order = first < second ? [one.seat, other.seat] : [other.seat, one.seat]
    table.emit({ kind: 'sidesRolled', order, totals: [first, second] })
    return
  }
}

/** [WAS-036] The lower has the choice. */
export function seatToChooseSide({ order, players }: State): readonly Seat[] {
  return players.some(({ home }) => home === null) ? order.slice(0, 1) : []
}

const refusals: readonly WasRefusal<State>[] = [
  refuse('WAS-036', 'was.refuse.sideTaken', state => seatToChooseSide(state).length === 0),
]

/** [WAS-037] The short edges. */
const shortEdges = ['west', 'east'] as const

export const chooseSideShape = { edge: field.one(shortEdges) }

/** [WAS-036] One takes a side of the table, the other has what is left. */
export const chooseSide: WasOrderRules<'chooseSide'> = {
  shape: chooseSideShape,
  judge: state => judgeBy(refusals, state),
  execute: (table, seat, { edge }) => table.emit({ kind: 'sideChosen', seat, edge }),
  legalOrders: () => shortEdges.map(edge => ({ kind: 'chooseSide', edge })),
  tool: { tool: 'list' },
  describe: (_state, { edge }) => ({
    key: 'was.order.chooseSide',
    values: { edge: { key: `was.edge.${edge}` } },
  }),
}
