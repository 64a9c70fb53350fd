import type { Seat } from '@grognard/umpire'
import { isOn } from '../book/options.ts'
import { classChart } from '../book/tables/class-chart.ts'
import type { ClassRow } from '../book/tables/class-chart.ts'
import { muster } from '../book/tables/class-chart.ts'
import { classes, qualityIds } from '../book/tables/ships.ts'
import type { NationId, QualityId } from '../book/tables/ships.ts'
import { colleaguesOf } from './command.ts'
import { nameFor } from './names-of-ships.ts'
import { advancedFrom, copyLog } from './new-ship.ts'
import { playerOf } from './ships.ts'
import type { Enlisted, ShipCard, State } from './state.ts'

/** [WS-016] The classes that a seat builds from, the dearest first. */
export function classesFor(state: State, seat: Seat): ClassRow[] {
  const { nation } = playerOf(state, seat)
  return classChart
    .filter(row => row.nation === nation)
    .toSorted((one, other) => other.points.AV - one.points.AV)
}

/** [WS-021] [WS-022] */
export function qualitiesIn({ options }: State): QualityId[] {
  return qualityIds.filter(quality => quality !== 'SE' || isOn(options, 'seasonedCrews'))
}

/** [WS-016] What a ship costs; a class that a nation does not have costs nothing. */
export function priceOf(state: State, seat: Seat, { card, quality }: Enlisted): number {
  return classesFor(state, seat).find(({ id }) => id === card)?.points[quality] ?? 0
}

export function valueOf(state: State, seat: Seat, ships: readonly Enlisted[]): number {
  return ships.reduce((sum, ship) => sum + priceOf(state, seat, ship), 0)
}

/** Which of so many that can be paid, dearest first, is taken next. */
export type Taste = (count: number) => number
const dearest: Taste = () => 0
export const middling: Taste = count => Math.floor(count / 2)
const cheapest: Taste = count => count - 1
export const tastes: readonly Taste[] = [dearest, middling, cheapest]

/** What the cheapest ship of a nation costs, with a crew of the middle sort. */
export function cheapestOf(nation: NationId): number {
  return Math.min(...classChart.filter(row => row.nation === nation).map(({ points }) => points.AV))
}

/** A fleet of crews of the middle sort that spends its points by a taste, [WS-047] with a ship for each commander. */
export function fleetBy(state: State, seat: Seat, taste: Taste): Enlisted[] {
  const all = classesFor(state, seat)
  const commanders = colleaguesOf(state, seat).length
  const cheapest = cheapestOf(playerOf(state, seat).nation)
  const ships: Enlisted[] = []
  let left = state.rules.points
  while (ships.length < muster.most) {
    const kept = Math.max(0, commanders - ships.length - 1) * cheapest
    const open = all.filter(({ points }) => points.AV + kept <= left)
    const row = open[Math.min(open.length - 1, taste(open.length))]
    const name = row && nameFor(state, seat, row, ships)
    if (!row || name === undefined) break
    ships.push({ card: row.id, name, quality: 'AV' })
    left -= row.points.AV
  }
  return ships
}

/** [WS-047] The ships of a fleet shared out in the order of its list; the first commanders have those that are left over. */
export function chargesOf(
  state: State,
  seat: Seat,
  ships: readonly Enlisted[],
): { seat: Seat; ships: Enlisted[] }[] {
  const seats = colleaguesOf(state, seat)
  return seats.map((one, place) => ({
    seat: one,
    ships: ships.filter((_ship, at) => Math.floor((at * seats.length) / ships.length) === place),
  }))
}

/** [WS-016] [WS-019] The card of each ship of a fleet that has been built. */
export function cardsFrom(state: State, seat: Seat, enlisted: readonly Enlisted[]): ShipCard[] {
  return enlisted.flatMap((ship, at) => {
    const row = classesFor(state, seat).find(({ id }) => id === ship.card)
    const traits = row && classes[row.class]
    if (!traits) return []
    return [
      {
        id: `${seat}-${at + 1}`,
        name: ship.name.trim(),
        nation: row.nation,
        fleet: playerOf(state, seat).fleet,
        division: `${seat}-${Math.floor(at / muster.division) + 1}`,
        class: row.class,
        rating: row.rating,
        points: row.points[ship.quality],
        battle: traits.battle,
        full: traits.full,
        turning: traits.turning,
        quality: ship.quality,
        log: state.options.game === 'basic' ? copyLog(row.log) : advancedFrom(row.log),
        depth: row.depth,
        isForeAndAft: false,
        isUncoppered: false,
        enters: 1,
        leaders: [],
      },
    ]
  })
}
