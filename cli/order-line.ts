import { errorIn, isRecord, messageOfError } from '@grognard/umpire'
import type { Kind, Message, Shape } from '@grognard/umpire'
import { readRow, rowForms } from './typed-rows.ts'
import { jsonFrom, listFrom, read, withUnits } from './typed-values.ts'
import { asTyped } from './units.ts'
import type { Units } from './units.ts'

const opening = '[{'
const closing = ']}'

/**
 * A typed line cut at its blanks; quotes and brackets hold together what they enclose.
 * Quotes outside brackets are dropped, those inside belong to the JSON.
 */
export function piecesOf(line: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let depth = 0
  let isQuoted = false
  let isBegun = false
  for (let i = 0; i < line.length; i++) {
    const sign = line.charAt(i)
    const isEscaped = depth > 0 && line.charAt(i - 1) === '\\'
    if (sign === '"' && !isEscaped) isQuoted = !isQuoted
    if (!isQuoted && opening.includes(sign)) depth += 1
    if (!isQuoted && closing.includes(sign)) depth = Math.max(0, depth - 1)
    const isBlank = /\s/.test(sign) && !isQuoted && depth === 0
    if (!isBlank) {
      isBegun = true
      if (sign !== '"' || depth > 0) piece += sign
    }
    if (isBegun && (isBlank || i === line.length - 1)) {
      pieces.push(piece)
      piece = ''
      isBegun = false
    }
  }
  return pieces
}

/** An order as typed: read, or why it could not be. */
export type ReadOrder = { order: Kind } | { fault: string | Message; kind?: string }

/** The kinds of order that may be typed, each with the fields to fill in and its name in words. */
export interface OrderForm {
  kind: string
  name: string
  fields: Record<string, Shape>
}

export type Offers = (kind: string) => readonly Kind[]

/** Reads `KIND field=value …`, `KIND value …` or a whole order as JSON. */
export function readOrder(
  line: string,
  forms: readonly OrderForm[],
  units: Units,
  legalOrders: Offers = () => [],
): ReadOrder {
  if (line.startsWith('{')) return readJsonOrder(line, forms, units)
  const [word = '', ...rest] = piecesOf(line)
  const form = formOf(word, forms)
  if (!form) return { fault: word }
  const typed = fieldsFrom(form.fields, rest, units)
  const fields = withAgreed(form, withDefaults(form.fields, typed), legalOrders)
  const fault = errorIn({ type: 'record', fields: form.fields }, fields)
  if (fault) return { fault: messageOfError(asTyped(fault, units)), kind: form.kind }
  return { order: { kind: form.kind, ...fields } }
}

function readJsonOrder(line: string, forms: readonly OrderForm[], units: Units): ReadOrder {
  const given = jsonFrom(line)
  if (!isRecord(given) || typeof given.kind !== 'string') return { fault: 'JSON' }
  const { kind, ...fields } = given
  const form = forms.find(one => one.kind === kind)
  const read = form ? withUnits({ type: 'record', fields: form.fields }, fields, units) : fields
  return { order: { ...(isRecord(read) ? read : fields), kind } }
}

/** The kind itself, its name in words, or the beginning of one kind alone. */
export function formOf(word: string, forms: readonly OrderForm[]): OrderForm | undefined {
  const typed = word.toLowerCase()
  const exact = forms.find(form => [form.kind, form.name].some(one => one.toLowerCase() === typed))
  if (exact || typed === '') return exact
  const begun = forms.filter(form => form.kind.toLowerCase().startsWith(typed))
  return begun.length === 1 ? begun[0] : undefined
}

type Fields = Record<string, unknown>

function fieldsFrom(
  shapes: Record<string, Shape>,
  pieces: readonly string[],
  units: Units,
): Fields {
  const fields: Fields = {}
  const loose: string[] = []
  for (const piece of pieces) {
    const [, name = '', text = ''] = /^([A-Za-z_]\w*)=(.*)$/s.exec(piece) ?? []
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    if (shape) fields[name] = read(shape, text, units)
    else if (name !== '') fields[name] = text
    else if (Object.hasOwn(shapes, piece) && shapes[piece]?.type === 'yesNo') fields[piece] = true
    else loose.push(piece)
  }
  fillInOrder(shapes, fields, loose, units)
  return fields
}

/** Values without a name go to the fields still empty; a list takes what later fields leave. */
function fillInOrder(
  shapes: Record<string, Shape>,
  fields: Fields,
  loose: string[],
  units: Units,
): void {
  const empty = Object.entries(shapes).filter(([name]) => !Object.hasOwn(fields, name))
  empty.forEach(([name, shape], i) => {
    const later = empty.slice(i + 1).filter(([, other]) => other.type !== 'yesNo').length
    const isSpread = shape.type === 'list' && !loose[0]?.startsWith('[')
    const count = isSpread ? spread(shape.of, loose, later, units) : 1
    const taken = loose.splice(0, count)
    if (taken.length === 0) return
    fields[name] = isSpread ? listFrom(shape.of, taken, units) : read(shape, taken[0] ?? '', units)
  })
  if (loose.length > 0) fields[loose.join(' ')] = null
}

/** How many values a list without brackets takes: a row of words and numbers as far as it goes. */
function spread(of: Shape, loose: readonly string[], later: number, units: Units): number {
  const forms = rowForms(of)
  const hasWords = forms.some(({ word }) => word)
  const { taken } = hasWords ? readRow(forms, loose, units, true) : { taken: 0 }
  return taken > 0 ? taken : Math.max(1, loose.length - later)
}

/** A number or choice that all offered orders like this one agree on need not be typed, nor a name that none of them has. */
function withAgreed(
  { kind, fields: shapes }: OrderForm,
  fields: Fields,
  legalOrders: Offers,
): Fields {
  const missing = Object.entries(shapes).filter(
    ([name, shape]) => !Object.hasOwn(fields, name) && (isSmall(shape) || shape.type === 'text'),
  )
  if (missing.length === 0) return fields
  const all = legalOrders(kind).map(plain)
  const fitting = all.filter(offer => isAlike(offer, fields))
  const names = onlyNames(shapes, fields)
  const alike = fitting.length > 0 ? fitting : all.filter(offer => isAlike(offer, names))
  const agreed = missing.flatMap(([name, shape]) => {
    const [value, ...others] = new Set(alike.map(offer => offer[name]))
    const isAgreed = others.length === 0 && value !== undefined && (isSmall(shape) || value === '')
    return isAgreed ? [[name, value]] : []
  })
  return { ...fields, ...Object.fromEntries(agreed) }
}

/** The pieces that are named, without the choices. */
function onlyNames(shapes: Record<string, Shape>, fields: Fields): Fields {
  const names = Object.entries(fields).filter(([name]) => {
    const shape = shapes[name]
    return shape?.type !== 'text' || shape.values === undefined
  })
  return Object.fromEntries(names)
}

function isSmall(shape: Shape): boolean {
  return shape.type === 'text'
    ? shape.values !== undefined
    : ['integer', 'number'].includes(shape.type)
}

function plain(order: Kind): Fields {
  return { ...order }
}

/** Whether it names the same pieces and choices; its numbers may be others. */
function isAlike(offer: Fields, fields: Fields): boolean {
  return Object.entries(fields).every(
    ([name, value]) => typeof value !== 'string' || offer[name] === value,
  )
}

/** Choices that are meant where nothing is said. */
const USUAL = ['none', 'normal']

/** What is not said is not wanted: a yes-or-no is no, what may be nothing is nothing. */
function withDefaults(shapes: Record<string, Shape>, fields: Fields): Fields {
  const full = { ...fields }
  for (const [name, shape] of Object.entries(shapes)) {
    const usual = Object.hasOwn(full, name) ? undefined : usualOf(shape)
    if (usual !== undefined) full[name] = usual
  }
  return full
}

/** What a field is that is left out; undefined where it must be said, or agreed on by what is offered. */
export function usualOf(shape: Shape): string | false | null | undefined {
  if (shape.type === 'yesNo') return false
  if (mayBeNothing(shape)) return null
  return shape.type === 'text' ? USUAL.find(value => shape.values?.includes(value)) : undefined
}

function mayBeNothing(shape: Shape): boolean {
  return shape.type === 'nothing' || (shape.type === 'oneOf' && shape.of.some(mayBeNothing))
}
