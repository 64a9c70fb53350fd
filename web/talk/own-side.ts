import type { TableCard } from '@grognard/remote/index.ts'
import type { Game, Playable, Seat, SeatRecord } from '@grognard/umpire'
import type { SideTalk } from '@grognard/umpire/ruleset.ts'

/** Who sits on which side of a table, and how a side may talk. */
export interface Sides {
  game: Game
  /** Others sit on one's own side. */
  hasOwn: boolean
  /** What limits one's own side now; null where nothing does. */
  limit: SideTalk | null
  /** Counted from 0, as the seats are listed. */
  sideOf(seat: Seat): number
}

interface Asked {
  game: Game
  card: TableCard
  record: SeatRecord | null
  own: Seat
}

export function sidesAt({ game, card, record, own }: Asked): Sides {
  const state = record?.view ?? stateBefore(game, card)
  const alliesOf = (seat: Seat): readonly Seat[] => (state ? game.allies(state, seat) : [seat])
  const firsts = card.seats.map(({ seat }) => alliesOf(seat)[0] ?? seat)
  const sides = [...new Set(firsts)]
  const isLimited = record !== null && card.stage === 'playing'
  return {
    game: record?.game ?? game,
    hasOwn: alliesOf(own).length > 1,
    limit: isLimited ? game.talk(record.view, own) : null,
    sideOf: seat => Math.max(0, sides.indexOf(alliesOf(seat)[0] ?? seat)),
  }
}

/** As the battle will begin; null where that hangs on what players bring. */
function stateBefore(game: Game, { scenario, options }: TableCard): Playable | null {
  try {
    return game.prepare(scenario, options, {})
  } catch {
    return null
  }
}
