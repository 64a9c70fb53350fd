import { randomUUID } from 'node:crypto'
import { TableFault } from '../battles/faults.ts'
import { freshToken, hashOfToken } from '../battles/tokens.ts'
import type { AccountRow } from '../store/accounts-schema.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'

/** Milliseconds that a mailed link signs in. */
export const LINK_LASTS = 15 * 60_000

/** So many links go to one address in so many milliseconds; who asks for more is answered alike. */
const MOST_LINKS = 3
const LINK_TIME = 3_600_000

/** A fresh token for a link to this address; null where it has had enough of them. */
export function freshLink(
  store: Store,
  mail: string,
  account: string | null,
): Promise<string | null> {
  const now = Date.now()
  return inTransaction(store, async within => {
    await within
      .deleteFrom('mail_links')
      .where('made_at', '<', now - LINK_TIME)
      .execute()
    const sent = await within
      .selectFrom('mail_links')
      .select('token_hash')
      .where('mail', '=', mail)
      .execute()
    if (sent.length >= MOST_LINKS) return null
    const token = freshToken()
    await within
      .insertInto('mail_links')
      .values({
        token_hash: hashOfToken(token),
        mail,
        account_id: account,
        made_at: now,
        expires_at: now + LINK_LASTS,
        used_at: null,
      })
      .execute()
    return token
  })
}

/**
 * The account that a mailed link opens, made where there is none yet. An address is added to the account
 * of who asked for the link in the browser that asked, and nowhere else: whoever has it sent to a stranger
 * would otherwise draw his seats into his own account. Throws TableFault where it opens nothing.
 */
export async function spendLink(
  within: Store,
  token: string,
  { name, current }: { name: string; current: string | null },
): Promise<AccountRow> {
  const now = Date.now()
  const link = await within
    .updateTable('mail_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (!link)
    throw new TableFault('linkSpent', 'This link has been used or is too old; ask for a new one.')
  const known = await accountWith(within, 'mail', link.mail)
  if (known) return known
  if (link.account_id !== null && link.account_id !== current)
    throw new TableFault('elsewhere', 'This link is opened in the browser that asked for it.')
  const asker = current === null ? null : await accountWith(within, 'id', current)
  if (asker && link.account_id !== null) {
    await within
      .updateTable('accounts')
      .set({ mail: link.mail })
      .where('id', '=', asker.id)
      .execute()
    return { ...asker, mail: link.mail }
  }
  return makeAccount(within, { name, mail: link.mail })
}

function accountWith(within: Store, column: 'id' | 'mail', value: string) {
  return within.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst()
}

export async function makeAccount(
  within: Store,
  { name, mail }: Pick<AccountRow, 'name' | 'mail'>,
): Promise<AccountRow> {
  const account: AccountRow = { id: randomUUID(), name, mail, made_at: Date.now() }
  await within.insertInto('accounts').values(account).execute()
  return account
}
