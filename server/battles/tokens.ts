import { createHash, randomBytes } from 'node:crypto'

/** What opens a seat or a table: 128 random bits, written so that they fit into a link. */
export function freshToken(): string {
  return randomBytes(16).toString('base64url')
}

/** A table’s name in its address: 96 random bits, so that tables cannot be guessed. */
export function freshTableId(): string {
  return randomBytes(12).toString('base64url')
}

/** All that is kept of a token. */
export function hashOfToken(token: string): string {
  return sha256(token)
}

/** In lower-case hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
