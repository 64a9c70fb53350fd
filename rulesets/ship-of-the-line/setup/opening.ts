import type { Seat } from '@grognard/umpire'
import type { SolTable } from '../rules.ts'
import type { State } from '../state.ts'
import { dieSides } from '../tables/dice.ts'
import { windFor } from '../tables/wind.ts'

/** [SOL-015] Two dice name the wind. [SOL-016] It stays for the whole battle. */
export function rollWind(table: SolTable): void {
  const dice = table.sum(2, dieSides, 'SOL-015')
  const windFrom = windFor(dice, table.state.options.windNamesAre)
  table.emit({ kind: 'windRolled', windFrom })
}

/** [SOL-017] Each throws a die; the higher is player A, equal dice are thrown again. */
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
