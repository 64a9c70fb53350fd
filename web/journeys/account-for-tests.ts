import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mailboxForTests, tokenIn } from '@grognard/server/accounts/mailbox-for-tests.ts'
import { pushKeysIn } from '@grognard/server/notices/push-keys.ts'
import { createMailer } from '@grognard/server/notices/send-mail.ts'
import type { OfferedHere } from '@grognard/server/offers.ts'
import { startSite } from './site-for-tests.ts'
import type { Site } from './site-for-tests.ts'

/** A site that sends mail, to a mailbox in which it can be read. Browsers make passkeys for localhost alone. */
export async function siteWithMail(): Promise<Site & { tokens: string[] }> {
  const tokens: string[] = []
  const mailbox = await mailboxForTests(({ text }) => void tokens.push(tokenIn(text)))
  const offers: OfferedHere = {
    publicUrl: null,
    mail: createMailer(new URL(mailbox.address), 'Umpire <umpire@example.org>'),
    push: pushKeysIn(join(mkdtempSync(join(tmpdir(), 'grognard-keys-')), 'keys.json')),
    mayCallPrivate: false,
  }
  const site = await startSite(offers)
  const url = site.url.replace('127.0.0.1', 'localhost')
  offers.publicUrl = url
  return {
    url,
    folder: site.folder,
    tokens,
    async close() {
      await site.close()
      await mailbox.close()
    },
  }
}
