import { faultIn } from '@grognard/umpire'
import type { Shape } from '@grognard/umpire'

/** The value a text stands for; the text itself where it stands for none, so that the fault names it. */
export function read(shape: Shape, text: string): unknown {
  switch (shape.type) {
    case 'text':
      return text
    case 'integer':
    case 'number':
      return numberIn(text) ?? text
    case 'yesNo':
      return yesNo[text.toLowerCase()] ?? text
    case 'nothing':
      return ['null', 'none', '-'].includes(text) ? null : text
    case 'list':
      return text.startsWith('[') ? jsonFrom(text) : listFrom(shape.of, partsOf(text))
    case 'record':
    case 'table':
    case 'anything':
      return jsonFrom(text) ?? text
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
  const names = shape.type === 'record' ? numberNames(shape.fields) : []
  const isRow = names.length > 0 && texts.every(text => numberIn(text) !== undefined)
  return isRow ? recordsFrom(names, texts) : texts.map(text => read(shape, text))
}

/** The names of the fields where each is a number; none where one is not. */
function numberNames(fields: Record<string, Shape>): string[] {
  const areNumbers = Object.values(fields).every(
    ({ type }) => type === 'integer' || type === 'number',
  )
  return areNumbers ? Object.keys(fields) : []
}

function recordsFrom(names: readonly string[], texts: readonly string[]): unknown[] {
  const count = Math.ceil(texts.length / names.length)
  return Array.from({ length: count }, (_, record) => {
    const values = names.map((name, i) => [name, numberIn(texts[record * names.length + i] ?? '0')])
    return Object.fromEntries(values)
  })
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map(part => part.trim())
}

/** The umpire counts in thousandths of an inch, tenths of a millimetre, hundredths of a degree. */
const units: Record<string, number> = { in: 1000, mm: 10, cm: 100, deg: 100, '°': 100 }

function numberIn(text: string): number | undefined {
  const [, digits, unit = ''] = /^([+-]?\d+(?:\.\d+)?)(in|mm|cm|deg|°)?$/.exec(text) ?? []
  if (digits === undefined) return undefined
  return unit === '' ? Number(digits) : Math.round(Number(digits) * (units[unit] ?? 1))
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
