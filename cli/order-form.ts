import type { Kind, Shape } from '@grognard/umpire'
import type { OrderForm } from './order-line.ts'

/** How an order is typed in full, as `march unit=TEXT steps=[NUMBER …] halt=yes|no`. */
export function formText({ kind, fields }: OrderForm): string {
  const filled = Object.entries(fields).map(([name, shape]) => `${name}=${valueText(shape)}`)
  return [kind, ...filled].join(' ')
}

/** An order as it would be typed, so that it can be changed and typed again. */
export function orderTyped({ kind, ...fields }: Kind): string {
  const typed = Object.entries(fields).map(([name, value]) => `${name}=${typedValue(value)}`)
  return [kind, ...typed].join(' ')
}

function typedValue(value: unknown): string {
  if (value === null) return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value !== 'string') return JSON.stringify(value)
  return /^[^\s"[\]{}]+$/.test(value) ? value : `"${value}"`
}

function valueText(shape: Shape): string {
  switch (shape.type) {
    case 'text':
      return shape.values ? shape.values.join('|') : 'TEXT'
    case 'integer':
    case 'number':
      return numberText(shape)
    case 'yesNo':
      return 'yes|no'
    case 'nothing':
      return 'none'
    case 'list':
      return `[${valueText(shape.of)}, …]`
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
