import { errorIn } from '@grognard/umpire'
import type { Kind, Shape, Sort } from '@grognard/umpire'
import { usualOf } from './order-line.ts'
import type { OrderForm } from './order-line.ts'
import { say } from './teller.ts'
import type { Teller } from './teller.ts'
import { rowExample, rowForms, rowTyped, typedNumbers } from './typed-rows.ts'
import type { RowForm } from './typed-rows.ts'
import { numberTyped, unitOf } from './units.ts'
import type { Units } from './units.ts'
import { cliCatalogues } from './words.ts'

/**
 * How an order is typed, as `sail SHIP LENGTH ANGLE … (anchor)`: what may be left out stands in
 * parentheses, and a field has its name where its value does not explain itself.
 */
export function formText({ kind, fields }: OrderForm): string {
  const entries = Object.entries(fields)
  const texts = entries.map(([name, shape], i) => {
    const isFirst = i === 0
    const isLast = entries.slice(i + 1).every(([, { type }]) => type === 'yesNo')
    const isInOrder = entries.slice(0, i).every(([, before]) => usualOf(before) === undefined)
    const isPlain = isInOrder && explainsItself(shape, isFirst, isLast)
    return isPlain ? bareText(shape) : namedText(name, shape)
  })
  return [kind, ...texts].join(' ')
}

/** A piece that comes first, a choice of words, and a row of records at the end. */
function explainsItself(shape: Shape, isFirst: boolean, isLast: boolean): boolean {
  if (usualOf(shape) !== undefined) return false
  if (shape.type === 'list') return isLast && rowForms(shape.of).length > 0
  return shape.type === 'text' && (shape.values !== undefined || isFirst)
}

function bareText(shape: Shape): string {
  return shape.type === 'list' ? valueText(shape).slice(1, -1) : shortText(shape)
}

/** Of many choices the first: all of them are told where one asks for this kind of order. */
const MOST_CHOICES = 6

function shortText(shape: Shape): string {
  const choices = shape.type === 'text' ? (shape.values ?? []) : []
  return choices.length > MOST_CHOICES ? [...choices.slice(0, 2), '…'].join('|') : valueText(shape)
}

function namedText(name: string, shape: Shape): string {
  if (shape.type === 'yesNo') return `(${name})`
  const text = `${name}=${shortText(shape)}`
  return usualOf(shape) === undefined ? text : `(${text})`
}

function fieldText(name: string, shape: Shape): string {
  return `${name}=${valueText(shape)}`
}

/** A field of an order as it would be typed, and shorter ways to type it. */
export interface FieldTyped {
  full: string
  /** The best first. */
  short: readonly string[]
}

/** In the order in which values without names are read. */
export function fieldsTyped(
  order: Kind,
  shapes: Record<string, Shape>,
  units: Units,
): FieldTyped[] {
  const given: Record<string, unknown> = { ...order }
  return Object.entries(shapes).map(([name, shape]) => {
    const value = typedValue(given[name], shape, units)
    return { full: `${name}=${value}`, short: shortTyped(name, shape, given[name], value) }
  })
}

/** A number that may be left out keeps its name, which tells what it counts. */
function shortTyped(name: string, shape: Shape, given: unknown, value: string): readonly string[] {
  if (typeof given === 'boolean') return given ? [name] : []
  const isRow = Array.isArray(given) && !value.includes('{')
  if (!isRow) return given === null || usualOf(shape) === null ? [] : [value]
  const row = value.slice(1, -1)
  const atLast = row.replace(/ 0deg$/, '')
  return [atLast, row, `[${atLast}]`, `${name}=[${atLast}]`]
}

/** An order with all its fields, so that it can be changed and typed again. */
export function orderTyped(order: Kind, shapes: Record<string, Shape>, units: Units): string {
  return [order.kind, ...fieldsTyped(order, shapes, units).map(({ full }) => full)].join(' ')
}

function typedValue(value: unknown, shape: Shape, units: Units): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return typedText(value)
  const fitting = shape.type === 'oneOf' ? shape.of.find(one => !errorIn(one, value)) : shape
  if (typeof value === 'number') return numberTyped(value, fitting && unitOf(fitting), units)
  const isList = fitting?.type === 'list' && Array.isArray(value) && value.length > 0
  const row = isList ? rowTyped(rowForms(fitting.of), value, units) : undefined
  return row === undefined ? JSON.stringify(value) : `[${row}]`
}

/** A text with blanks or brackets is held together by quotes. */
export function typedText(text: string): string {
  return /^[^\s"[\]{}]+$/.test(text) ? text : `"${text}"`
}

export function valueText(shape: Shape): string {
  switch (shape.type) {
    case 'text':
      return shape.values ? shape.values.join('|') : nounOf(shape)
    case 'integer':
    case 'number':
      return numberText(shape)
    case 'yesNo':
      return 'yes|no'
    case 'nothing':
      return 'none'
    case 'list':
      return listText(shape.of)
    case 'record':
      return recordText(shape.fields)
    case 'table':
      return `{"NAME": ${valueText(shape.of)}, …}`
    case 'oneOf':
      return shape.of.map(valueText).join('|')
    case 'anything':
      return 'JSON'
  }
}

/** A name is typed as the id of what it names. */
function nounOf({ role, sort }: Extract<Shape, { type: 'text' }>): string {
  if (!role) return 'TEXT'
  return (sort && nouns[sort]) ?? (role === 'place' ? 'PLACE' : 'PIECE')
}

const nouns: Partial<Record<Sort, string>> = {
  ship: 'SHIP',
  block: 'UNIT',
  rider: 'OFFICER',
  building: 'BUILDING',
  objective: 'OBJECTIVE',
}

function listText(shape: Shape): string {
  const forms = rowForms(shape)
  return forms.length === 0 ? `[${valueText(shape)}, …]` : `[${forms.map(rowText).join(' | ')} …]`
}

/** One record of a row, as `wheel|pivot ANGLE`. */
function rowText(form: RowForm): string {
  const words = form.word ? [form.word.values.join('|')] : []
  return [...words, ...typedNumbers(form).map(({ shape }) => numberText(shape))].join(' ')
}

type NumberShape = Extract<Shape, { type: 'integer' | 'number' }>

function numberText(shape: NumberShape): string {
  const { type, from, to } = shape
  if (shape.type === 'integer' && shape.unit) return shape.unit.toUpperCase()
  const noun = type === 'integer' ? 'WHOLE' : 'NUMBER'
  return from === undefined || to === undefined ? noun : `${from}…${to}`
}

function recordText(fields: Record<string, Shape>): string {
  const parts = Object.entries(fields).map(([name, shape]) => `"${name}": ${valueText(shape)}`)
  return `{${parts.join(', ')}}`
}

/** An example of each list of the order that may be typed in a row between brackets. */
export function rowExamples(form: OrderForm, units: Units): string[] {
  const text = formText(form)
  return Object.entries(form.fields).flatMap(([name, shape]) => {
    const forms = shape.type === 'list' ? rowForms(shape.of) : []
    const isNamed = forms.length > 0 && text.includes(`${name}=[`)
    return isNamed ? [`${name}=[${rowExample(forms, units)}]`] : []
  })
}

/** Whether a length or an angle is to be filled in anywhere in the order. */
export function takesUnits({ fields }: OrderForm): boolean {
  return Object.values(fields).some(hasUnit)
}

function hasUnit(shape: Shape): boolean {
  if (shape.type === 'integer') return shape.unit !== undefined
  if (shape.type === 'list' || shape.type === 'table') return hasUnit(shape.of)
  if (shape.type === 'record') return Object.values(shape.fields).some(hasUnit)
  return shape.type === 'oneOf' && shape.of.some(hasUnit)
}

/** What each field of an order means, a line each, and what it is where it is left out. */
export function fieldLines(teller: Teller, { kind, fields }: OrderForm): string[] {
  return Object.entries(fields).map(([name, shape]) => {
    const about = meaningOf(teller, kind, name)
    const usual = usualText(shape)
    const texts = [
      ...(about === undefined ? [] : [about]),
      ...(usual === undefined ? [] : [say(teller, 'help.leftOut', { usual })]),
    ]
    const form = fieldText(name, shape)
    return texts.length === 0 ? form : say(teller, 'help.field', { form, about: texts.join(' ') })
  })
}

/** In the words of the game for this kind of order, for all its kinds, or as in every game. */
function meaningOf({ game, words }: Teller, kind: string, name: string): string | undefined {
  const keys = [`field.${kind}.${name}`, `field.${name}`, `cli.field.${name}`]
  const known = [game.messages.en, cliCatalogues.en]
  const key = keys.find(one => known.some(catalogue => Object.hasOwn(catalogue, one)))
  return key === undefined ? undefined : words.say({ key })
}

function usualText(shape: Shape): string | undefined {
  const usual = usualOf(shape)
  if (usual === null) return 'none'
  return usual === false ? 'no' : usual
}
