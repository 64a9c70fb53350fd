import { errorIn, isRecord } from '@grognard/umpire/shape.ts'
import type { Shape } from '@grognard/umpire/shape.ts'
import type { SavedCard } from './saved-battles.ts'

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
