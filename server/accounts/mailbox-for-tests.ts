import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Letter {
  to: string
  raw: string
  text: string
}

/** A mail server that keeps what it is given. */
export async function mailboxForTests(heard: (letter: Letter) => void = () => undefined) {
  const letters: Letter[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Who sends keeps the line for the next letter; milliseconds that it is waited for at the end.
    closeTimeout: 10,
    onData(stream, session, taken) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ')
        const letter = { to, raw, text: decoded(raw) }
        letters.push(letter)
        heard(letter)
        taken()
      })
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    letters,
    address: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

/** Quoted-printable or base64, as the letter says. */
function decoded(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  if (!/transfer-encoding: quoted-printable/i.test(head)) return text
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}

/** The token in the link that a letter brings. */
export function tokenIn(text: string): string {
  const [, token] = /#\/sign-in\/([\w-]+)/.exec(text) ?? []
  if (token === undefined) throw new Error('The letter has no link.')
  return token
}

/** A browser that keeps the cookie it is given. */
export function browserAt(server: string) {
  let cookie = ''
  const ask = async (path: string, question?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server}api/${path}`, {
      method: question ? 'POST' : 'GET',
      headers: {
        ...(question && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...headers,
      },
      ...(question && { body: JSON.stringify(question) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) cookie = set.split(';')[0] ?? ''
    return { status: response.status, set: set ?? '', answer: await response.json() }
  }
  return { ask }
}
