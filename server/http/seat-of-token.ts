import type { FastifyInstance } from 'fastify'
import { seatOpened } from '@grognard/remote/answers.ts'
import type { SeatOpened } from '@grognard/remote/answers.ts'
import { noSeat } from '../battles/faults.ts'
import { hashOfToken } from '../battles/tokens.ts'
import type { Store } from '../store/open-database.ts'
import { tokenOf } from './token-of.ts'

/** For programs that were given a token and nothing else. */
export function seatOfToken(app: FastifyInstance, store: Store): void {
  app.get(
    '/seat',
    { schema: { summary: 'The table and the seat that the token opens.', answer: seatOpened } },
    request => seatOpenedBy(store, tokenOf(request)),
  )
}

/** Throws TableFault. */
async function seatOpenedBy(store: Store, token: string): Promise<SeatOpened> {
  const found = await store
    .selectFrom('seats')
    .select(['table_id', 'seat'])
    .where('token_hash', '=', hashOfToken(token))
    .executeTakeFirst()
  if (!found) throw noSeat()
  return { table: found.table_id, seat: found.seat }
}
