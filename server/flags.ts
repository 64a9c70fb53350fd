import { join } from 'node:path'
import { createMailer } from './notices/send-mail.ts'
import type { Mailer } from './notices/send-mail.ts'
import { pushKeysIn } from './notices/push-keys.ts'
import type { OfferedHere } from './offers.ts'
import { ServeError } from './serve-error.ts'

/** As written on the command line; the environment stands in for what is not. */
export interface OfferFlags {
  publicUrl?: string | undefined
  mail?: string | undefined
  mailFrom?: string | undefined
  pushKeys?: string | undefined
  allowPrivateWebhooks?: boolean | undefined
}

/** What this server offers beside tables. Throws ServeError where a value cannot be so. */
export function offersFrom(flags: OfferFlags, env: NodeJS.ProcessEnv, data: string): OfferedHere {
  const given = (flag: string | undefined, name: string) => flag ?? (env[name] || undefined)
  const address = given(flags.publicUrl, 'GROGNARD_PUBLIC_URL')
  const publicUrl = address === undefined ? null : publicUrlFrom(address)
  const mail = given(flags.mail, 'GROGNARD_MAIL')
  const from = given(flags.mailFrom, 'GROGNARD_MAIL_FROM')
  const pushKeys = given(flags.pushKeys, 'GROGNARD_PUSH_KEYS')
  return {
    publicUrl,
    mail: mail === undefined ? null : mailerFrom(mail, from, publicUrl),
    push: pushKeysIn(pushKeys ?? join(data, 'push-keys.json')),
    mayCallPrivate: flags.allowPrivateWebhooks ?? switchIn(env, 'GROGNARD_ALLOW_PRIVATE_WEBHOOKS'),
  }
}

/** Ends with a slash, so that what stands in it can be put behind it. */
function publicUrlFrom(text: string): string {
  const url = urlIn(text)
  const isPlain = url && url.username === '' && url.search === '' && url.hash === ''
  if (!isPlain || !['http:', 'https:'].includes(url.protocol))
    throw new ServeError(`“${text}” is not an address of a page, such as https://example.org/`)
  return url.href.endsWith('/') ? url.href : `${url.href}/`
}

function mailerFrom(text: string, from: string | undefined, publicUrl: string | null): Mailer {
  const url = urlIn(text)
  // A password may stand in it: the address is not shown.
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '')
    throw new ServeError(
      '--mail is not an address such as smtp://user:password@mail.example.org:587',
    )
  if (
    from === undefined ||
    !/^(?:[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(from)
  )
    throw new ServeError('--mail needs --mail-from, such as "Grognard <umpire@example.org>"')
  if (publicUrl === null)
    throw new ServeError('--mail needs --public-url: links in mails have to lead to this page')
  return createMailer(url, from)
}

/** Throws ServeError where it is neither on nor off. */
function switchIn(env: NodeJS.ProcessEnv, name: string): boolean {
  const value = env[name] ?? ''
  if (!['', '0', '1'].includes(value))
    throw new ServeError(`${name} is 1 for on, or 0 or nothing for off, not “${value}”`)
  return value === '1'
}

function urlIn(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null
}
