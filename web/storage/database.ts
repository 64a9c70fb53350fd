/** The browser has no room left. */
export class NoRoom extends Error {}

const DATABASE = 'grognard'
const CARDS = 'cards'
const FILES = 'files'

/** What is done within one transaction; a request that fails leaves the others their way. */
export interface Stores {
  cards: IDBObjectStore
  files: IDBObjectStore
  get(store: IDBObjectStore, id: IDBValidKey): Promise<unknown>
  keys(store: IDBObjectStore): Promise<IDBValidKey[]>
  put(store: IDBObjectStore, value: unknown, id?: IDBValidKey): Promise<unknown>
  remove(store: IDBObjectStore, id: IDBValidKey): Promise<unknown>
}

/**
 * One transaction of both stores: cards, and files by the same id. Resolves when it is written; when
 * `work` throws, nothing is. Throws NoRoom when the disk or the quota is full.
 */
export async function inStores<Result>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await transact(database.transaction([CARDS, FILES], mode), work)
  } catch (error) {
    throw error instanceof DOMException ? faultOf(error) : error
  } finally {
    database.close()
  }
}

async function transact<Result>(
  transaction: IDBTransaction,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const written = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(faultOf(transaction.error)))
  })
  try {
    const result = await work(storesOf(transaction))
    await written
    return result
  } catch (error) {
    written.catch(() => undefined)
    abort(transaction)
    throw error
  }
}

function storesOf(transaction: IDBTransaction): Stores {
  return {
    cards: transaction.objectStore(CARDS),
    files: transaction.objectStore(FILES),
    get: (store, id) => answered<unknown>(store.get(id)),
    keys: store => answered(store.getAllKeys()),
    put: (store, value, id) => answered(store.put(value, id)),
    remove: (store, id) => answered(store.delete(id)),
  }
}

/** A transaction that is over already has nothing left to be taken back. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It was over.
  }
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', event => {
      event.preventDefault()
      reject(faultOf(request.error))
    })
  })
}

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

function faultOf(error: DOMException | null): Error {
  if (error?.name === 'QuotaExceededError') return new NoRoom(error.message)
  return error ?? new Error('The browser gave no reason.')
}

/** What a browser may have; none of it off a safe address, and not all of it everywhere. */
export type Keeping = Partial<Pick<StorageManager, 'persist' | 'persisted'>>

/**
 * When a new battle has been kept the browser is asked not to throw it away when room grows scarce.
 * False where it may: it keeps battles as before.
 */
export async function askToStay(
  // A lone name would be a fault where the browser has none.
  keeping: Keeping | undefined = globalThis.navigator?.storage,
): Promise<boolean> {
  try {
    if ((await keeping?.persisted?.()) === true) return true
    return (await keeping?.persist?.()) ?? false
  } catch {
    return false
  }
}
