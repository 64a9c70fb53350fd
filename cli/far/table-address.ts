import { askOnce, Refused } from '@grognard/remote/index.ts'
import type { Fault, TableAddress, TableCard } from '@grognard/remote/index.ts'
import { usageError } from '../usage-error.ts'

/** What opens a seat, as the flags say it. */
export interface SeatFlags {
  server?: string | undefined
  /** A link as the table shows it, or its end: TABLE/TOKEN. */
  seat?: string | undefined
}

const LINK = /^(?:(https?:\/\/[^#]*)?#\/table\/)?([\w-]{1,64})\/([\w-]{1,64})$/

/** The address of a seat. A whole link names its server itself. Throws UsageError. */
export function tableAddress({ server, seat }: SeatFlags): TableAddress {
  if (seat === undefined) throw usageError('far.what')
  const [, own, table, token] = LINK.exec(seat) ?? []
  if (table === undefined || token === undefined) throw usageError('far.link', { text: seat })
  const named = server ?? own
  if (named === undefined) throw usageError('far.what')
  return { server: serverAt(named), table, token }
}

/** With a stroke at its end. Throws UsageError. */
export function serverAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol)) throw usageError('far.server', { text })
  return `${url.origin}${url.pathname.replace(/\/?$/, '/')}`
}

/** The link that opens the seat, in the page as here. */
export function linkOf({ server, table, token }: TableAddress): string {
  return `${server}#/table/${table}/${token}`
}

/** The table as everybody may know it; whether there is a server at all shows here. Throws UsageError. */
export function cardAt({ server, table }: TableAddress): Promise<TableCard> {
  return atFirst(server, () => askOnce<TableCard>(fetch, `${server}api/tables/${table}`, {}))
}

/** What is asked before one sits: asked once, and what goes wrong is told. Throws UsageError. */
export async function atFirst<Answer>(
  server: string,
  ask: () => Promise<Answer>,
  unseated = 'noSeat' as 'noSeat' | 'noToken',
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Refused) throw faultError(server, error.fault, unseated)
    if (error instanceof SyntaxError) throw usageError('far.noTables', { server })
    throw usageError('far.unreached', { server })
  }
}

export function faultError(
  server: string,
  { fault, says }: Fault,
  unseated: 'noSeat' | 'noToken' = 'noSeat',
): Error {
  if (fault === 'unknownTable') return usageError('far.unknownTable', { server })
  if (fault === 'noSeat') return usageError(`far.${unseated}`, { server })
  if (fault === 'taken') return usageError('far.full')
  return usageError('far.refused', { says })
}
