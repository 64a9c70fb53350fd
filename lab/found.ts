import type { Finding, Game, Kind, Playable, Recorded, Seat, Shape } from '@grognard/umpire'

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
  take(findings: readonly Finding[]): void
  /** What recorded events tell. The state is changed: it follows the events. */
  follow(game: Game, events: readonly Recorded<Kind>[], before: Playable): void
  /** Undefined where nothing was told. */
  found(): Found | undefined
}

export function newGatherer(): Gatherer {
  const found: Found = { counts: {}, values: {}, seats: {} }
  let isEmpty = true
  const take = (findings: readonly Finding[]): void => {
    for (const finding of findings) {
      isEmpty = false
      add(found, finding)
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

function add(found: Found, finding: Finding): void {
  if ('count' in finding) {
    const { count, seat, times = 1 } = finding
    const bySeat = (found.counts[count] ??= {})
    bySeat[seat] = (bySeat[seat] ?? 0) + times
    return
  }
  const { circumstance } = finding
  delete found.values[circumstance]
  delete found.seats[circumstance]
  if ('is' in finding) found.values[circumstance] = finding.is
  else found.seats[circumstance] = finding.seat
}
