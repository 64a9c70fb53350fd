import { allowed, total } from '@grognard/umpire'
import type { Dice, Forfeit, Of, Seat } from '@grognard/umpire'
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
import { canHit, fireOfSide, firesOf } from './declare.ts'

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
  legalOrders: ordersFor,
  sample: (state, seat, dice) => oneOf(ordersFor(state, seat), dice),
  tool: { tool: 'list', piece: ({ ship, whom }) => (whom === 'fleet' ? undefined : ship) },
  describe: (state, { ship, whom, aim: at }) => ({
    key: `ws.order.fireMany.${whom}.${at}`,
    values: { ship: shipName(state, ship) },
  }),
}

const aims = ['hull', 'rigging'] as const

/** What each ship could do is looked up once for all the words. */
function ordersFor(state: State, seat: Seat): Of<Order, 'fireMany'>[] {
  const open = state.ships.map(ship => (ship.seat === seat ? aimsOpen(state, seat, ship) : []))
  const concerned = state.ships.filter(
    ship => isFighting(ship) && (open[ship.index]?.length ?? 0) > 0,
  )
  return spokesmen(state, concerned).flatMap(words => {
    const meant = shipsMeant(state, seat, words.ship, words.whom)
    const offered = aims.filter(at => meant.some(({ index }) => open[index]?.includes(at)))
    return offered.map(at => ({ kind: 'fireMany' as const, ...words, aim: at }))
  })
}

/** Ships that could still hit somebody with a side that has no target. */
export function couldFire(state: State, seat: Seat): Forfeit[] {
  const able = state.ships.filter(
    ship => ship.seat === seat && isFighting(ship) && aimsOpen(state, seat, ship).length > 0,
  )
  return able.map(({ id }) => ({ piece: id, name: shipName(state, id), ask: 'ws.ask.fire' }))
}

/** The aims that a ship could still fire with on either side. */
function aimsOpen(state: State, seat: Seat, ship: Ship): Aim[] {
  return sides.flatMap(side => firesLeft(state, seat, ship, side).map(fire => fire.aim))
}

function hasFire(
  state: State,
  seat: Seat,
  { ship, whom, aim: at }: { ship: string; whom: Whom; aim: Aim },
): boolean {
  return shipsMeant(state, seat, ship, whom).some(one => aimsOpen(state, seat, one).includes(at))
}

/** What a side that has no target yet could do. */
function firesLeft(state: State, seat: Seat, ship: Ship, side: Side): FireOrder[] {
  if (fireOfSide(state, ship.id, side)) return []
  return firesOf(state, seat, ship, side, bearing => canHit(state, ship, side, bearing))
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

function oneOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items[dice.roll(Math.max(1, items.length)) - 1]
}
