import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { windFor } from '../../book/tables/board.ts'
import { dieSides } from '../../book/tables/charts.ts'
import { nationIds } from '../../book/tables/ship.ts'
import type { NationId } from '../../book/tables/ship.ts'
import { nation } from '../../model/fields.ts'
import { nationName } from '../../model/names.ts'
import { playerOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import type { SolOrderRules, SolRefusal, SolTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

/** [SOL-015] Two dice name the wind, unless the scenario does. [SOL-016] It stays for the whole battle. */
export function rollWind(table: SolTable): void {
  const { isWindSet, windFrom: set } = table.state
  if (isWindSet) return table.emit({ kind: 'windRolled', windFrom: set })
  const dice = table.sum(2, dieSides, 'SOL-015')
  const windFrom = windFor(dice, table.state.options.windNamesAre)
  table.emit({ kind: 'windRolled', windFrom })
}

/** [SOL-017] Each rolls a die; the higher is player A, equal dice are rolled again. */
export function rollForFirst(table: SolTable): void {
  const [one, other] = table.state.players.map(player => player.seat)
  if (one === undefined || other === undefined) throw new Error('Two players are needed.')
  for (;;) {
    const first = table.roll(dieSides, 'SOL-017')
    const second = table.roll(dieSides, 'SOL-017')
    if (first === second) continue
    const order = first > second ? [one, other] : [other, one]
    return table.emit({ kind: 'firstPlayerRolled', order })
  }
}

export const playersInOrder = (state: State): readonly Seat[] => state.order

/** [SOL-012] Each player in turn chooses the flag he fights under. */
export function choosesNation(state: State, seat: Seat): readonly Seat[] {
  return playerOf(state, seat).nation === null ? [seat] : []
}

interface Choosing {
  taken: readonly NationId[]
  nation: NationId
}

const nationRefusals: SolRefusal<Choosing>[] = [
  refuse(
    'SOL-012',
    'sol.refuse.nationTaken',
    ({ taken, nation }) => taken.includes(nation),
    ({ nation }) => ({ nation: nationName(nation) }),
  ),
]

const takenIn = (state: State) => state.players.flatMap(player => player.nation ?? [])

export const nationShape = { nation }

export const chooseNation: SolOrderRules<'chooseNation'> = {
  shape: nationShape,
  judge: (state, _seat, order) =>
    judgeBy(nationRefusals, { taken: takenIn(state), nation: order.nation }),
  execute: (table, seat, order) => table.emit({ kind: 'nationChosen', seat, nation: order.nation }),
  legalOrders(state) {
    const taken = takenIn(state)
    return nationIds
      .filter(nation => isAllowed(nationRefusals, { taken, nation }))
      .map(nation => ({ kind: 'chooseNation' as const, nation }))
  },
  describe: (_state, order) => ({
    key: 'sol.order.chooseNation',
    values: { nation: nationName(order.nation) },
  }),
}
