import { field, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { grapeBatteries, grapeHull, grapeKind, grapeRange } from '../../book/tables/boarding.ts'
import { batteryDice, dieSides, resultAt } from '../../book/tables/charts.ts'
import { surrenderIfAdrift } from '../../model/capitulation.ts'
import { takeHullHits } from '../../model/damage.ts'
import { gun } from '../../model/fields.ts'
import { hasBattery, sideOnTarget, workingBatteries } from '../../model/guns.ts'
import { shipName, sideName } from '../../model/names.ts'
import { isFighting, shipOf } from '../../model/ships.ts'
import type { Boarding, Gun, Ship, Side, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { plays } from '../../rules.ts'
import type { SolOrderRules, SolRefusal, SolTable } from '../../rules.ts'
import { plain, refuse, refused } from '../../words.ts'

type Grape = Of<Order, 'grape'>

const nobody: readonly Seat[] = []

/** A volley against boarders. */
interface Volley {
  defender: Ship
  attacker: Ship
  side: Side | null
  guns: readonly Gun[]
}

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
      batteries: guns
        .filter(gun => !isWorking(defender, gun))
        .map(gun => gun.battery)
        .join(', '),
      side: sideName(side ?? 'starboard'),
    }),
  ),
]

export const grapeShape = { guns: field.list(gun, { fewest: 1, most: grapeBatteries }) }

/** What comes of a boarding whose defender keeps his marines and fires all the grape he may, which is free. */
export const boardingPlayed = plays('boarding', {
  marines: 'keepMarines',
  grape: fullVolley,
  secondGrape: fullVolley,
})

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
      batteries: guns.map(gun => gun.battery).join(', '),
      side: sideName(guns[0]?.side ?? 'starboard'),
    },
  }),
}

/** The boarding in hand; throws where there is none. */
export function boardingOf({ boarding }: State): Boarding {
  if (!boarding) throw new Error('No ship is being boarded.')
  return boarding
}

/** Who meets whom with grape, and with which side; null where nobody may. */
function volleyIn(state: State): Omit<Volley, 'guns'> | null {
  const { boarding } = state
  if (!boarding || boarding.volley === 'none') return null
  const defender = shipOf(state, boarding.defender)
  const attacker = shipOf(state, boarding.attacker)
  if (!isFighting(defender) || !isFighting(attacker)) return null
  return { defender, attacker, side: sideOnTarget(state, defender, attacker) }
}

/** Which of the guns that bear makes no difference: they are read from one row. */
function fullVolley(state: State, seat: Seat): Grape | undefined {
  const volley = volleyIn(state)
  if (!volley || volley.defender.seat !== seat) return undefined
  const { defender, side } = volley
  if (side === null || !hasBattery(defender, side, 'any')) return undefined
  const batteries = workingBatteries(defender, side, 'any').slice(0, grapeBatteries)
  return { kind: 'grape', guns: batteries.map(battery => ({ side, battery })) }
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

/** The ship of the seat that is fired upon or boarded. */
function shipHolding(state: State, seat: Seat): Ship | null {
  const id = state.boarding?.defender ?? state.attacks[state.attacks.length - 1]?.target
  const ship = id === undefined ? null : shipOf(state, id)
  return ship?.seat === seat ? ship : null
}

/** An answer to fire, or grape at boarders, is not given. */
export const holdFire: SolOrderRules<'holdFire'> = {
  ...plain(
    'holdFire',
    (state, seat) => shipHolding(state, seat) !== null,
    refused('SOL-065', 'sol.refuse.nothingToAnswer'),
  ),
  execute(table, seat) {
    const ship = shipHolding(table.state, seat)
    if (ship) table.emit({ kind: 'fireHeld', ship: ship.id })
  },
  /** Boarders still come over the rail. */
  resolves: boardingPlayed,
  tool: { tool: 'list' },
  describe: () => ({ key: 'sol.order.holdFire' }),
}
