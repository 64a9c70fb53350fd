import type { PathSwitch, PathTool, Trace } from '@grognard/umpire'
import type { SailOrder } from '../orders.ts'
import { shipOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { tackTurn } from '../tables/manoeuvres.ts'
import { plotTowards, trimmed } from './plot.ts'
import { maySail } from './sailor.ts'
import { speedOf } from './speed.ts'
import { traceOfLegs } from './trace.ts'

/** How a path is drawn on the screen. */
export const sailTool: PathTool<State, SailOrder> = {
  tool: 'path',
  piece: order => order.ship,
  pieces: (state, seat) =>
    state.ships.filter(ship => maySail(state, seat, ship)).map(ship => ship.id),
  start: (state, _seat, piece) => startOf(state, shipOf(state, piece)),
  extend(state, _seat, order, x, y) {
    const ship = shipOf(state, order.ship)
    const budget = budgetOf(state, ship, order)
    return { ...order, legs: plotTowards(state, ship, order.legs, budget, { x, y }) }
  },
  shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
  trace: (state, _seat, order) => traceOf(state, order),
  switches: (state, _seat, order) => switchesOf(state, order),
}

/** [LOB-102] After a failed tack there is nothing to draw: straight on at full speed. */
function startOf(state: State, ship: Ship): SailOrder {
  const order: SailOrder = { kind: 'sail', ship: ship.id, legs: [], anchor: false }
  if (ship.manoeuvre !== 'tackFailed') return order
  return { ...order, legs: [{ advance: budgetOf(state, ship, order), turn: 0 }] }
}

function budgetOf(state: State, ship: Ship, order: SailOrder): number {
  return speedOf(state, ship, order.anchor || ship.isAnchored)
}

function traceOf(state: State, order: SailOrder): Trace {
  const ship = shipOf(state, order.ship)
  return traceOfLegs(state, ship, order.legs, budgetOf(state, ship, order))
}

function switchesOf(state: State, order: SailOrder): PathSwitch<SailOrder>[] {
  const ship = shipOf(state, order.ship)
  const switches: PathSwitch<SailOrder>[] = []
  if (ship.manoeuvre === 'tackPassed') switches.push(comeAbout(order))
  const isAnchorFree = !ship.isAnchored && !ship.isAnchorUsed && ship.manoeuvre !== 'tackFailed'
  if (isAnchorFree) switches.push(dropAnchor(state, ship, order))
  return switches
}

/** [LOB-071] The anchor at the end costs an inch: the path is cut down to what is left. */
function dropAnchor(state: State, ship: Ship, order: SailOrder): PathSwitch<SailOrder> {
  const flipped = { ...order, anchor: !order.anchor }
  const legs = trimmed(state, ship, order.legs, budgetOf(state, ship, flipped))
  return { key: 'lob.switch.anchor', isOn: order.anchor, flipped: { ...flipped, legs } }
}

/** [LOB-102] Turns about before the first inch; what was drawn behind it is drawn anew. */
function comeAbout(order: SailOrder): PathSwitch<SailOrder> {
  const first = order.legs[0]
  const isOn = first !== undefined && first.advance === 0 && Math.abs(first.turn) === tackTurn
  const legs = isOn ? [] : [{ advance: 0, turn: tackTurn }]
  return { key: 'lob.switch.comeAbout', isOn, flipped: { ...order, legs } }
}
