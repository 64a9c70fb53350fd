import { recordOf } from '@grognard/umpire'
import type { Battle, Seat } from '@grognard/umpire'
import { isHeading, readLog } from '../battle/record/log-rows.ts'
import type { LogLine } from '../battle/record/log-rows.ts'

/** What only one side was told while the battle lasted. */
export interface SideSecrets {
  seat: Seat
  /** Lines of one kind, the first of each as an example, the rarest kinds first. */
  kinds: { first: LogLine; more: number }[]
}

/** The kinds that are shown for a side. */
const MOST_KINDS = 4

/** What each side kept from the others, as the log of each tells it: only for a battle that is over. */
export function secretsOf(battle: Battle): SideSecrets[] {
  const { game, state } = battle
  const truth = new Set(linesOf(battle, null).map(keyOf))
  const logs = game.seats(state).map(seat => ({ seat, lines: linesOf(battle, seat) }))
  return logs
    .map(({ seat, lines }) => {
      const allies = game.allies(state, seat)
      const others = logs.filter(log => !allies.includes(log.seat))
      const toldThem = new Set(others.flatMap(log => log.lines.map(keyOf)))
      const own = lines.filter(line => truth.has(keyOf(line)) && !toldThem.has(keyOf(line)))
      return { seat, kinds: kindsOf(own) }
    })
    .filter(({ kinds }) => kinds.length > 0)
}

function linesOf(battle: Battle, viewpoint: Seat | null): LogLine[] {
  const { rows } = readLog(null, recordOf(battle, viewpoint))
  return rows.filter((row): row is LogLine => !isHeading(row))
}

/** Events are counted otherwise in each log: what is said at an entry tells lines apart. */
function keyOf({ seq, text }: LogLine): string {
  return `${seq} ${JSON.stringify(text)}`
}

function kindsOf(lines: readonly LogLine[]): SideSecrets['kinds'] {
  const kinds = Map.groupBy(lines, ({ text }) => text.key)
  return [...kinds.values()]
    .toSorted((one, other) => one.length - other.length)
    .slice(0, MOST_KINDS)
    .flatMap(([first, ...more]) => (first ? [{ first, more: more.length }] : []))
}
