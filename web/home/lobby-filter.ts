import type { SeatCard, TableCard } from '@grognard/remote/index.ts'

/** Which of the open tables are shown. */
export interface LobbyFilter {
  /** Empty for all books. */
  ruleset: string
  /** Those at which one may sit down, or those at which one may look on. */
  shows: 'free' | 'watch' | 'all'
  /** At one sitting, or by turns over days. */
  pace: 'live' | 'turns' | 'all'
}

export const anyTable: LobbyFilter = { ruleset: '', shows: 'all', pace: 'all' }

export function isFree({ kind, name }: SeatCard): boolean {
  return kind === 'person' && name === null
}

export function hasFreeSeat({ stage, seats }: TableCard): boolean {
  return stage === 'waiting' && seats.some(isFree)
}

/** Those with a free seat first, and among them those at which somebody sits and waits at this moment. */
export function shownTables(
  tables: readonly TableCard[],
  { ruleset, shows, pace }: LobbyFilter,
): TableCard[] {
  return tables
    .filter(table => ruleset === '' || table.ruleset === ruleset)
    .filter(table => shows === 'all' || hasFreeSeat(table) === (shows === 'free'))
    .filter(({ clock }) => pace === 'all' || (clock.kind === 'live') === (pace === 'live'))
    .toSorted((one, other) => rankOf(other) - rankOf(one) || other.openedAt - one.openedAt)
}

function rankOf(table: TableCard): number {
  const isAttended = table.seats.some(({ isHere }) => isHere)
  return (hasFreeSeat(table) ? 2 : 0) + (isAttended ? 1 : 0)
}
