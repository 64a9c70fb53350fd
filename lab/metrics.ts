import type { Game, Kind, Metric, Playable, Recorded, Seat, Shape } from '@grognard/umpire'

/** What a ruleset's metrics come to in one battle, by their names. */
export interface BattleMetrics {
  counts: Record<string, Record<Seat, number>>
  /** Factors that have a value. */
  values: Record<string, string>
  /** Factors that are a seat. */
  seats: Record<string, Seat>
}

const texts: Shape = { type: 'table', of: { type: 'text' } }

export const battleMetricsShape: Shape = {
  type: 'record',
  fields: {
    counts: { type: 'table', of: { type: 'table', of: { type: 'number' } } },
    values: texts,
    seats: texts,
  },
}

/** Adds up what is told in the course of one battle. */
export interface MetricsCollector {
  take(metrics: readonly Metric[]): void
  /** What recorded events tell. The state is changed: it follows the events. */
  follow(game: Game, events: readonly Recorded<Kind>[], before: Playable): void
  /** Undefined where nothing was told. */
  found(): BattleMetrics | undefined
}

export function newCollector(): MetricsCollector {
  const found: BattleMetrics = { counts: {}, values: {}, seats: {} }
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
        take(game.metricsIn(event, before))
        game.applyEvent(before, event)
      }
    },
    found: () => (isEmpty ? undefined : found),
  }
}

function add(found: BattleMetrics, metric: Metric): void {
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
