import { errorIn, isRecord } from '@grognard/umpire'
import type { Shape, Unit } from '@grognard/umpire'
import { numberIn, numberTyped, unitOf } from './units.ts'
import type { Units } from './units.ts'

/**
 * A record that may be typed in a row with others: the word that tells it apart, if it has one, then
 * its numbers, as `20cm wheel 30deg about`.
 */
export interface RowForm {
  shape: Shape
  word: { name: string; values: readonly string[] } | undefined
  numbers: readonly RowNumber[]
}

type NumberShape = Extract<Shape, { type: 'integer' | 'number' }>

interface RowNumber {
  name: string
  shape: NumberShape
  unit: Unit | undefined
  /** The only value it may have, which is not typed. */
  only: number | undefined
}

/** The forms of the records in a list of them; none where they cannot be typed in a row. */
export function rowForms(shape: Shape): readonly RowForm[] {
  if (shape.type === 'record') return formOf(shape)
  if (shape.type !== 'oneOf') return []
  const forms = shape.of.map(rowForms)
  const areTold = forms.every(([form, ...more]) => form?.word && more.length === 0)
  return areTold ? forms.flat() : []
}

function formOf(shape: Extract<Shape, { type: 'record' }>): readonly RowForm[] {
  const fields = Object.entries(shape.fields)
  const words = fields.flatMap(([name, field]) =>
    field.type === 'text' && field.values ? [{ name, values: field.values }] : [],
  )
  const numbers = fields.flatMap(([name, field]) =>
    field.type === 'integer' || field.type === 'number'
      ? [{ name, shape: field, unit: unitOf(field), only: onlyValue(field) }]
      : [],
  )
  const isRow = words.length <= 1 && fields.length === words.length + numbers.length
  return isRow && numbers.length > 0 ? [{ shape, word: words[0], numbers }] : []
}

function onlyValue({ from, to }: { from?: number; to?: number }): number | undefined {
  return from === to ? from : undefined
}

export function typedNumbers({ numbers }: RowForm): readonly RowNumber[] {
  return numbers.filter(({ only }) => only === undefined)
}

/** Whether the numbers alone tell which record it is. */
function needsNoWord(form: RowForm): boolean {
  return form.word === undefined || (form.word.values.length === 1 && typedNumbers(form).length > 0)
}

type Fields = Record<string, unknown>

export interface RowRead {
  records: Fields[]
  /** How many of the texts they took. */
  taken: number
}

/**
 * As many records as the texts begin with. Among other values (`isLoose`) a bare number begins a
 * record only in the first place: further on it may belong to another field.
 */
export function readRow(
  forms: readonly RowForm[],
  texts: readonly string[],
  units: Units,
  isLoose = false,
): RowRead {
  const records: Fields[] = []
  let taken = 0
  while (taken < texts.length) {
    if (isLoose && taken > 0 && /^[+-]?[\d.]+$/.test(texts[taken] ?? '')) break
    const read = recordIn(forms, texts.slice(taken), units)
    if (!read) break
    records.push(read.record)
    taken += read.taken
  }
  return { records, taken }
}

function recordIn(forms: readonly RowForm[], texts: readonly string[], units: Units) {
  for (const form of forms) {
    const [first = ''] = texts
    const isNamed = form.word?.values.includes(first) ?? false
    if (!isNamed && !needsNoWord(form)) continue
    const numbers = numbersIn(form, isNamed ? texts.slice(1) : texts, units)
    if (!numbers) continue
    const word = form.word ? { [form.word.name]: isNamed ? first : form.word.values[0] } : {}
    const taken = Math.min(texts.length, typedNumbers(form).length + (isNamed ? 1 : 0))
    return { record: { ...word, ...numbers }, taken }
  }
  return undefined
}

/** What the last record of numbers alone lacks is 0. */
function numbersIn(form: RowForm, texts: readonly string[], units: Units): Fields | undefined {
  const fields: Fields = {}
  let at = 0
  for (const { name, unit, only } of form.numbers) {
    const text = only === undefined ? texts[at++] : String(only)
    const isLacking = text === undefined && form.word === undefined
    const value = isLacking ? 0 : numberIn(text ?? '', only === undefined ? unit : undefined, units)
    if (value === undefined) return undefined
    fields[name] = value
  }
  return fields
}

/** Records as they would be typed in a row; undefined where one fits no form. */
export function rowTyped(
  forms: readonly RowForm[],
  records: readonly unknown[],
  units: Units,
): string | undefined {
  const texts = records.map(record => recordTyped(forms, record, units))
  return texts.includes(undefined) ? undefined : texts.join(' ')
}

function recordTyped(forms: readonly RowForm[], record: unknown, units: Units): string | undefined {
  const form = forms.find(({ shape }) => errorIn(shape, record) === null)
  if (!form || !isRecord(record)) return undefined
  const isPlain = forms.find(needsNoWord) === form
  const word = form.word && !isPlain ? [String(record[form.word.name])] : []
  const numbers = typedNumbers(form).map(({ name, unit }) =>
    numberTyped(Number(record[name]), unit, units),
  )
  return [...word, ...numbers].join(' ')
}

/** An example of a row, with each of its forms once. */
export function rowExample(forms: readonly RowForm[], units: Units): string {
  const samples = { length: 2 * units.length.size, angle: 45 * units.angle.size }
  const texts = forms.map(form => {
    const word = form.word && forms.find(needsNoWord) !== form ? [form.word.values[0]] : []
    const numbers = typedNumbers(form).map(({ unit }) =>
      unit ? numberTyped(samples[unit], unit, units) : '1',
    )
    return [...word, ...numbers].join(' ')
  })
  return texts.join(' ')
}
