import type { Message } from '@grognard/umpire'
import { inStores } from './database.ts'
import type { SavedCard } from './saved-card.ts'

/** A row of the list: its card, or why there is none that can be shown. */
export type SavedRow =
  | { id: IDBValidKey; card: SavedCard; fault: null }
  | { id: IDBValidKey; card: null; fault: Message }

/** What stands in the browser's keeping, not yet read. */
interface Kept {
  listed: readonly { id: IDBValidKey; value: unknown }[]
  withFile: readonly IDBValidKey[]
}

/** Every battle that is kept, the newest first; those that cannot be read come last, each with its fault. */
export async function savedRows(): Promise<SavedRow[]> {
  const kept = await inStores('readonly', async ({ cards, files, get, keys }): Promise<Kept> => {
    const ids = await keys(cards)
    const withFile = await keys(files)
    const listed = ids.map(async id => ({ id, value: await get(cards, id).catch(lost) }))
    return { listed: await Promise.all(listed), withFile }
  })
  const rows = await rowsOf(kept)
  return rows.toSorted((a, b) => (b.card?.savedAt ?? 0) - (a.card?.savedAt ?? 0))
}

/** What reads cards comes only where there are any: the shelf is lighter without. */
async function rowsOf({ listed, withFile }: Kept): Promise<SavedRow[]> {
  if (listed.length + withFile.length === 0) return []
  const { cardFrom } = await import('./saved-card.ts')
  const hasFile = new Set(withFile.map(nameOf))
  const known = new Set(listed.map(({ id }) => nameOf(id)))
  const bare = withFile.filter(id => !known.has(nameOf(id)))
  const rowOf = ({ id, value }: Kept['listed'][number]): SavedRow => {
    if (!hasFile.has(nameOf(id))) return faulty(id, 'file')
    const card = cardFrom(value)
    return card && card.id === id ? { id, card, fault: null } : faulty(id, 'card')
  }
  return [...listed.map(rowOf), ...bare.map(id => faulty(id, 'card'))]
}

const lost = (): undefined => undefined

/** Ours are texts; whatever else stands there is called as it would be written. */
export function nameOf(id: IDBValidKey): string {
  return typeof id === 'string' ? id : JSON.stringify(id)
}

function faulty(id: IDBValidKey, what: 'card' | 'file'): SavedRow {
  return { id, card: null, fault: { key: `web.saved.fault.${what}` } }
}

/** All that is kept of a battle, to be taken out as it is: its file, or what stands in its place. */
export async function rawBattle(id: IDBValidKey): Promise<string> {
  const [card, file] = await bothOf(id)
  return typeof file === 'string' ? file : JSON.stringify({ card, file }, null, 2)
}

export function bothOf(id: IDBValidKey): Promise<readonly [card: unknown, file: unknown]> {
  return inStores('readonly', async ({ cards, files, get }) => [
    await get(cards, id),
    await get(files, id),
  ])
}

export async function removeBattle(id: IDBValidKey): Promise<void> {
  await inStores('readwrite', async ({ cards, files, remove }) => {
    await remove(cards, id)
    await remove(files, id)
  })
}

/** What tells a branch from the battle that it left. */
export function branchName(seq: number): Message {
  return { key: 'web.branch.name', values: { order: seq } }
}
