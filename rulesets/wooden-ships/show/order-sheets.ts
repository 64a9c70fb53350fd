import { stepOf } from '@grognard/umpire'
import type { Message, OrderSheet, Seat } from '@grognard/umpire'
import { cardOf, isFighting, shipOf } from '../model/ships.ts'
import type { Fire, Ship, State } from '../model/state.ts'

/** [WS-031] What the seat has written while it can still be changed: courses, then targets. */
export function orderSheets(view: State, seat: Seat): OrderSheet[] {
  const own = view.ships.filter(ship => ship.seat === seat && isFighting(ship))
  const step = stepOf(view)
  if (step === 'plots') return own.map(ship => coursesOf(view, ship))
  if (step === 'targets') return own.flatMap(ship => targetsOf(view, ship))
  return []
}

/** [WS-064] */
function coursesOf(view: State, ship: Ship): OrderSheet {
  const orders = ship.plot === null ? [] : [courseWords(view, ship.plot)]
  return { piece: ship.id, name: nameOf(view, ship), orders }
}

function courseWords(view: State, plot: string): Message {
  if (plot === 'W') return { key: 'ws.sheet.follow' }
  if (plot.startsWith('W'))
    return {
      key: 'ws.sheet.followShip',
      values: { ship: nameOf(view, shipOf(view, plot.slice(1))) },
    }
  if (plot === 'D') return { key: 'ws.sheet.drift' }
  if (plot === '0' || plot === '') return { key: 'ws.sheet.still' }
  return { key: 'ws.sheet.plot', values: { plot } }
}

/** [WS-154] A ship that has no target need not fire: only those that have one are listed. */
function targetsOf(view: State, ship: Ship): OrderSheet[] {
  const fires = view.fires.filter(fire => fire.ship === ship.id)
  if (fires.length === 0) return []
  return [
    {
      piece: ship.id,
      name: nameOf(view, ship),
      orders: fires.map(fire => fireWords(view, fire)),
      strikes: fires.map(({ side }) => ({ kind: 'holdFire', ship: ship.id, side })),
    },
  ]
}

function fireWords(view: State, { side, target, aim }: Fire): Message {
  const at = { key: `ws.side.${side}` }
  if (target === null) return { key: 'ws.sheet.blank', values: { side: at } }
  const values = { side: at, target: nameOf(view, shipOf(view, target)) }
  return { key: `ws.sheet.fire.${aim}`, values }
}

function nameOf(view: State, ship: Ship): Message {
  return { key: 'ws.show.name', values: { name: cardOf(view, ship).name } }
}
