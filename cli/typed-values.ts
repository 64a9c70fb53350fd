import { errorIn, isRecord } from '@grognard/umpire'
import type { Shape } from '@grognard/umpire'
import { readRow, rowForms } from './typed-rows.ts'
import { numberIn, unitOf } from './units.ts'
import type { Units } from './units.ts'

/** The value a text stands for; the text itself where it stands for none, so that the fault names it. */
export function read(shape: Shape, text: string, units: Units): unknown {
  switch (shape.type) {
    case 'text':
      return text
    case 'integer':
    case 'number':
      return numberIn(text, unitOf(shape), units) ?? text
    case 'yesNo':
      return yesNo[text.toLowerCase()] ?? text
    case 'nothing':
      return ['null', 'none', '-'].includes(text) ? null : text
    case 'list':
      return listIn(shape.of, text, units)
    case 'record':
    case 'table':
    case 'anything':
      return withUnits(shape, jsonFrom(text), units) ?? text
    case 'oneOf':
      return choiceFrom(shape.of, text, units)
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

/** A list typed as its values, or as a row of records. */
export function listFrom(shape: Shape, texts: readonly string[], units: Units): unknown[] {
  const words = texts.flatMap(text => text.split(/\s+/))
  const { records, taken } = readRow(rowForms(shape), words, units)
  const isRow = taken > 0 && taken === words.length
  return isRow ? records : texts.map(text => read(shape, text, units))
}

/** A list as JSON, or its values between brackets or without them. */
function listIn(shape: Shape, text: string, units: Units): unknown {
  const json = text.startsWith('[') ? jsonFrom(text) : undefined
  const isRow = Array.isArray(json) && json.some(isTyped) && rowForms(shape).length > 0
  if (json !== undefined && !isRow) return withUnits({ type: 'list', of: shape }, json, units)
  const bare = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text
  const parts = partsOf(isRow ? bare.replaceAll('"', '') : bare)
  return bare.includes('{') ? text : listFrom(shape, parts, units)
}

/** Of a list that reads as JSON too: a value that is a number of a row, no record. */
function isTyped(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string'
}

function partsOf(text: string): string[] {
  return text.trim() === '' ? [] : text.split(',').map(part => part.trim())
}

/** JSON in which lengths and angles may stand as text, "2in", as the umpire's numbers. */
export function withUnits(shape: Shape, value: unknown, units: Units): unknown {
  if (shape.type === 'integer' && typeof value === 'string')
    return numberIn(value, shape.unit, units) ?? value
  if (shape.type === 'list' && Array.isArray(value))
    return value.map(part => withUnits(shape.of, part, units))
  if (shape.type === 'record' && isRecord(value)) return fieldsWithUnits(shape.fields, value, units)
  return shape.type === 'oneOf' ? choiceWithUnits(shape.of, value, units) : value
}

function choiceWithUnits(choices: readonly Shape[], value: unknown, units: Units): unknown {
  const read = choices.map(choice => ({ choice, value: withUnits(choice, value, units) }))
  const fitting = read.find(one => errorIn(one.choice, one.value) === null)
  return fitting ? fitting.value : value
}

function fieldsWithUnits(
  shapes: Record<string, Shape>,
  value: Record<string, unknown>,
  units: Units,
): Record<string, unknown> {
  const fields = Object.entries(value).map(([name, part]) => {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined
    return [name, shape ? withUnits(shape, part, units) : part]
  })
  return Object.fromEntries(fields)
}

/** A text takes anything, so it comes last. */
function choiceFrom(choices: readonly Shape[], text: string, units: Units): unknown {
  const ordered = choices.toSorted((a, b) => Number(a.type === 'text') - Number(b.type === 'text'))
  for (const choice of ordered) {
    const value = read(choice, text, units)
    if (!errorIn(choice, value)) return value
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
