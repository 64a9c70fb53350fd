import type { Metric, Game, Kind, Playable, Recorded, Seat, Shape } from '@grognard/umpire'

/** What a ruleset's findings come to in one battle, by their names. */
export interface Found {
  counts: Record<string, Record<Seat, number>>
  /** Circumstances that have a value. */
  values: Record<string, string>
  /** Circumstances that are a seat. */
  seats: Record<string, Seat>
}

const texts: Shape = { type: 'table', of: { type: 'text' } }

export const foundShape: Shape = {
  type: 'record',
  fields: {
    counts: { type: 'table', of: { type: 'table', of: { type: 'number' } } },
    values: texts,
    seats: texts,
  },
}

/** Adds up what is told in the course of one battle. */
export interface Gatherer {
  take(metrics: readonly Metric[]): void
  /** What recorded events tell. The state is changed: it follows the events. */
  follow(game: Game, events: readonly Recorded<Kind>[], before: Playable): void
  /** Undefined where nothing was told. */
  found(): Found | undefined
}

export function newGatherer(): Gatherer {
  const found: Found = { counts: {}, values: {}, seats: {} }
  let isEmpty = true
  const take = (metrics: readonly Metric[]): void => {
    for (const metric of metrics) {
      isEmpty = false
      add(found, metric)
    }
  }
  return {
    take,
    follow(game, events, before) {
      for (const event of events) {
        take(game.foundIn(event, before))
        game.evolve(before, event)
      }
    },
    found: () => (isEmpty ? undefined : found),
  }
}

function add(found: Found, metric: Metric): void {
  if ('count' in metric) {
    const { count, seat, times = 1 } = metric
    const bySeat = (found.counts[count] ??= {})
    bySeat[seat] = (bySeat[seat] ?? 0) + times
    return
  }
  const { factor } = metric
  delete found.values[factor]
  delete found.seats[factor]
  if ('is' in metric) found.values[factor] = metric.is
  else found.seats[factor] = metric.seat
}
