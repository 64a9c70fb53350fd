import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import webPush from 'web-push'
import { ServeError } from '../serve-error.ts'

/** By which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string
  privateKey: string
}

/** The keys in this file; made, for this user’s eyes alone, where there is none yet. Throws ServeError. */
export function pushKeysIn(path: string): PushKeys {
  const text = textOf(path)
  if (text === null) return madeIn(path)
  const keys = keysIn(text)
  if (!keys) throw new ServeError(`${path} holds no push keys: {"publicKey": …, "privateKey": …}`)
  return keys
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw new ServeError(`the push keys ${path} cannot be read`)
  }
}

/** `wx`: of two that start at once one makes them. */
function madeIn(path: string): PushKeys {
  const keys = webPush.generateVAPIDKeys()
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(keys)}\n`, { mode: 0o600, flag: 'wx' })
  } catch {
    throw new ServeError(`the push keys ${path} cannot be written`)
  }
  return keys
}

function keysIn(text: string): PushKeys | null {
  try {
    const { publicKey, privateKey } = JSON.parse(text) as Partial<Record<string, unknown>>
    // A point of P-256 and a number.
    return isKey(publicKey, 65) && isKey(privateKey, 32) ? { publicKey, privateKey } : null
  } catch {
    return null
  }
}

function isKey(key: unknown, bytes: number): key is string {
  return typeof key === 'string' && Buffer.from(key, 'base64url').length === bytes
}
