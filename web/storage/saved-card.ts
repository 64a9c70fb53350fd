import type { Language, Message } from '@grognard/umpire'
import { errorIn, isRecord } from '@grognard/umpire/shape.ts'
import type { Shape } from '@grognard/umpire/shape.ts'
import type { PlayerKind, Players } from '../shared/player-kind.ts'
import type { RolledDie } from '../shared/rolled-dice.ts'

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
