import { faultIn, isRecord } from '@grognard/umpire'
import type { Shape, Unit } from '@grognard/umpire'

/** The value a text stands for; the text itself where it stands for none, so that the fault names it. */
export function read(shape: Shape, text: string): unknown {
  switch (shape.type) {
    case 'text':
      return text
    case 'integer':
    case 'number':
      return numberIn(text, unitOf(shape)) ?? text
    case 'yesNo':
      return yesNo[text.toLowerCase()] ?? text
    case 'nothing':
      return ['null', 'none', '-'].includes(text) ? null : text
    case 'list':
      return listIn(shape.of, text)
    case 'record':
    case 'table':
    case 'anything':
      return withUnits(shape, jsonFrom(text)) ?? text
    case 'oneOf':
      return choiceFrom(shape.of, text)
  }
}

const yesNo: Record<string, boolean> = {
  yes: true,
  true: true,
  on: true,
  ja: true,
  no: false,
  false: false,
  off: false,
  nein: false,
  nej: false,
}

/**
 * A list typed as its values. Records that hold numbers alone may be typed as those numbers in a
 * row, as `2in 45deg 1.5in` for two legs; what the last record lacks is 0.
 */
export function listFrom(shape: Shape, texts: readonly string[]): unknown[] {
  const fields = shape.type === 'record' ? numberFields(shape.fields) : []
  if (fields.length === 0) return texts.map(text => read(shape, text))
  const words = texts.flatMap(text => text.split(/\s+/))
  const isRow = words.every(
    (word, i) => numberIn(word, fields[i % fields.length]?.unit) !== undefined,
  )
  return isRow ? recordsFrom(fields, words) : texts.map(text => read(shape, text))
}

/** A list as JSON, or its values between brackets or without them. */
function listIn(shape: Shape, text: string): unknown {
  const json = text.startsWith('[') ? jsonFrom(text) : undefined
  if (json !== undefined) return withUnits({ type: 'list', of: shape }, json)
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text
  return bare.includes('{') ? text : listFrom(shape, partsOf(bare))
}

interface NumberField {
  name: string
  unit: Unit | undefined
}

/** The fields where each is a number; none where one is not. */
function numberFields(shapes: Record<string, Shape>): NumberField[] {
  const fields = Object.entries(shapes)
  const areNumbers = fields.every(([, { type }]) => type === 'integer' || type === 'number')
  return areNumbers ? fields.map(([name, shape]) => ({ name, unit: unitOf(shape) })) : []
}

function recordsFrom(fields: readonly NumberField[], texts: readonly string[]): unknown[] {
  const count = Math.ceil(texts.length / fields.length)
  return Array.from({ length: count }, (_, record) => {
    const values = fields.map(({ name, unit }, i) => [
      name,
      numberIn(texts[record * fields.length + i] ?? '0', unit),
    ])
    return Object.fromEntries(values)
  })
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map(part => part.trim())
}

function unitOf(shape: Shape): Unit | undefined {
  return shape.type === 'integer' ? shape.unit : undefined
}

/** How many of the umpire's units make up one of those that may be typed. */
const units: Record<Unit, Record<string, number>> = {
  length: { in: 1000 },
  angle: { deg: 100, '°': 100 },
}

function numberIn(text: string, unit: Unit | undefined): number | undefined {
  const [, digits, name = ''] = /^([+-]?\d+(?:\.\d+)?) ?(in|deg|°)?$/.exec(text) ?? []
  if (digits === undefined) return undefined
  if (name === '') return Number(digits)
  const size = unit && units[unit][name]
  return size === undefined ? undefined : Math.round(Number(digits) * size)
}

/** JSON in which lengths and angles may stand as text, "2in", as the umpire's numbers. */
export function withUnits(shape: Shape, value: unknown): unknown {
  if (shape.type === 'integer' && typeof value === 'string')
    return numberIn(value, shape.unit) ?? value
  if (shape.type === 'list' && Array.isArray(value))
    return value.map(part => withUnits(shape.of, part))
  if (shape.type === 'record' && isRecord(value)) return fieldsWithUnits(shape.fields, value)
  return value
}

function fieldsWithUnits(
  shapes: Record<string, Shape>,
  value: Record<string, unknown>,
): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, part]) => {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    return [name, shape ? withUnits(shape, part) : part]
  })
  return Object.fromEntries(fields)
}

/** A text takes anything, so it comes last. */
function choiceFrom(choices: readonly Shape[], text: string): unknown {
  const ordered = choices.toSorted((a, b) => Number(a.type === 'text') - Number(b.type === 'text'))
  for (const choice of ordered) {
    const value = read(choice, text)
    if (!faultIn(choice, value)) return value
  }
  return jsonFrom(text) ?? text
}

export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
