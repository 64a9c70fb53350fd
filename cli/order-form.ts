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

function numberText({ type, from, to }: { type: string; from?: number; to?: number }): string {
  const noun = type === 'integer' ? 'WHOLE' : 'NUMBER'
  return from === undefined || to === undefined ? noun : `${from}…${to}`
}

function recordText(fields: Record<string, Shape>): string {
  const parts = Object.entries(fields).map(([name, shape]) => `"${name}": ${valueText(shape)}`)
  return `{${parts.join(', ')}}`
}
