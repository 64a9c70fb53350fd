import { judgeBy } from '@grognard/umpire'
import type { Message, Seat } from '@grognard/umpire'
import { listed } from '../listed.ts'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import type { Area } from '../setting.ts'
import type { Player, State } from '../state.ts'
import { entryDepth, raiderSide } from '../tables/setup.ts'
import { windHeadings } from '../tables/wind.ts'

/** [LOB-S-2] When the convoy stands, the raider chooses the edge to come in over. */
export function choosesEdge(state: State): readonly Seat[] {
  if (state.rules.deployment !== 'convoy') return []
  const raider = state.players.find(player => player.side === raiderSide)
  return raider && raider.entryEdge === null ? [raider.seat] : []
}

const edgeName = (edge: number): Message => ({ key: `lob.edge.${edge}` })

const edgeRefusals: LobRefusal<number>[] = [
  {
    rule: 'LOB-S-2',
    message: 'lob.refuse.edge',
    values: () => ({ edges: listed(windHeadings.map(edgeName)) }),
    when: edge => !windHeadings.some(heading => heading === edge),
  },
]

export const chooseEdge: LobOrderRules<'chooseEdge'> = {
  shape: { edge: { type: 'integer', unit: 'angle' } },
  judge: (_state, _seat, order) => judgeBy(edgeRefusals, order.edge),
  execute: (table, seat, order) => table.emit({ kind: 'edgeChosen', seat, edge: order.edge }),
  legalOrders: () => windHeadings.map(edge => ({ kind: 'chooseEdge' as const, edge })),
  describe: (_state, order) => ({
    key: 'lob.order.chooseEdge',
    values: { edge: edgeName(order.edge) },
  }),
}

/** [LOB-S-2] The strip along the entry edge. */
export function edgeArea(state: State, player: Player): Area {
  const edge = player.entryEdge ?? 0
  const isUpright = edge === 9000 || edge === 27000
  return {
    side: player.side,
    isForMerchantmen: false,
    x: edge === 9000 ? state.width - entryDepth : 0,
    y: edge === 0 ? state.height - entryDepth : 0,
    width: isUpright ? entryDepth : state.width,
    height: isUpright ? state.height : entryDepth,
  }
}
