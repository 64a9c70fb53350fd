import { allowed, total } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { aim } from '../../model/fields.ts'
import { hitNumber, shotAt } from '../../model/gunnery.ts'
import { shipsMeant, spokesmen, whomShape } from '../../model/many.ts'
import type { Whom } from '../../model/many.ts'
import { shipName } from '../../model/names.ts'
import { distanceBetween, isFighting, shipOf } from '../../model/ships.ts'
import { sides } from '../../model/state.ts'
import type { Aim, Ship, Side, State } from '../../model/state.ts'
import { bearingsOf } from '../../model/targets.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { fireOfSide, firesOf, isSureMiss } from './declare.ts'

export const fireManyShape = { ...whomShape, aim }

type FireOrder = Of<Order, 'fire'>

/** [WS-154] One word for a division or the fleet: every side that has no target yet takes the one it hits best. */
export const fireMany: WsOrderRules<'fireMany'> = {
  shape: fireManyShape,
  judge(state, seat, order) {
    if (shipsMeant(state, seat, order.ship, order.whom).length === 0)
      return refused('WS-154', 'ws.refuse.notYourGuns')
    return hasFire(state, seat, order) ? allowed : refused('WS-154', 'ws.refuse.nobodyToFireAt')
  },
  execute(table, seat, { ship, whom, aim: at }) {
    const { state } = table
    for (const one of shipsMeant(state, seat, ship, whom))
      for (const fire of firesBy(state, seat, one, at)) {
        const { side, target } = fire
        table.emit({ kind: 'fireDeclared', seat, ship: one.id, side, target, aim: at })
      }
  },
  legalOrders: (state, seat) =>
    spokesmen(state, shipsToFire(state, seat)).flatMap(words => offered(state, seat, words)),
  sample(state, seat, dice) {
    const all = spokesmen(state, shipsToFire(state, seat))
    return oneOf(
      all.flatMap(words => offered(state, seat, words)),
      dice,
    )
  },
  tool: { tool: 'list', piece: ({ ship, whom }) => (whom === 'fleet' ? undefined : ship) },
  describe: (state, { ship, whom, aim: at }) => ({
    key: `ws.order.fireMany.${whom}.${at}`,
    values: { ship: shipName(state, ship) },
  }),
}

const aims = ['hull', 'rigging'] as const

function offered(
  state: State,
  seat: Seat,
  words: { ship: string; whom: Whom },
): Of<Order, 'fireMany'>[] {
  const orders = aims.map(at => ({ kind: 'fireMany' as const, ...words, aim: at }))
  return orders.filter(order => hasFire(state, seat, order))
}

function hasFire(
  state: State,
  seat: Seat,
  { ship, whom, aim: at }: { ship: string; whom: Whom; aim: Aim },
): boolean {
  return shipsMeant(state, seat, ship, whom).some(one =>
    sides.some(side => firesLeft(state, seat, one, side).some(({ aim: aimed }) => aimed === at)),
  )
}

/** What a side that has no target yet could do. */
function firesLeft(state: State, seat: Seat, ship: Ship, side: Side): FireOrder[] {
  if (fireOfSide(state, ship.id, side)) return []
  return firesOf(state, seat, ship, side).filter(fire => !isSureMiss(fire, state))
}

/** The best fire of each side of a ship that has none yet. */
function firesBy(state: State, seat: Seat, ship: Ship, at: Aim): FireOrder[] {
  return sides.flatMap(side => {
    const open = firesLeft(state, seat, ship, side).filter(fire => fire.aim === at)
    const best = open.toSorted((a, b) => numberOf(state, ship, b) - numberOf(state, ship, a))[0]
    return best ? [best] : []
  })
}

/** [WS-246] Sides without a target in time fire at the nearest, [WS-167] at the hull as far as that is open. */
export function fireLate(table: WsTable, seat: Seat): void {
  const { state } = table
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isFighting(ship)) continue
    for (const side of sides) {
      const open = firesLeft(state, seat, ship, side)
      const away = ({ target }: FireOrder) => distanceBetween(ship, shipOf(state, target))
      const [nearest] = open.toSorted((one, other) => away(one) - away(other))
      if (!nearest) continue
      const { target, aim: at } = nearest
      table.emit({ kind: 'fireDeclared', seat, ship: ship.id, side, target, aim: at })
    }
  }
}

/** [WS-166] What the shot would be rolled with. */
function numberOf(state: State, ship: Ship, { side, target }: FireOrder): number {
  const bearing = bearingsOf(state, ship, side).find(one => one.target.id === target)
  return bearing ? total(hitNumber, shotAt(state, ship, side, bearing)) : -1
}

function shipsToFire(state: State, seat: Seat): Ship[] {
  return state.ships.filter(
    ship =>
      ship.seat === seat &&
      isFighting(ship) &&
      sides.some(side => firesLeft(state, seat, ship, side).length > 0),
  )
}

function oneOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items[dice.roll(Math.max(1, items.length)) - 1]
}
