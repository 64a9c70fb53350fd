import type { Language, Message, Seat } from '@grognard/umpire'
import type { ThrownDie } from '../dice/thrown-dice.ts'
import type { PlayerKind } from './player-kind.ts'

export type { PlayerKind } from './player-kind.ts'
export type Players = Record<Seat, PlayerKind>

/** How a battle stood when it was kept. */
export interface Stood {
  title: string
  /** Turn and clock. */
  turn: string
  /** Whose move it is; empty when nobody is asked. */
  move: string
}

/** What is shown of a kept battle without reading it. */
export interface SavedCard {
  id: string
  /** Milliseconds since 1970. */
  savedAt: number
  ruleset: string
  scenario: string
  players: Players
  orders: number
  isOver: boolean
  /** In words, since its game is not loaded where they are read; older battles have none. */
  stood?: Record<Language, Stood>
  /** Why it is only looked at. */
  sealed?: Message
  /** Real dice that have been thrown and count for the next order. */
  thrown?: readonly ThrownDie[]
  /** Of a branch: the entry after which it left another battle. */
  branchedAt?: number
}

/** The browser has no room left. */
export class NoRoom extends Error {}

const DATABASE = 'grognard'
const CARDS = 'cards'
const FILES = 'files'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(CARDS, { keyPath: 'id' })
      request.result.createObjectStore(FILES)
    })
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(faultOf(request.error)))
  })
}

/** One transaction; resolves when it is written. Throws NoRoom when the disk or the quota is full. */
async function transact<Result>(
  mode: IDBTransactionMode,
  work: (cards: IDBObjectStore, files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction([CARDS, FILES], mode)
      transaction.addEventListener('abort', () => reject(faultOf(transaction.error)))
      const request = work(transaction.objectStore(CARDS), transaction.objectStore(FILES))
      transaction.addEventListener('complete', () => resolve(request.result))
    })
  } catch (error) {
    throw error instanceof DOMException ? faultOf(error) : error
  } finally {
    database.close()
  }
}

function faultOf(error: DOMException | null): Error {
  if (error?.name === 'QuotaExceededError') return new NoRoom(error.message)
  return error ?? new Error('The browser gave no reason.')
}

/** Keeps a battle file under the card's id, in place of an older one. */
export async function saveBattle(card: SavedCard, file: string): Promise<void> {
  await transact('readwrite', (cards, files) => {
    cards.put(card)
    return files.put(file, card.id)
  })
}

/** The newest first. */
export async function savedCards(): Promise<SavedCard[]> {
  const cards = await transact('readonly', (store): IDBRequest<SavedCard[]> => store.getAll())
  return cards.toSorted((a, b) => b.savedAt - a.savedAt)
}

export async function savedCard(id: string): Promise<SavedCard | undefined> {
  return transact('readonly', (cards): IDBRequest<SavedCard | undefined> => cards.get(id))
}

export async function savedFile(id: string): Promise<string | undefined> {
  return transact('readonly', (_cards, files): IDBRequest<string | undefined> => files.get(id))
}

export async function removeBattle(id: string): Promise<void> {
  await transact('readwrite', (cards, files) => {
    cards.delete(id)
    return files.delete(id)
  })
}
