import { middleOf } from '@grognard/geometry/hex/plane.ts'
import { hexTowards } from '@grognard/geometry/hex/hex.ts'
import { allows, field, judgeBy, stepOf } from '@grognard/umpire'
import type { Dice, Forfeit, Seat } from '@grognard/umpire'
import { ammunitionIds } from '../../book/tables/ships.ts'
import type { AmmunitionId } from '../../book/tables/ships.ts'
import { hasGunners } from '../../model/crews.ts'
import { ammunition, side } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import {
  areEnemies,
  distanceBetween,
  findShip,
  isFighting,
  isOnSea,
  playerOf,
} from '../../model/ships.ts'
import { sides } from '../../model/state.ts'
import type { Ship, Side, State } from '../../model/state.ts'
import type { WsOrderRules, WsRefusal, WsTable } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { shipsMeant, spokesmen, whomShape } from '../../model/many.ts'

interface Loading {
  state: State
  seat: Seat
  ship: Ship
  side: Side
  ammunition: AmmunitionId
}

/** [WS-240] Before the first turn the owner chooses; afterwards a side is loaded once it has fired. */
const isFirstLoad = (state: State) => stepOf(state) === 'firstLoads'

/** [WS-160] Gun and carronade squares of a side. */
function gunsOf({ guns, carronades }: Ship, at: Side): number {
  const bow = at === 'port' ? 0 : 2
  return sum(guns, bow) + sum(carronades, bow)
}

function sum(squares: readonly number[], bow: number): number {
  return (squares[bow] ?? 0) + (squares[bow + 1] ?? 0)
}

/** Whoever is to load: on the sea, or before the first turn also still to come. */
function canLoadAtAll({ state, ship }: Pick<Loading, 'state' | 'ship'>): boolean {
  if (ship.status === 'waiting' && isFirstLoad(state)) return true
  return isFighting(ship) && hasGunners(ship)
}

const loadRefusals: readonly WsRefusal<Loading>[] = [
  stop(
    'WS-240',
    'ws.refuse.notYoursToLoad',
    loading => loading.ship.seat !== loading.seat || !canLoadAtAll(loading),
  ),
  stop('WS-240', 'ws.refuse.noGunsThere', loading => gunsOf(loading.ship, loading.side) === 0),
  stop(
    'WS-240',
    'ws.refuse.handsAreBusy',
    ({ state, ship }) => ship.duty !== 'none' && !isFirstLoad(state),
  ),
  refuse(
    'WS-170',
    'ws.refuse.alreadyLoaded',
    ({ state, ship, side, ammunition }) =>
      ship.load[side] !== null && (!isFirstLoad(state) || ship.load[side] === ammunition),
  ),
  refuse('WS-170', 'ws.refuse.doubleInHand', ({ ship }) => ship.doubling !== 'none'),
  refuse('WS-112', 'ws.refuse.weighingNoLoad', ({ ship }) => ship.weighing > 0),
  refuse('WS-111', 'ws.refuse.warpedNoLoad', ({ ship }) => ship.hasWarped),
  refuse(
    'WS-169',
    'ws.refuse.noChainForTheBritish',
    ({ state, seat, ammunition }) =>
      ammunition === 'chain' && playerOf(state, seat).nation === 'british',
  ),
  refuse(
    'WS-175',
    'ws.refuse.roundShotOnly',
    ({ state, ammunition }) => ammunition !== 'round' && state.options.game === 'basic',
  ),
]

/** Asked at each step of search. */
const mayLoad = allows(loadRefusals)

export const loadShape = { ship: field.piece('ship'), side, ammunition }

/** [WS-240] One broadside a turn; what it is loaded with nobody else is told. */
export const load: WsOrderRules<'load'> = {
  shape: loadShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return refused('WS-240', 'ws.refuse.notYoursToLoad')
    return judgeBy(loadRefusals, { ...order, state, seat, ship })
  },
  execute: (table, seat, order) => loadSide(table, seat, order.ship, order.side, order.ammunition),
  legalOrders: (state, seat) =>
    state.ships.flatMap(ship =>
      sides.flatMap(at =>
        kindsFor(state, seat, ship, at).map(ammunition => ({
          kind: 'load' as const,
          ship: ship.id,
          side: at,
          ammunition,
        })),
      ),
    ),
  sample(state, seat, dice) {
    const ship = oneOf(shipsToLoad(state, seat), dice)
    const at =
      ship &&
      oneOf(
        sides.filter(at => canLoad(state, seat, ship, at)),
        dice,
      )
    const kind = ship && at && oneOf(kindsFor(state, seat, ship, at), dice)
    return kind && { kind: 'load', ship: ship.id, side: at, ammunition: kind }
  },
  samplesOpenly: true,
  tool: {
    tool: 'list',
    piece: order => order.ship,
    isRare: order => order.ammunition === 'grape',
  },
  describe: (state, order) => ({
    key: 'ws.order.load',
    values: {
      ship: shipName(state, order.ship),
      side: { key: `ws.side.${order.side}` },
      ammunition: { key: `ws.ammunition.${order.ammunition}` },
      load: order.ammunition,
    },
  }),
}

/** [WS-170] A double load is in hand after the first of its two steps. */
function loadSide(
  table: WsTable,
  seat: Seat,
  ship: string,
  at: Side,
  ammunition: AmmunitionId,
): void {
  if (isFirstLoad(table.state))
    table.emit({ kind: 'firstLoaded', seat, ship, side: at, ammunition })
  else if (ammunition === 'double') table.emit({ kind: 'doubleBegun', seat, ship, side: at })
  else table.emit({ kind: 'sideLoaded', seat, ship, side: at, ammunition })
}

export const loadManyShape = { ...whomShape, ammunition }

/** [WS-240] One word for a division or the fleet: of two empty sides the one towards the enemy. */
export const loadMany: WsOrderRules<'loadMany'> = {
  shape: loadManyShape,
  judge(state, seat, { ship, whom, ammunition }) {
    const all = shipsMeant(state, seat, ship, whom)
    if (all.length === 0) return refused('WS-240', 'ws.refuse.notYoursToLoad')
    const [first] = all.flatMap(one => sidesToLoad(state, seat, one, ammunition))
    return first ? judgeBy(loadRefusals, first) : refused('WS-240', 'ws.refuse.nothingToLoad')
  },
  execute(table, seat, { ship, whom, ammunition }) {
    const { state } = table
    for (const one of shipsMeant(state, seat, ship, whom))
      for (const { side: at } of sidesToLoad(state, seat, one, ammunition))
        loadSide(table, seat, one.id, at, ammunition)
  },
  legalOrders: (state, seat) =>
    spokesmen(state, shipsToLoad(state, seat)).flatMap(({ ship, whom }) =>
      ammunitionIds.flatMap(ammunition =>
        shipsMeant(state, seat, ship, whom).some(
          one => sidesToLoad(state, seat, one, ammunition).length > 0,
        )
          ? [{ kind: 'loadMany' as const, ship, whom, ammunition }]
          : [],
      ),
    ),
  tool: {
    tool: 'list',
    piece: ({ ship, whom }) => (whom === 'fleet' ? undefined : ship),
    isRare: order => order.ammunition === 'grape',
  },
  describe: (state, { ship, whom, ammunition }) => ({
    key: `ws.order.loadMany.${whom}`,
    values: {
      ship: shipName(state, ship),
      ammunition: { key: `ws.ammunition.${ammunition}` },
      load: ammunition,
    },
  }),
}

/** [WS-246] Sides that were fired and not loaded in time are loaded with round shot. */
export function loadLate(table: WsTable, seat: Seat): void {
  const [first] = shipsToLoad(table.state, seat)
  if (!first) return
  const order = { kind: 'loadMany', ship: first.id, whom: 'fleet', ammunition: 'round' } as const
  if (loadMany.judge(table.state, seat, order).allowed) loadMany.execute(table, seat, order)
}

/** The sides that the word for many is obeyed with: before the first turn both, then one. */
export function sidesToLoad(state: State, seat: Seat, ship: Ship, kind: AmmunitionId): Loading[] {
  const open = sides
    .map(at => ({ state, seat, ship, side: at, ammunition: kind }))
    .filter(loading => mayLoad(loading))
  if (isFirstLoad(state) || open.length < 2) return open
  const towards = sideTowardsEnemy(state, ship)
  return open.filter(loading => loading.side === towards)
}

/** The side on which the nearest enemy lies. */
function sideTowardsEnemy(state: State, ship: Ship): Side {
  let nearest: Ship | null = null
  let least = Infinity
  for (const other of state.ships) {
    if (!isOnSea(other) || !areEnemies(state, ship, other)) continue
    const distance = distanceBetween(ship, other)
    if (distance >= least) continue
    least = distance
    nearest = other
  }
  return nearest ? sideOf(ship, nearest) : 'port'
}

function sideOf(ship: Ship, other: Ship): Side {
  const [from, ahead, there] = [ship, hexTowards(ship, ship.heading), other].map(middleOf)
  if (!from || !ahead || !there) return 'port'
  const east = ahead.x - from.x
  const north = ahead.y - from.y
  const across = east * (there.y - from.y) - north * (there.x - from.x)
  return across > 0 ? 'port' : 'starboard'
}

function kindsFor(state: State, seat: Seat, ship: Ship, at: Side): AmmunitionId[] {
  return ammunitionIds.filter(ammunition => mayLoad({ state, seat, ship, side: at, ammunition }))
}

/** Round shot may always be loaded where anything may, or is in already. */
function canLoad(state: State, seat: Seat, ship: Ship, at: Side): boolean {
  if (isFirstLoad(state)) return kindsFor(state, seat, ship, at).length > 0
  return mayLoad({ state, seat, ship, side: at, ammunition: 'round' })
}

function shipsToLoad(state: State, seat: Seat): Ship[] {
  return state.ships.filter(
    ship => ship.seat === seat && sides.some(at => canLoad(state, seat, ship, at)),
  )
}

/** Ships with an empty side that hands are free for. */
export function couldLoad(state: State, seat: Seat): Forfeit[] {
  return shipsToLoad(state, seat)
    .filter(({ load: { port, starboard } }) => port === null || starboard === null)
    .map(({ id }) => ({ piece: id, name: shipName(state, id), ask: 'ws.ask.load' }))
}

export function hasToLoad(state: State, seat: Seat): boolean {
  for (const ship of state.ships) {
    if (ship.seat !== seat) continue
    for (const at of sides) if (canLoad(state, seat, ship, at)) return true
  }
  return false
}

/** [WS-170] Double loads begun in an earlier turn are rammed home, unless she could not load this turn. */
export function finishDoubleLoads(table: WsTable): void {
  for (const { id, seat, doubling, duty, weighing, hasWarped, status } of table.state.ships) {
    if (doubling === 'none' || duty === 'loading' || status !== 'afloat') continue
    if (weighing > 0 || hasWarped) table.emit({ kind: 'doubleLost', seat, ship: id })
    else table.emit({ kind: 'sideLoaded', seat, ship: id, side: doubling, ammunition: 'double' })
  }
}

export function oneOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}
