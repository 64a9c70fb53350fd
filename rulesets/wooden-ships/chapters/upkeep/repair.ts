import { allows, field, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { repair as repairs } from '../../book/tables/upkeep.ts'
import { repair as part } from '../../model/fields.ts'
import { shipName } from '../../model/names.ts'
import { cardOf, findShip, isFighting, fightsIn } from '../../model/ships.ts'
import { repairIds } from '../../model/state.ts'
import type { RepairId, Ship, State } from '../../model/state.ts'
import type { WsOrderRules, WsRefusal } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { hasTurned } from '../../model/plots.ts'
import { oneOf } from './load.ts'

interface Repairing {
  state: State
  seat: Seat
  ship: Ship
  part: RepairId
}

function total(squares: readonly number[]): number {
  let all = 0
  for (const each of squares) all += each
  return all
}

/** What is gone of each part, squares. */
const missing: Record<RepairId, (state: State, ship: Ship) => number> = {
  hull: (state, ship) => cardOf(state, ship).log.hull - ship.hull,
  guns(state, ship) {
    const { guns, carronades } = cardOf(state, ship).log
    return 2 * (guns + carronades) - total(ship.guns) - total(ship.carronades)
  },
  rigging: (state, ship) => total(cardOf(state, ship).log.rigging) - total(ship.rigging),
}

/** Whoever asks whether a ship has hands for any repair. */
type Working = Omit<Repairing, 'part'>

const hasFought = ({ state, ship }: Working) =>
  ship.hasFired.port ||
  ship.hasFired.starboard ||
  (state.melees.length > 0 &&
    state.melees.some(melee => melee.rounds > 0 && fightsIn(melee, ship.id)))

const notYours: WsRefusal<Working> = stop(
  'WS-241',
  'ws.refuse.notYoursToRepair',
  ({ seat, ship }) => ship.seat !== seat || !isFighting(ship),
)

const nothingMissing: WsRefusal<Repairing> = stop(
  'WS-241',
  'ws.refuse.nothingToRepair',
  ({ state, ship, part }) => missing[part](state, ship) <= 0,
)

/** [WS-241] Hands enough, and nothing else done this turn. */
const handRefusals: readonly WsRefusal<Working>[] = [
  stop(
    'WS-241',
    'ws.refuse.handsAreBusy',
    ({ ship }) => ship.duty !== 'none' || ship.doubling !== 'none',
  ),
  refuse('WS-241', 'ws.refuse.setSailsNoRepair', ({ ship }) => ship.hasSetSails),
  refuse('WS-241', 'ws.refuse.foughtNoRepair', hasFought),
  refuse('WS-241', 'ws.refuse.turnedNoRepair', ({ ship }) => hasTurned(ship.made)),
  refuse('WS-241', 'ws.refuse.collidedNoRepair', ({ ship }) => ship.hasStopped),
  refuse('WS-241', 'ws.refuse.weighingNoRepair', ({ ship }) => ship.weighing > 0),
  refuse(
    'WS-241',
    'ws.refuse.tooFewForRepair',
    ({ ship }) => ship.prize !== null || sectionsManned(ship) < repairs.sections,
  ),
]

function sectionsManned({ crew }: Ship): number {
  let manned = 0
  for (const squares of crew) if (squares > 0) manned += 1
  return manned
}

const repairRefusals: readonly WsRefusal<Repairing>[] = [notYours, nothingMissing, ...handRefusals]

/** Asked at each step of search, of a ship before her parts. */
const hasHandsFree = allows([notYours, ...handRefusals])

export const repairShape = { ship: field.piece('ship'), part }

/** [WS-241] A note of a repair; every third of a kind gives squares back. */
export const repair: WsOrderRules<'repair'> = {
  shape: repairShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return refused('WS-241', 'ws.refuse.notYoursToRepair')
    return judgeBy(repairRefusals, { state, seat, ship, part: order.part })
  },
  execute(table, seat, { ship, part: noted }) {
    table.emit({ kind: 'repairNoted', seat, ship, part: noted, isOwn: true })
    const repaired = findShip(table.state, ship)
    if (!repaired || repaired.repairs[noted] < repairs.notes) return
    table.emit({ kind: 'repairMade', ship, ...madeGood(table.state, repaired, noted) })
  },
  legalOrders: (state, seat) =>
    state.ships.flatMap(ship =>
      partsToRepair(state, seat, ship).map(noted => ({
        kind: 'repair' as const,
        ship: ship.id,
        part: noted,
      })),
    ),
  sample(state, seat, dice) {
    const ship = oneOf(
      state.ships.filter(one => canRepair(state, seat, one)),
      dice,
    )
    const noted = ship && oneOf(partsToRepair(state, seat, ship), dice)
    return noted && { kind: 'repair', ship: ship.id, part: noted }
  },
  samplesOpenly: true,
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'ws.order.repair',
    values: { ship: shipName(state, order.ship), part: { key: `ws.part.${order.part}` } },
  }),
}

function partsToRepair(state: State, seat: Seat, ship: Ship): RepairId[] {
  if (!hasHandsFree({ state, seat, ship })) return []
  return repairIds.filter(noted => missing[noted](state, ship) > 0)
}

export function hasToRepair(state: State, seat: Seat): boolean {
  for (const ship of state.ships) if (canRepair(state, seat, ship)) return true
  return false
}

function canRepair(state: State, seat: Seat, ship: Ship): boolean {
  return ship.seat === seat && hasHandsFree({ state, seat, ship }) && isDamaged(state, ship)
}

function isDamaged(state: State, ship: Ship): boolean {
  for (const part of repairIds) if (missing[part](state, ship) > 0) return true
  return false
}

interface MadeGood {
  part: RepairId
  hull: number
  guns: number[]
  carronades: number[]
  rigging: number[]
}

/** [WS-241] Last lost, first given back: rigging from the last section, guns where most are gone. */
function madeGood(state: State, ship: Ship, part: RepairId): MadeGood {
  const { log } = cardOf(state, ship)
  const made: MadeGood = {
    part,
    hull: ship.hull,
    guns: [...ship.guns],
    carronades: [...ship.carronades],
    rigging: [...ship.rigging],
  }
  for (let squares: number = repairs.squares; squares > 0; squares--) {
    if (part === 'hull') made.hull = Math.min(log.hull, made.hull + 1)
    if (part === 'rigging') giveBack(made.rigging, log.rigging, last)
    if (part === 'guns' && !giveBack(made.guns, quartersOf(log.guns), most))
      giveBack(made.carronades, quartersOf(log.carronades), most)
  }
  return made
}

/** [WS-020] */
function quartersOf(squares: number): number[] {
  const bow = Math.ceil(squares / 2)
  return [bow, squares - bow, bow, squares - bow]
}

type Pick = (gone: readonly number[]) => number
const last: Pick = gone => gone.findLastIndex(squares => squares > 0)
const most: Pick = gone => (Math.max(...gone) > 0 ? gone.indexOf(Math.max(...gone)) : -1)

/** One square more where the choice falls; false where nothing is gone. */
function giveBack(squares: number[], whole: readonly number[], choice: Pick): boolean {
  const at = choice(whole.map((full, index) => full - (squares[index] ?? 0)))
  if (at < 0) return false
  squares[at] = (squares[at] ?? 0) + 1
  return true
}
