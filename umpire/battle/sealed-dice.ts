import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Seat } from '../kind.ts'

/** A seat's own part in the dice: 32 random bytes, of which all were told the hash first. In hex. */
interface SealedShare {
  seat: Seat
  share: string
  hash: string
}

/**
 * What dice come from that neither the players nor the umpire could choose: the umpire's secret, of
 * which all were told the hash before any share was known, and the shares of the seats. In hex.
 */
export interface DiceSeal {
  /** The battle's name, so that the same secret and shares give other dice elsewhere. */
  battle: string
  secret: string
  commitment: string
  shares: SealedShare[]
}

/** 256 random bits of the platform, in hex. */
export function freshSecret(): string {
  return bytesToHex(randomBytes(32))
}

/** What may be told of a secret or of a share before it is: SHA-256 of its bytes, in hex. */
export function hashOfSecret(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** 32 bytes in lower-case hex, as secrets, shares and their hashes are written. */
function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/**
 * The seed of a sealed battle: HMAC-SHA-256 with the secret as key over a text of the battle's name, a
 * line for each share, and the round. Each time that dice were taken back by consent a round begins,
 * so that the same dice are not rolled again.
 */
export function sealedSeed({ battle, secret, shares }: DiceSeal, round: number): string {
  const lines = shares.map(({ seat, share }) => `${seat} ${share}`)
  const text = ['grognard sealed dice', battle, ...lines, `round ${round}`].join('\n')
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(text)))
}

/** Whose hash does not fit what it was given for; null where all do. */
export function brokenSeal({
  secret,
  commitment,
  shares,
}: DiceSeal): { umpire: true } | { seat: Seat } | null {
  if (!isSecret(secret) || hashOfSecret(secret) !== commitment) return { umpire: true }
  const broken = shares.find(({ share, hash }) => !isSecret(share) || hashOfSecret(share) !== hash)
  return broken ? { seat: broken.seat } : null
}
