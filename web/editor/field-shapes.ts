import type { Json, Shape } from '@grognard/umpire'
import type { Words } from '@grognard/board/words/index.ts'

type NullableShape = Extract<Shape, { type: 'oneOf' }>

/** What may also be nothing, and the shape that it has otherwise. */
export function otherThanNothing(shape: NullableShape): Shape | null {
  const [other, ...more] = shape.of.filter(({ type }) => type !== 'nothing')
  return other && more.length === 0 ? other : null
}

/** The least that fits the shape, for a new entry or a field that is put in. */
export function blankFor(shape: Shape): Json {
  switch (shape.type) {
    case 'text':
      return shape.values?.[0] ?? ''
    case 'integer':
    case 'number':
      return Math.min(Math.max(0, shape.from ?? 0), shape.to ?? 0)
    case 'yesNo':
      return true
    case 'list':
      return Array.from({ length: shape.fewest ?? 0 }, () => blankFor(shape.of))
    case 'record':
      return Object.fromEntries(
        Object.entries(shape.fields)
          .filter(([name, field]) => !isOptional(shape, name, field))
          .map(([name, field]) => [name, blankFor(field)]),
      )
    case 'oneOf':
      return shape.of.some(({ type }) => type === 'nothing') || !shape.of[0]
        ? null
        : blankFor(shape.of[0])
    default:
      return null
  }
}

export function isOptional(
  { optional = [] }: Extract<Shape, { type: 'record' }>,
  name: string,
  field: Shape,
): boolean {
  return field.mayLack === true || optional.includes(name)
}

/** Points are set on the chart. */
export function isListOfPoints(shape: Shape): boolean {
  return shape.type === 'list' && shape.of.type === 'list' && shape.of.of.type === 'number'
}

/** The book's own name of a field, or that of all books. */
export function fieldName(words: Words, name: string): string {
  const own = `file.field.${name}`
  return words.has(own) ? words.say({ key: own }) : words.name('web.file', name)
}

/** `1,2 3,4`, as points are typed. */
export function pointsText(value: Json | undefined): string {
  if (!Array.isArray(value)) return ''
  return value
    .map(pair => (Array.isArray(pair) ? pair.map(part => Number(part)).join(',') : ''))
    .join(' ')
}

/** Null where it is no list of points. */
export function pointsTyped(text: string): Json | null {
  const pairs = text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(pair => pair.split(',').map(Number))
  return pairs.every(pair => pair.length === 2 && pair.every(Number.isFinite)) ? pairs : null
}
