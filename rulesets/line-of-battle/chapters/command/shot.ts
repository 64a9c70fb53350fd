import { allows, field, judgeBy, oneByChance } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { shotIds, shotRows } from '../../book/tables/fire.ts'
import type { ShotId } from '../../book/tables/fire.ts'
import { fullFirepower } from '../../model/guns.ts'
import { inInches } from '../../model/measures.ts'
import { canPay } from '../../model/players.ts'
import { gunnerRefusals } from '../../model/ship-refusals.ts'
import { findShip, isOnBoard, isStillToCome, nameOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import type { Loaded } from './events.ts'

/** [LOB-054] Ruling: a ship for which nobody chooses has round shot. */
const DEFAULT_SHOT: ShotId = 'round'

/** [LOB-054] The seats that have guns to load, all at once. */
export function gunners(state: State): readonly Seat[] {
  const seats: Seat[] = []
  for (const { seat } of state.players)
    if (canPay(state, seat, 'fire') && hasGunsToLoad(state, seat)) seats.push(seat)
  return seats
}

function hasGunsToLoad(state: State, seat: Seat): boolean {
  for (const ship of state.ships) if (ship.seat === seat && mayFire(state, ship)) return true
  return false
}

/** A ship that may come to fire this turn. */
interface Gunnery {
  state: State
  shooter: Ship
}

/** Why a ship will not fire this turn; one that is still to come onto the board may. */
const firingRefusals: readonly LobRefusal<Gunnery>[] = [
  stop(
    'LOB-054',
    'lob.refuse.shot.noGuns',
    ({ state, shooter }) => !isOnBoard(shooter) && !isStillToCome(state, shooter),
    shooterName,
  ),
  ...gunnerRefusals,
  refuse(
    'LOB-054',
    'lob.refuse.shot.noGuns',
    ({ state, shooter }) => fullFirepower(state, shooter) === 0,
    shooterName,
  ),
]

const mayComeToFire = allows(firingRefusals)

export function mayFire(state: State, shooter: Ship): boolean {
  return mayComeToFire({ state, shooter })
}

interface Loading extends Gunnery {
  seat: Seat
}

const shotRefusals: readonly LobRefusal<Loading>[] = [
  stop(
    'LOB-054',
    'lob.refuse.shot.notYours',
    ({ seat, shooter }) => shooter.seat !== seat,
    shooterName,
  ),
  ...firingRefusals,
]

function shooterName({ shooter }: Gunnery) {
  return { ship: shooter.name }
}

const mayLoad = allows(shotRefusals)

export const chooseShotShape = { ship: field.piece('ship'), shot: field.one(shotIds) }

/** [LOB-054] [LOB-055] One shot for the whole ship and turn; free to change until the seat is done. */
export const chooseShot: LobOrderRules<'chooseShot'> = {
  shape: chooseShotShape,
  judge(state, seat, order) {
    const shooter = findShip(state, order.ship)
    if (!shooter) return refused('LOB-054', 'lob.refuse.shot.noShip')
    return judgeBy(shotRefusals, { state, seat, shooter })
  },
  execute(table, seat, order) {
    table.emit({ kind: 'shotChosen', seat, ship: order.ship, shot: order.shot })
  },
  legalOrders: (state, seat) =>
    state.ships
      .filter(shooter => mayLoad({ state, seat, shooter }))
      .flatMap(ship => shotIds.map(shot => orderFor(ship, shot))),
  sample(state, seat, dice) {
    const ship = oneByChance(
      state.ships,
      dice,
      shooter => shooter.shot === null && mayLoad({ state, seat, shooter }),
    )
    return ship ? orderFor(ship, shotIds[dice.roll(shotIds.length) - 1] ?? DEFAULT_SHOT) : undefined
  },
  tool: {
    tool: 'list',
    piece: order => order.ship,
    isChosen: (order, state) => findShip(state, order.ship)?.shot === order.shot,
  },
  describe: (state, order) => ({
    key: 'lob.order.chooseShot',
    values: {
      ship: nameOf(state, order.ship),
      shot: { key: `lob.shot.${order.shot}` },
      effect: {
        key: `lob.shot.${order.shot}.effect`,
        values: { range: inInches(shotRows[order.shot].range) },
      },
    },
  }),
}

function orderFor(ship: Ship, shot: ShotId) {
  return { kind: 'chooseShot', ship: ship.id, shot } as const
}

/** [LOB-055] All have chosen, and what is in the guns is seen by all. */
export function revealShots(table: LobTable): void {
  const shots = table.state.ships.map(loaded)
  table.emit({ kind: 'shotsRevealed', shots })
}

function loaded(ship: Ship): Loaded {
  const isThere = ship.status === 'afloat' || ship.status === 'waiting'
  if (!isThere) return { ship: ship.id, shot: null }
  const { shot } = ship
  return { ship: ship.id, shot: shot === null || shot === 'unknown' ? DEFAULT_SHOT : shot }
}
