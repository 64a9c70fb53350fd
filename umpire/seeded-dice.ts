import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Dice } from './dice.ts'

/** xoroshiro128+ on 32-bit halves, as published by Blackman and Vigna; integer arithmetic only. */
export interface Generator extends Dice {
  /** The next 32 bits, as a signed integer. */
  next(): number
}

const RANGE = 0x1_0000_0000

/** A generator from four 32-bit words that are not all zero. */
export function generatorFrom(s01: number, s00: number, s11: number, s10: number): Generator {
  const next = (): number => {
    // Said to be 32 bits, the words are added as such; engines would add them as floating-point numbers.
    const out = ((s00 | 0) + (s10 | 0)) | 0
    const a0 = s10 ^ s00
    const a1 = s11 ^ s01
    const old00 = s00
    const old01 = s01
    s00 = (old00 << 24) ^ (old01 >>> 8) ^ a0 ^ (a0 << 16)
    s01 = (old01 << 24) ^ (old00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16))
    s10 = (a1 << 5) ^ (a0 >>> 27)
    s11 = (a0 << 5) ^ (a1 >>> 27)
    return out
  }
  return { next, roll: sides => evenly(next, sides) }
}

/**
 * A die from 32-bit values, signed or not. They are cut into runs as long as there are sides; those
 * in the last, incomplete run are rejected, so that every side is exactly as likely. `%` says the
 * same and takes twice as long.
 */
function evenly(next: () => number, sides: number): number {
  if (!(sides >= 1)) throw new RangeError(`There is no die of ${sides} sides.`)
  for (;;) {
    const bits = next() >>> 0
    const start = Math.floor(bits / sides) * sides
    // `>>> 0` changes no value: whoever counts on from a roll then counts in integers.
    if (start <= RANGE - sides) return ((bits - start) >>> 0) + 1
  }
}

/**
 * Dice that fall the same way for the same seed and stream, in every engine. They are quick, for
 * search and laboratory; who sees enough of them can foretell the rest, so battles of people are
 * played with `entryDice`.
 */
export function seededDice(seed: string, stream = 0): Generator {
  const words = mixed(`${seed}#${stream}`)
  return generatorFrom(words[0], words[1], words[2], words[3] | 1)
}

/** Four words from a text: FNV-1a with four offsets, each finished by a murmur mix. */
function mixed(text: string): [number, number, number, number] {
  return [word(text, 1), word(text, 2), word(text, 3), word(text, 4)]
}

function word(text: string, offset: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(offset, 0x9e3779b1)
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

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
