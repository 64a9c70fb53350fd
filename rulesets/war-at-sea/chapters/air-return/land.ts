import { field, isAllowed, judgeBy } from '@grognard/umpire'
import { allowed } from '@grognard/umpire/ruling.ts'
import type { Of, Seat } from '@grognard/umpire'
import { dieSides, lostInDark } from '../../book/tables/dice.ts'
import {
  ashore,
  carriersOf,
  isInTheAir,
  roomAboard,
  roomAshore,
  planeLabel,
} from '../../model/air.ts'
import { mayStandOn } from '../../model/muster.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import {
  cardOf,
  findPlane,
  findUnit,
  hasAbility,
  isAfloat,
  nameOf,
  planeOf,
  typeOf,
} from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal, WasTable } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'

type LandOrder = Of<Order, 'landAt'>

interface Landing {
  state: State
  seat: Seat
  plane: Aircraft | undefined
  home: string
}

const names = ({ state, plane, home }: Landing) => ({
  plane: nameOf(state, plane?.id ?? ''),
  home: nameOf(state, home),
})

const landingRefusals: readonly WasRefusal<Landing>[] = [
  stop(
    'WAS-150',
    'was.refuse.notYourAircraft',
    ({ state, seat, plane }) =>
      plane === undefined || plane.seat !== seat || !needsHome(state, plane),
  ),
  stop(
    'WAS-150',
    'was.refuse.noSuchHome',
    ({ state, seat, home }) => home !== ashore && carrierOf(state, seat, home) === undefined,
  ),
  refuse('WAS-029', 'was.refuse.cannotBase', isForeign, names),
  refuse('WAS-150', 'was.refuse.noRoom', landing => roomAt(landing) <= 0, names),
]

function carrierOf(state: State, seat: Seat, id: string): SeaUnit | undefined {
  return carriersOf(state, seat).find(carrier => carrier.id === id)
}

function isForeign({ state, seat, plane, home }: Landing): boolean {
  const carrier = carrierOf(state, seat, home)
  return (
    plane !== undefined &&
    carrier !== undefined &&
    !mayStandOn(cardOf(state, plane), cardOf(state, carrier))
  )
}

function roomAt({ state, seat, home }: Landing): number {
  const carrier = carrierOf(state, seat, home)
  return carrier ? roomAboard(state, carrier) : roomAshore(state, seat)
}

/** On the table, or aboard a carrier that is gone. */
function needsHome(state: State, plane: Aircraft): boolean {
  if (isInTheAir(plane)) return true
  if (plane.status !== 'ready' || plane.home === ashore) return false
  const carrier = findUnit(state, plane.home)
  return carrier === undefined || !isAfloat(carrier)
}

export const landShape = {
  aircraft: field.piece('mark'),
  /** A carrier, or `ashore`. */
  home: field.text(120),
}

/** [WAS-150] An aircraft goes home. */
export const landAt: WasOrderRules<'landAt'> = {
  shape: landShape,
  judge: (state, seat, { aircraft, home }) =>
    judgeBy(landingRefusals, { state, seat, plane: findPlane(state, aircraft), home }),
  execute: (table, _seat, { aircraft, home }) => landOnce(table, aircraft, home),
  legalOrders: landingsOf,
  tool: {
    tool: 'list',
    piece: ({ aircraft }) => aircraft,
    target: ({ home }) => (home === ashore ? undefined : home),
    label: planeLabel,
  },
  describe: (state, { aircraft, home }) => ({
    key: home === ashore ? 'was.order.landAshore' : 'was.order.landAt',
    values: { plane: nameOf(state, aircraft), home: nameOf(state, home) },
  }),
}

function landOnce(table: WasTable, aircraft: string, home: string): void {
  const { state } = table
  const plane = planeOf(state, aircraft)
  table.emit({ kind: 'landed', aircraft, home, hasToRearm: hasToRearm(state, plane, home) })
}

/** [WAS-151] [WAS-A36] After a flight, at the land airbase; [WAS-A40] and the second to land on a poor carrier. */
function hasToRearm(state: State, plane: Aircraft, home: string): boolean {
  if (hasAbility(state, plane, 'loiter') || !isInTheAir(plane)) return false
  const carrier = findUnit(state, home)
  if (!carrier) return true
  if (!hasAbility(state, carrier, 'poorFacilities')) return false
  const before = state.aircraft.filter(other => other.home === home && other.status === 'resting')
  return before.length === 1
}

export function landingsOf(state: State, seat: Seat): LandOrder[] {
  const coming = state.aircraft.filter(plane => plane.seat === seat && needsHome(state, plane))
  if (coming.length === 0) return []
  const homes = [...carriersOf(state, seat).map(({ id }) => id), ashore]
  return coming.flatMap(plane =>
    homes
      .filter(home => isAllowed(landingRefusals, { state, seat, plane, home }))
      .map(home => ({ kind: 'landAt' as const, aircraft: plane.id, home })),
  )
}

/** [WAS-150] All of them, each where it came from as far as there is room. */
export const landAll: WasOrderRules<'landAll'> = {
  shape: {},
  judge: (state, seat) =>
    landingsOf(state, seat).length > 0 ? allowed : refused('WAS-150', 'was.refuse.nobodyToLand'),
  execute(table, seat) {
    for (let next = nextHome(table.state, seat); next; next = nextHome(table.state, seat))
      landOnce(table, next.aircraft, next.home)
  },
  legalOrders: (state, seat) => (landingsOf(state, seat).length > 0 ? [{ kind: 'landAll' }] : []),
  tool: { tool: 'list', isPrimary: true },
  describe: () => ({ key: 'was.order.landAll' }),
}

/** Whoever can go where it came from first; then who has the fewest places to choose from. */
function nextHome(state: State, seat: Seat): LandOrder | undefined {
  const open = landingsOf(state, seat)
  const choices = (order: LandOrder) =>
    open.filter(({ aircraft }) => aircraft === order.aircraft).length
  const back = open.find(({ aircraft, home }) => planeOf(state, aircraft).home === home)
  return back ?? open.toSorted((one, other) => choices(one) - choices(other))[0]
}

/** [WAS-150] The seat, as long as an aircraft of it has somewhere to land. */
export function seatToLand(state: State, seat: Seat): readonly Seat[] {
  return mayLandMore(state, seat) ? [seat] : []
}

export function mayLandMore(state: State, seat: Seat): boolean {
  return landingsOf(state, seat).length > 0
}

/** [WAS-151] [WAS-171] Before anything lands: who is lost in the dark, and a counter is taken off. */
export function beginReturn(table: WasTable): void {
  if (table.state.light === 'night') loseInTheDark(table)
  takeCounters(table)
}

/** [WAS-171] Patrol bombers find home. */
function loseInTheDark(table: WasTable): void {
  const { state } = table
  for (const plane of state.aircraft) {
    if (!isInTheAir(plane) || typeOf(state, plane) === 'patrolBomber') continue
    if (table.roll(dieSides, 'WAS-171') <= lostInDark)
      table.emit({ kind: 'planeLost', aircraft: plane.id, cause: 'inTheDark' })
  }
}

function takeCounters(table: WasTable): void {
  const aircraft = table.state.aircraft
    .filter(({ rearming, status }) => rearming > 0 && status !== 'lost')
    .map(({ id }) => id)
  if (aircraft.length > 0) table.emit({ kind: 'rearmed', aircraft })
}

/** [WAS-153] Who has found no room is lost. */
export function loseHomeless(table: WasTable): void {
  const { state } = table
  for (const plane of state.aircraft)
    if (plane.status !== 'lost' && needsHome(state, plane))
      table.emit({ kind: 'planeLost', aircraft: plane.id, cause: 'noRoom' })
}
