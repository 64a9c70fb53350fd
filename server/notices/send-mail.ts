import { createTransport } from 'nodemailer'

/** A letter as it goes out. */
interface Letter {
  to: string
  subject: string
  text: string
  /** Where one request stops letters like this. */
  stop?: string
  /** The same letter sent anew bears the same name. */
  id?: string
}

export interface Mailer {
  /** Rejects where it was not taken. */
  send(letter: Letter): Promise<void>
  close(): void
}

/** Milliseconds within which the mail server has to answer. */
const PATIENCE = 15_000

/** Sends by the server of this address, smtp://user:password@host:port or smtps://…, from this sender. */
export function createMailer(address: URL, from: string): Mailer {
  const { hostname, port, username, password, protocol } = address
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    pool: true,
    maxConnections: 1,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, subject, text, stop, id }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(stop !== undefined && {
            'List-Unsubscribe': `<${stop}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => transport.close(),
  }
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** Why a letter was not taken, without the address to which it was to go. */
export function mailTrouble(error: unknown): Error {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return new Error(`The mail server did not take it: ${code.replaceAll(/[^A-Z0-9_]/g, '')}.`)
}
