import type { Message } from '@grognard/umpire'
import { inStores } from './database.ts'
import { bothOf } from './saved-battles.ts'
import { cardFrom } from './saved-card.ts'
import type { SavedCard } from './saved-card.ts'

/** Another window has kept the battle since this one read it: nothing was written. */
export class Overtaken extends Error {}

/** A battle that is kept, but not so that it can be read. */
export class Unreadable extends Error {
  readonly reason: Message

  constructor(reason: Message) {
    super(reason.key)
    this.name = 'Unreadable'
    this.reason = reason
  }
}

/**
 * Keeps a battle file under the card's id, in place of the one of the revision before. Throws
 * Overtaken where another stands there, NoRoom where the disk or the quota is full.
 */
export async function saveBattle(card: SavedCard, file: string): Promise<void> {
  await inStores('readwrite', async ({ cards, files, get, put }) => {
    const before = cardFrom(await get(cards, card.id))
    if (before && (before.revision ?? 0) + 1 !== card.revision) throw new Overtaken(card.id)
    await put(cards, card)
    await put(files, file, card.id)
  })
}

/** A battle as it is kept; undefined where there is none. Throws Unreadable. */
export async function savedBattle(
  id: string,
): Promise<{ card: SavedCard; file: string } | undefined> {
  const [found, file] = await bothOf(id)
  if (found === undefined && file === undefined) return undefined
  const card = cardFrom(found)
  if (!card) throw new Unreadable({ key: 'web.saved.fault.card' })
  if (typeof file !== 'string') throw new Unreadable({ key: 'web.saved.fault.file' })
  return { card, file }
}

/** How often the battle has been kept; 0 where it is not. */
export async function savedRevision(id: string): Promise<number> {
  const card = await inStores('readonly', ({ cards, get }) => get(cards, id))
  return cardFrom(card)?.revision ?? 0
}
