import { isPlaced } from '@grognard/umpire'
import type { Battle, Game, Kind, Playable, Recorded } from '@grognard/umpire'

/** Orders of a kept battle whose odds are held against what came of them. */
export interface Foreseeing {
  kinds: readonly string[]
  /** Events of later orders by which something else came of it: an answer, a point spent. */
  disturbing?: readonly string[]
  /** The first orders of each kind are looked at, so many of them. */
  most: number
}

export interface Foreseen {
  /** Orders that came to what had been told, by kind. */
  reached: Record<string, number>
  /** Those that came to something else. */
  missed: string[]
}

/** An order is carried out at once, or after a few others. */
const EVENTS_AHEAD = 60

/** Whether the events of the battle led from each order to one of the states its odds had told. */
export function foreseenIn({ game, file }: Battle, foreseeing: Foreseeing): Foreseen {
  const { kinds, most, disturbing = [] } = foreseeing
  const reached: Record<string, number> = {}
  const missed: string[] = []
  let { start: state } = file
  for (const [seq, { seat, order, events }] of file.entries.entries()) {
    const kind = order?.kind ?? ''
    if (seat !== null && kinds.includes(kind) && (reached[kind] ?? 0) < most) {
      const told = toldStates(game, state, seat, order)
      const later = file.entries.slice(seq + 1).flatMap(entry => entry.events)
      const end = endOf(game, state, { told, events, later: untilDisturbed(later, disturbing) })
      if (end === 'reached') reached[kind] = (reached[kind] ?? 0) + 1
      if (end === 'missed') missed.push(`${seq}: ${JSON.stringify(order)}`)
    }
    state = game.replay(state, events)
  }
  return { reached, missed }
}

/** The states that the odds tell of. A seat's view must have odds too. */
function toldStates(game: Game, state: Playable, seat: string, order: unknown): Set<string> {
  const onView = game.odds(game.view(state, seat), seat, order)
  if (onView.outcomes.length === 0) throw new Error('A view has no odds of an order given on it.')
  return new Set(game.odds(state, seat, order).outcomes.map(way => JSON.stringify(way.state)))
}

interface Ahead {
  told: ReadonlySet<string>
  events: readonly Recorded<Kind>[]
  later: { events: readonly Recorded<Kind>[]; isDisturbed: boolean }
}

function untilDisturbed(
  events: readonly Recorded<Kind>[],
  disturbing: readonly string[],
): Ahead['later'] {
  const near = events.slice(0, EVENTS_AHEAD)
  const end = near.findIndex(({ kind }) => disturbing.includes(kind))
  return end < 0
    ? { events: near, isDisturbed: false }
    : { events: near.slice(0, end), isDisturbed: true }
}

function endOf(
  game: Game,
  before: Playable,
  { told, events, later }: Ahead,
): 'reached' | 'disturbed' | 'missed' {
  const state = game.copy(before)
  if (told.has(JSON.stringify(state))) return 'reached'
  for (const event of [...events, ...later.events]) {
    if (isPlaced(event)) continue
    game.applyEvent(state, event)
    if (told.has(JSON.stringify(state))) return 'reached'
  }
  return later.isDisturbed ? 'disturbed' : 'missed'
}
