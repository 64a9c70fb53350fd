import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Message, Of } from '@grognard/umpire'
import {
  batteriesPerSide,
  batteryNumbers,
  repairIds,
  repairs,
  sailsPerMast,
} from '../../book/tables/ship.ts'
import type { RepairId } from '../../book/tables/ship.ts'
import type { Event } from '../../events.ts'
import { gun, mast } from '../../model/fields.ts'
import {
  joinList,
  mastName,
  nothing,
  shipName,
  sideName,
  textInTurn,
  theShip,
} from '../../model/names.ts'
import { activeShip, hasRoom, isAway, shipOf } from '../../model/ships.ts'
import { mastIds, sides } from '../../model/state.ts'
import type { Gun, MastId, Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** One or more, no more than may be mended, each of them gone and none named twice. */
function areToMend(ship: Ship, guns: readonly Gun[]): boolean {
  if (guns.length === 0 || guns.length > repairs.batteries) return false
  return guns.every(
    (gun, place) => isGone(ship, gun) && guns.findIndex(other => isSame(gun, other)) === place,
  )
}

const isSame = (one: Gun, other: Gun) => one.side === other.side && one.battery === other.battery
const isGone = (ship: Ship, { side, battery }: Gun) => ship.batteries[side][battery - 1] === false

/** Batteries to replace, starboard first, from bow to stern. */
function gunsGone(ship: Ship): Gun[] {
  const gone: Gun[] = []
  for (const side of sides)
    for (const battery of batteryNumbers)
      if (isGone(ship, { side, battery })) gone.push({ side, battery })
  return gone
}

/** "starboard 3, larboard 1" */
export function gunsText(guns: readonly Gun[]): Message {
  return joinList(
    guns.map(({ side, battery }) => ({
      key: 'sol.gunOf',
      values: { side: sideName(side), battery },
    })),
  )
}

type Repair = Of<Order, 'repair'>

interface Repairing {
  ship: Ship
  order: Repair
}

const repairRefusals: SolRefusal<Repairing>[] = [
  stop('SOL-128', 'sol.refuse.repairAtSea', ({ ship }) => !isAway(ship), theShip),
  refuse(
    'SOL-128',
    'sol.refuse.oneRepair',
    ({ ship, order }) => ship.hasRepaired || namesMore(order),
    ({ ship }) => ({ ship: shipName(ship), ...repairs }),
  ),
  refuse(
    'SOL-128',
    'sol.refuse.noRoomForSail',
    ({ ship, order: { what, mast } }) => what === 'sail' && !(mast !== null && hasRoom(ship, mast)),
    ({ ship }) => ({ ship: shipName(ship), most: sailsPerMast }),
  ),
  refuse(
    'SOL-128',
    'sol.refuse.batteriesToMend',
    ({ ship, order }) => order.what === 'batteries' && !areToMend(ship, order.batteries),
    ({ ship }) => ({ ship: shipName(ship), most: repairs.batteries }),
  ),
  refuse(
    'SOL-128',
    'sol.refuse.hullWhole',
    ({ ship, order }) => order.what === 'hull' && ship.hull === 0,
    theShip,
  ),
]

/** A mast or batteries named for another kind of repair. */
function namesMore({ what, mast, batteries }: Repair): boolean {
  return (what !== 'sail' && mast !== null) || (what !== 'batteries' && batteries.length > 0)
}

export const repairShape = {
  what: field.one(repairIds),
  mast: field.usually(null, field.orNothing(mast)),
  batteries: field.usually([], field.list(gun, { most: 2 * batteriesPerSide })),
}

/** [SOL-128] One repair while the ship is off the board; nothing more is to do there. */
export const repair: SolOrderRules<'repair'> = {
  shape: repairShape,
  judge: (state, _seat, order) => judgeBy(repairRefusals, { ship: activeShip(state), order }),
  execute(table, _seat, order) {
    table.emit(repaired(activeShip(table.state), order))
  },
  legalOrders(state) {
    const ship = activeShip(state)
    return repairsOf(ship).filter(order => isAllowed(repairRefusals, { ship, order }))
  },
  sample: (state, _seat, dice) => repairByChance(state, dice),
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    label: (state, ship) => shipName(shipOf(state, ship)),
  },
  describe: (state, order) => textInTurn(state, order, ship => repairText(shipName(ship), order)),
}

function repairText(ship: Message, { what, mast, batteries }: Repair): Message {
  if (what === 'hull') return { key: 'sol.order.repair.hull', values: { ship, hull: repairs.hull } }
  if (what === 'batteries')
    return { key: 'sol.order.repair.batteries', values: { ship, guns: gunsText(batteries) } }
  return {
    key: 'sol.order.repair.sail',
    values: { ship, mast: mast === null ? nothing : mastName(mast) },
  }
}

const nothingElse: Omit<Repair, 'what'> = { kind: 'repair', mast: null, batteries: [] }

/** Every repair worth making: each sail, all pairs of batteries, the hull. */
function repairsOf(ship: Ship): Repair[] {
  const sails = mastIds.filter(mast => hasRoom(ship, mast))
  return [
    ...sails.map((mast): Repair => ({ ...nothingElse, what: 'sail', mast })),
    ...setsOf(gunsGone(ship)).map((batteries): Repair => ({
      ...nothingElse,
      what: 'batteries',
      batteries,
    })),
    ...(ship.hull > 0 ? [{ ...nothingElse, what: 'hull' as const }] : []),
  ]
}

/** As many batteries at once as may be replaced, in every way; those left where they are fewer. */
function setsOf(guns: readonly Gun[]): Gun[][] {
  const size = Math.min(repairs.batteries, guns.length)
  let sets: Gun[][] = guns.length === 0 ? [] : [[]]
  for (let taken = 0; taken < size; taken++)
    sets = sets.flatMap(set => {
      const last = guns.findIndex(gun => gun === set.at(-1))
      return guns.slice(last + 1).map(gun => [...set, gun])
    })
  return sets
}

/** One of the three kinds by chance, then which sail or guns; not all are as likely. */
function repairByChance(state: State, dice: Dice): Repair | undefined {
  const ship = activeShip(state)
  if (!isAway(ship)) return undefined
  const gone = gunsGone(ship)
  const sails = mastIds.filter(id => hasRoom(ship, id))
  const kinds = kindsOpen(ship, sails, gone)
  if (kinds.length === 0) return undefined
  const what = oneOf(kinds, dice)
  if (what === 'sail') return { ...nothingElse, what, mast: oneOf(sails, dice) }
  return { ...nothingElse, what, batteries: what === 'batteries' ? gunsByChance(gone, dice) : [] }
}

function kindsOpen(ship: Ship, sails: readonly MastId[], gone: readonly Gun[]): RepairId[] {
  const kinds: RepairId[] = []
  if (sails.length > 0) kinds.push('sail')
  if (gone.length > 0) kinds.push('batteries')
  if (ship.hull > 0) kinds.push('hull')
  return kinds
}

/** As many as may be replaced, each only once, bow to stern. */
function gunsByChance(gone: Gun[], dice: Dice): Gun[] {
  const left = gone.slice()
  while (left.length > repairs.batteries) left.splice(dice.roll(left.length) - 1, 1)
  return left
}

function oneOf<Item>(items: readonly Item[], dice: Dice): Item {
  const item = items[dice.roll(items.length) - 1]
  if (item === undefined) throw new RangeError('There is nothing to choose from.')
  return item
}

function repaired(ship: Ship, { what, mast, batteries }: Repair): Of<Event, 'repaired'> {
  const sail = mast === null ? null : { mast, sails: (ship.masts[mast] ?? 0) + repairs.sail }
  const hull = what === 'hull' ? Math.max(0, ship.hull - repairs.hull) : ship.hull
  return {
    kind: 'repaired',
    ship: ship.id,
    sail,
    batteries: batteries.map(({ side, battery }) => ({ side, battery })),
    hull,
  }
}
