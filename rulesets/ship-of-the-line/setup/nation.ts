import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import type { SolOrderRules, SolRefusal } from '../rules.ts'
import { playerOf } from '../ships.ts'
import type { State } from '../state.ts'
import { nationIds } from '../tables/nations.ts'
import type { NationId } from '../tables/nations.ts'

/** [SOL-012] Each player in turn chooses the flag he fights under. */
export function choosesNation(state: State, seat: Seat): readonly Seat[] {
  return playerOf(state, seat).nation === null ? [seat] : []
}

interface Choosing {
  taken: readonly NationId[]
  nation: NationId
}

const nationRefusals: SolRefusal<Choosing>[] = [
  {
    rule: 'SOL-012',
    message: 'sol.refuse.nationTaken',
    values: ({ nation }) => ({ nation: { key: `sol.nation.${nation}` } }),
    when: ({ taken, nation }) => taken.includes(nation),
  },
]

const takenIn = (state: State) => state.players.flatMap(player => player.nation ?? [])

export const chooseNation: SolOrderRules<'chooseNation'> = {
  shape: { nation: { type: 'text', values: nationIds } },
  judge: (state, _seat, order) =>
    judgeBy(nationRefusals, { taken: takenIn(state), nation: order.nation }),
  execute: (table, seat, order) => table.emit({ kind: 'nationChosen', seat, nation: order.nation }),
  legalOrders(state) {
    const taken = takenIn(state)
    return nationIds
      .filter(nation => !taken.includes(nation))
      .map(nation => ({ kind: 'chooseNation' as const, nation }))
  },
  describe: (_state, order) => ({
    key: 'sol.order.chooseNation',
    values: { nation: { key: `sol.nation.${order.nation}` } },
  }),
}
