import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Dice } from './dice.ts'
import { evenly } from './seeded-dice.ts'

/** A block of SHA-256 has eight words of 32 bits. */
const WORDS = 8

/**
 * Dice from a keyed hash: block b is HMAC-SHA-256(key, message ‖ b), read as 32-bit words, all
 * numbers big end first. Without the key, dice seen tell nothing about dice to come.
 */
export function keyedDice(key: Uint8Array, message: Uint8Array): Dice {
  let block = new DataView(new ArrayBuffer(0))
  let blocks = 0
  let word = WORDS
  const next = (): number => {
    if (word === WORDS) {
      const bytes = hmac(sha256, key, concatBytes(message, inFourBytes(blocks++)))
      block = new DataView(bytes.buffer, bytes.byteOffset)
      word = 0
    }
    return block.getUint32(4 * word++)
  }
  return { roll: sides => evenly(next, sides) }
}

/** Says what the hash is for, so that no other use of the seed can give the same blocks. */
const entryTag = utf8ToBytes('grognard dice of entry ')

/** The dice of an entry of a battle: the same for the same seed and number, in every engine. */
export function entryDice(seed: string, seq: number): Dice {
  return keyedDice(utf8ToBytes(seed), concatBytes(entryTag, inFourBytes(seq)))
}

function inFourBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, number)
  return bytes
}

/** A seed nobody can guess: 128 random bits of the platform. The only chance here that no seed gives. */
export function freshSeed(): string {
  return bytesToHex(randomBytes(16))
}

/** A seed for another purpose that gives nothing away about the seed it comes from. */
export function derivedSeed(seed: string, purpose: string): string {
  const message = utf8ToBytes(`grognard seed for ${purpose}`)
  return bytesToHex(hmac(sha256, utf8ToBytes(seed), message))
}
