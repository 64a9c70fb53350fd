import type { Language, Message } from '@grognard/umpire'
import { errorIn, isRecord } from '@grognard/umpire/shape.ts'
import type { Shape } from '@grognard/umpire/shape.ts'
import type { PlayerKind, Players } from '../shared/player-kind.ts'
import type { RolledDie } from '../shared/rolled-dice.ts'
import { inStores } from './database.ts'

const text: Shape = { type: 'text' }
const whole: Shape = { type: 'integer', from: 0 }
const stood: Shape = { type: 'record', fields: { title: text, turn: text, move: text } }
const die: Shape = { type: 'record', fields: { sides: whole, count: whole, result: whole } }
const message: Shape = {
  type: 'record',
  fields: { key: text, values: { type: 'table', of: { type: 'anything' } } },
  optional: ['values'],
}

const needed: { [Name in keyof SavedCard]?: Shape } = {
  id: text,
  savedAt: { type: 'number' },
  ruleset: text,
  scenario: text,
  players: { type: 'table', of: text },
  orders: { type: 'integer' },
  isOver: { type: 'yesNo' },
}

const besides: { [Name in keyof SavedCard]?: Shape } = {
  revision: whole,
  stood: { type: 'record', fields: { en: stood, de: stood, da: stood } },
  sealed: message,
  thrown: { type: 'list', of: die },
  branchedAt: whole,
  fought: {
    type: 'record',
    fields: {
      result: { type: 'text', values: ['won', 'drawn', 'lost'] },
      against: { type: 'list', of: text },
    },
  },
}

/** The card that stands in the browser's keeping; null where it is none. Fields of other versions do no harm. */
export function cardFrom(value: unknown): SavedCard | null {
  return isCard(value) ? value : null
}

function isCard(value: unknown): value is SavedCard {
  if (!isRecord(value)) return false
  const fits = ([name, shape]: [string, Shape]): boolean => errorIn(shape, value[name]) === null
  const isThere = ([name]: [string, Shape]): boolean => value[name] !== undefined
  return Object.entries(needed).every(fits) && Object.entries(besides).filter(isThere).every(fits)
}

/** How a battle stood when it was kept. */
export interface Stood {
  title: string
  /** Turn and clock. */
  turn: string
  /** Whose move it is; empty when nobody is asked. */
  move: string
}

/** How a battle ended for the owner of the page, and who played against him. */
export interface Fought {
  result: 'won' | 'drawn' | 'lost'
  against: readonly PlayerKind[]
}

/** What is shown of a kept battle without reading it. */
export interface SavedCard {
  id: string
  /** Milliseconds since 1970. */
  savedAt: number
  /** Counted at each keeping, so that no window writes over what it has not read; older battles have none. */
  revision?: number
  ruleset: string
  scenario: string
  players: Players
  orders: number
  isOver: boolean
  /** In words, since its game is not loaded where they are read; older battles have none. */
  stood?: Record<Language, Stood>
  /** Why it is only looked at. */
  sealed?: Message
  /** Real dice that have been rolled and count for the next order. */
  thrown?: readonly RolledDie[]
  /** Of a branch: the entry after which it left another battle. */
  branchedAt?: number
  /** Of a battle that is over and that the owner of the page fought for one side; older battles have none. */
  fought?: Fought
}

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

/** A row of the list: its card, or why there is none that can be shown. */
export type SavedRow =
  | { id: IDBValidKey; card: SavedCard; fault: null }
  | { id: IDBValidKey; card: null; fault: Message }

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

/** Every battle that is kept, the newest first; those that cannot be read come last, each with its fault. */
export async function savedRows(): Promise<SavedRow[]> {
  const rows = await inStores('readonly', async ({ cards, files, get, keys }) => {
    const ids = await keys(cards)
    const withFile = await keys(files)
    const known = new Set(ids.map(nameOf))
    const listed = await Promise.all(
      ids.map(async id => rowOf(id, await get(cards, id).catch(lost))),
    )
    const hasFile = new Set(withFile.map(nameOf))
    const bare = withFile.filter(id => !known.has(nameOf(id))).map(id => faulty(id, 'card'))
    return [
      ...listed.map(row => (hasFile.has(nameOf(row.id)) ? row : faulty(row.id, 'file'))),
      ...bare,
    ]
  })
  return rows.toSorted((a, b) => (b.card?.savedAt ?? 0) - (a.card?.savedAt ?? 0))
}

const lost = (): undefined => undefined

/** Ours are texts; whatever else stands there is called as it would be written. */
export function nameOf(id: IDBValidKey): string {
  return typeof id === 'string' ? id : JSON.stringify(id)
}

function rowOf(id: IDBValidKey, value: unknown): SavedRow {
  const card = cardFrom(value)
  return card && card.id === id ? { id, card, fault: null } : faulty(id, 'card')
}

function faulty(id: IDBValidKey, what: 'card' | 'file'): SavedRow {
  return { id, card: null, fault: { key: `web.saved.fault.${what}` } }
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

/** All that is kept of a battle, to be taken out as it is: its file, or what stands in its place. */
export async function rawBattle(id: IDBValidKey): Promise<string> {
  const [card, file] = await bothOf(id)
  return typeof file === 'string' ? file : JSON.stringify({ card, file }, null, 2)
}

function bothOf(id: IDBValidKey): Promise<readonly [card: unknown, file: unknown]> {
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
