import { field, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { grapeBatteries, grapeHull, grapeKind, grapeRange } from '../../book/tables/boarding.ts'
import { batteryDice, dieSides, resultAt } from '../../book/tables/charts.ts'
import { surrenderIfAdrift } from '../../model/capitulation.ts'
import { takeHullHits } from '../../model/damage.ts'
import { gun } from '../../model/fields.ts'
import { boardingOf, boardingPlayed, fullVolley, volleyIn } from '../../model/grape.ts'
import type { Volley } from '../../model/grape.ts'
import { batteryNumbers, shipName, sideName } from '../../model/names.ts'
import { shipOf } from '../../model/ships.ts'
import type { Gun, Ship, State } from '../../model/state.ts'
import type { SolOrderRules, SolRefusal, SolTable } from '../../rules.ts'
import { refuse, refused } from '../../words.ts'

const nobody: readonly Seat[] = []

const isWorking = (ship: Ship, { side, battery }: Gun) => ship.batteries[side][battery - 1] === true

const grapeRefusals: readonly SolRefusal<Volley>[] = [
  refuse(
    'SOL-103',
    'sol.refuse.grapeDoesNotBear',
    ({ side, guns }) => guns.some(gun => gun.side !== side),
    ({ defender, attacker }) => ({
      ship: shipName(defender),
      target: shipName(attacker),
    }),
  ),
  refuse(
    'SOL-103',
    'sol.refuse.grapeTwice',
    ({ guns }) => new Set(guns.map(gun => gun.battery)).size < guns.length,
  ),
  refuse(
    'SOL-060',
    'sol.refuse.batteryGone',
    ({ defender, guns }) => guns.some(gun => !isWorking(defender, gun)),
    ({ defender, side, guns }) => ({
      batteries: batteryNumbers(
        guns.filter(gun => !isWorking(defender, gun)).map(gun => gun.battery),
      ),
      side: sideName(side ?? 'starboard'),
    }),
  ),
]

export const grapeShape = { guns: field.list(gun, { fewest: 1, most: grapeBatteries }) }

/** [SOL-103] [SOL-109] Up to three batteries of the boarded ship; [SOL-110] none is used up. */
export const grape: SolOrderRules<'grape'> = {
  shape: grapeShape,
  judge(state, seat, { guns }) {
    const volley = volleyIn(state)
    if (volley?.defender.seat !== seat) return refused('SOL-103', 'sol.refuse.noBoarders')
    return judgeBy(grapeRefusals, { ...volley, guns })
  },
  execute(table, _seat, { guns }) {
    const { defender } = boardingOf(table.state)
    table.emit({ kind: 'grapeLoaded', ship: defender, guns: guns.map(gun => ({ ...gun })) })
  },
  resolves: boardingPlayed,
  legalOrders(state, seat) {
    const order = fullVolley(state, seat)
    return order ? [order] : []
  },
  sample: fullVolley,
  tool: { tool: 'list', isPrimary: true },
  describe: (_state, { guns }) => ({
    key: 'sol.order.grape',
    values: {
      batteries: batteryNumbers(guns.map(gun => gun.battery)),
      count: guns.length,
      side: sideName(guns[0]?.side ?? 'starboard'),
    },
  }),
}

/** [SOL-103] The owner of the boarded ship before the fight, where guns bear. */
export function defenderWithGuns(state: State): readonly Seat[] {
  const seat = volleyIn(state)?.defender.seat
  return seat !== undefined && fullVolley(state, seat) ? [seat] : nobody
}

/** [SOL-109] The owner of the boarded ship when the boarders are thrown back, where guns bear. */
export function defenderWithSecondVolley(state: State): readonly Seat[] {
  return state.boarding?.result === 'failed' ? defenderWithGuns(state) : nobody
}

/** All guns named have fired, or [SOL-111] the boarders are sunk. */
export function isVolleySpent(state: State): boolean {
  const { attacker, grape: guns } = boardingOf(state)
  return guns.length === 0 || shipOf(state, attacker).status !== 'afloat'
}

/** [SOL-103] Two dice on the broadside chart at one cable; anything but a miss is a hull hit. */
export function fireGrape(table: SolTable): void {
  const { state } = table
  if (isVolleySpent(state)) return
  const { attacker: target, defender: ship, grape: guns } = boardingOf(state)
  const gun = guns[0]
  if (!gun) return
  const rule = boardingOf(state).volley === 'second' ? 'SOL-109' : 'SOL-103'
  const dice = table.sum(batteryDice, dieSides, rule)
  const isHit = resultAt(state.charts, grapeKind, grapeRange, dice) !== 'none'
  const { side, battery } = gun
  table.emit({ kind: 'grapeFired', ship, target, side, battery, dice, isHit })
  if (!isHit) return
  takeHullHits(table, target, grapeHull)
  surrenderIfAdrift(table)
}
