import { total } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { reaches } from '../book/tables/gunnery.ts'
import type { Hits } from '../book/tables/hits.ts'
import type { AmmunitionId } from '../book/tables/ships.ts'
import { load } from '../chapters/upkeep/load.ts'
import { hitNumber, shotAt } from '../model/gunnery.ts'
import type { Shot } from '../model/gunnery.ts'
import { bondBetween, shipOf } from '../model/ships.ts'
import type { Aim, Ship, State } from '../model/state.ts'
import { bearingsOf } from '../model/targets.ts'
import type { Bearing } from '../model/targets.ts'
import type { Order } from '../orders.ts'
import { wantsToBoard } from './boarding.ts'
import { isEscaping } from './escapes.ts'
import { squareWorths, worthOfFire } from './worth.ts'

type LoadOrder = ReturnType<typeof load.legalOrders>[number]

/** Better than round shot by so much before the side is bound to what reaches less far. */
const worthwhile = { grape: 1.4, chain: 1.1 } as const

/** What a square of crew counts more on a ship that is to be boarded. */
const BOARDED = 1.5

/** [WS-169] Grape for a ship that will still lie alongside, chain for one that is to be kept from getting away. */
export function bestShot(state: State, seat: Seat): Order | undefined {
  let best: LoadOrder | undefined
  let most = 1
  for (const order of load.legalOrders(state, seat)) {
    if (order.ammunition !== 'grape' && order.ammunition !== 'chain') continue
    const gain = gainBy(state, order) / worthwhile[order.ammunition]
    if (gain <= most) continue
    best = order
    most = gain
  }
  return best
}

/** How many times round shot’s worth it is, if both lie next turn as they do now. */
function gainBy(state: State, { ship: id, side, ammunition }: LoadOrder): number {
  const ship = shipOf(state, id)
  const [bearing] = bearingsOf(state, ship, side)
  if (!bearing || !isSure(state, ship, bearing, ammunition)) return 0
  const worths = worthsFor(state, ship, bearing.target, ammunition)
  const [special = 0, round = 0] = [ammunition, 'round' as const].map(kind =>
    worthAt(shotAt(state, ship, side, bearing), kind, worths),
  )
  return special / Math.max(0.001, round)
}

/** Grape asks for ships that hang together or both lie still; chain for prey well within its reach. */
function isSure(
  state: State,
  ship: Ship,
  { target, range }: Bearing,
  ammunition: AmmunitionId,
): boolean {
  if (ammunition === 'chain') return range < reaches.chain && isEscaping(state, target)
  const lieStill = ship.speed === 0 && target.speed === 0
  return (
    range <= reaches.grape && (lieStill || bondBetween(state, ship.id, target.id) !== undefined)
  )
}

/** Whoever is to be kept from getting away is worth her rigging. */
function worthsFor(state: State, ship: Ship, target: Ship, ammunition: AmmunitionId): Hits {
  const worths = squareWorths(state, target)
  if (ammunition === 'chain') return { hull: 0, guns: 0, crew: 0, rigging: worths.rigging }
  return wantsToBoard(state, ship, target) ? { ...worths, crew: BOARDED * worths.crew } : worths
}

function worthAt(shot: Shot, ammunition: AmmunitionId, worths: Hits): number {
  const { state } = shot
  const number = total(hitNumber, { ...shot, ammunition })
  const aims: readonly Aim[] = ammunition === 'chain' ? ['rigging'] : ['hull', 'rigging']
  return Math.max(...aims.map(aim => worthOfFire(state, number, { aim, ammunition }, worths)))
}
