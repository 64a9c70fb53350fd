import { field, joinNames, judgeBy } from '@grognard/umpire'
import type { Of, Seat, Value } from '@grognard/umpire'
import { mostUnits, sampleFleetIds } from '../../book/tables/fleets.ts'
import {
  airbaseOf,
  cardNamed,
  cardsFor,
  chargesOf,
  countAboard,
  countAshore,
  doubled,
  fleetBy,
  fleetByChance,
  homelessIn,
  isEarlyEnough,
  isOfTheatre,
  isOnSide,
  middling,
  musteredFrom,
  sampleFleet,
  shipsAmong,
  tastes,
  valueOf,
} from '../../model/muster.ts'
import { commandersOn, taskGroups } from '../../model/commanders.ts'
import { bases } from '../../model/state.ts'
import type { Enlisted, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal, WasTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { stock } from './stock.ts'
import { nameOnRoster } from '../../model/names.ts'

/** A fleet that a seat would build. */
interface Mustering {
  state: State
  seat: Seat
  units: readonly Enlisted[]
}

/** The name of the first card that does not fit. */
function misfit(
  { state, units }: Mustering,
  fits: (state: State, card: NonNullable<ReturnType<typeof cardNamed>>) => boolean,
): Value | undefined {
  for (const { card } of units) {
    const row = cardNamed(card)
    if (row && !fits(state, row)) return nameOnRoster(card)
  }
  return undefined
}

/** [WAS-051] Several share the side, and not each can have a ship. */
function lacksShips(mustering: Mustering): boolean {
  const commanders = commandersOn(mustering.state, mustering.seat)
  return commanders > 1 && shipsIn(mustering) < commanders
}

const shipsIn = ({ units }: Mustering): number => shipsAmong(units.map(({ card }) => card)).length

const fleetRefusals: readonly WasRefusal<Mustering>[] = [
  stop('WAS-025', 'was.refuse.unknownCard', ({ seat, units }) =>
    units.some(({ card }) => {
      const row = cardNamed(card)
      return !row || !isOnSide(row, seat)
    }),
  ),
  refuse(
    'WAS-025',
    'was.refuse.tooManyPoints',
    ({ state: { rules }, units }) => rules.fleetPoints > 0 && valueOf(units) > rules.fleetPoints,
    ({ state, units }) => ({ value: valueOf(units), limit: state.rules.fleetPoints }),
  ),
  refuse('WAS-051', 'was.refuse.shipForEach', lacksShips, mustering => ({
    commanders: commandersOn(mustering.state, mustering.seat),
    ships: shipsIn(mustering),
  })),
  refuse(
    'WAS-026',
    'was.refuse.takenTwice',
    ({ state, units }) => state.rules.hasUniqueShips && doubled(units) !== undefined,
    ({ units }) => ({ unit: doubled(units) ?? '' }),
  ),
  refuse(
    'WAS-027',
    'was.refuse.tooLate',
    mustering => misfit(mustering, isEarlyEnough) !== undefined,
    mustering => ({
      unit: misfit(mustering, isEarlyEnough) ?? '',
      year: String(mustering.state.rules.latestYear),
    }),
  ),
  refuse(
    'WAS-027',
    'was.refuse.otherTheatre',
    mustering => misfit(mustering, isOfTheatre) !== undefined,
    mustering => ({ unit: misfit(mustering, isOfTheatre) ?? '' }),
  ),
  refuse(
    'WAS-029',
    'was.refuse.noCarrier',
    ({ units }) => homelessIn(units) !== undefined,
    ({ units }) => ({ unit: homelessIn(units) ?? '' }),
  ),
  refuse(
    'WAS-028',
    'was.refuse.airbaseFull',
    ({ state, seat, units }) => countAshore(units) > airbaseOf(state, seat),
    ({ state, seat, units }) => ({ count: countAshore(units), room: airbaseOf(state, seat) }),
  ),
]

export const musterShape = {
  units: field.list(
    field.record({ card: field.text(40), base: field.usually('carrier', field.one(bases)) }),
    { fewest: 1, most: mostUnits },
  ),
}

/** [WAS-025] Cards of the roster for the points that were agreed on; both fleets are shown together. */
export const muster: WasOrderRules<'muster'> = {
  shape: musterShape,
  judge: (state, seat, { units }) => judgeBy(fleetRefusals, { state, seat, units }),
  execute: (table, seat, { units }) =>
    table.emit({ kind: 'fleetBuilt', seat, units: units.map(unit => ({ ...unit })) }),
  legalOrders: fleetsFor,
  sample(state, seat, dice) {
    const ready = fleetsFor(state, seat)
    const at = dice.roll(2 * ready.length) - 1
    const units = fleetByChance(state, seat, sides => dice.roll(sides))
    return ready[at] ?? { kind: 'muster', units }
  },
  tool: {
    tool: 'form',
    start: (state, seat) => ({ kind: 'muster', units: readyFleet(state, seat) }),
    choices: (state, seat) => ({
      card: cardsFor(state, seat).map(({ id, type, points }) => ({
        value: id,
        label: {
          key: 'was.muster.card',
          values: { name: nameOnRoster(id), type: { key: `was.type.${type}` }, points },
        },
      })),
      base: bases.map(base => ({ value: base, label: { key: `was.muster.base.${base}` } })),
    }),
    summary: (state, seat, { units }) => [
      {
        key: 'was.muster.points',
        values: { value: valueOf(units), limit: state.rules.fleetPoints, units: units.length },
      },
      { key: 'was.muster.carriers', values: countAboard(units) },
      {
        key: 'was.muster.airbase',
        values: { count: countAshore(units), room: airbaseOf(state, seat) },
      },
      ...chargesOf(state, seat, units).map(charge => ({
        key: 'was.muster.charge',
        values: { seat: { key: `seat.${charge.seat}` }, names: joinNames(charge.names) },
      })),
    ],
    stock,
  },
  describe: (_state, { units }) => ({
    key: 'was.order.muster',
    values: { units: units.length, names: namesOf(units) },
  }),
}

function fleetsFor(state: State, seat: Seat): Of<Order, 'muster'>[] {
  return tastes.map(taste => ({ kind: 'muster', units: fleetBy(state, seat, taste) }))
}

function namesOf(units: readonly Enlisted[]): Value {
  return joinNames(units.map(({ card }) => nameOnRoster(card)))
}

export const takeFleetShape = { fleet: field.one(sampleFleetIds) }

/** [WAS-031] A sample fleet, as it is. */
export const takeFleet: WasOrderRules<'takeFleet'> = {
  shape: takeFleetShape,
  judge: (state, seat, { fleet }) =>
    judgeBy(fleetRefusals, { state, seat, units: sampleFleet(fleet) }),
  execute: (table, seat, { fleet }) =>
    table.emit({ kind: 'fleetBuilt', seat, units: sampleFleet(fleet) }),
  legalOrders: samplesFor,
  tool: { tool: 'list' },
  describe: (_state, { fleet }) => ({
    key: 'was.order.takeFleet',
    values: {
      fleet: { key: `was.fleet.${fleet}` },
      points: valueOf(sampleFleet(fleet)),
      names: namesOf(sampleFleet(fleet)),
    },
  }),
}

function samplesFor(state: State, seat: Seat): Of<Order, 'takeFleet'>[] {
  return sampleFleetIds
    .filter(fleet => judgeBy(fleetRefusals, { state, seat, units: sampleFleet(fleet) }).allowed)
    .map(fleet => ({ kind: 'takeFleet', fleet }))
}

/** [WAS-031] A sample fleet that is worth the points, else one that is bought for them. */
export function readyFleet(state: State, seat: Seat): Enlisted[] {
  const bought = fleetBy(state, seat, middling)
  const samples = samplesFor(state, seat).map(({ fleet }) => sampleFleet(fleet))
  return samples.find(sample => valueOf(sample) >= valueOf(bought) - slack) ?? bought
}

/** A sample fleet may be so much cheaper than one of our own making, in points. */
const slack = 10

/** [WAS-025] Who still has to build a fleet. */
export function builders(state: State): readonly Seat[] {
  if (!hasFleetsToBuild(state)) return []
  return state.players.filter(({ enlisted }) => enlisted === null).map(({ seat }) => seat)
}

/** [WAS-S-7] Fleets are built in this battle, and have not come on the table. */
export function hasFleetsToBuild({ rules, cards }: State): boolean {
  return rules.fleetPoints > 0 && cards.length === 0
}

/** [WAS-030] Both have built: the fleets lie open, and [WAS-051] those who share one have their ships. */
export function showFleets(table: WasTable): void {
  for (const { seat, enlisted } of table.state.players) {
    if (enlisted === null || enlisted === 'hidden') continue
    table.emit({ kind: 'fleetMustered', seat, ...musteredFrom(seat, enlisted) })
    formTaskGroups(table, seat)
  }
}

/** [WAS-051] The ships of a side in the order of its list, a run for each who shares it. */
function formTaskGroups(table: WasTable, side: Seat): void {
  for (const { seat, charge } of taskGroups(table.state, side, commandersOn(table.state, side)))
    table.emit({ kind: 'taskGroupFormed', seat, units: charge })
}
