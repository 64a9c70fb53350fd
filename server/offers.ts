import type { PushKeys } from './notices/push-keys.ts'
import type { Mailer } from './notices/send-mail.ts'

/** What this server has beyond tables: whatever is null is off, and the page says so. */
export interface OfferedHere {
  /** Where the page is to be found, as https://example.org/ */
  publicUrl: string | null
  mail: Mailer | null
  push: PushKeys | null
  /** Webhooks and push services may lie in private networks. */
  mayCallPrivate: boolean
  /** How soon people are told; for tests. */
  pace?: { wait: number; beat: number }
}

export const nothingMore: OfferedHere = {
  publicUrl: null,
  mail: null,
  push: null,
  mayCallPrivate: false,
}
