import { isDeepStrictEqual } from 'node:util'
import type { Kind } from '@grognard/umpire'
import { fieldsTyped } from './order-form.ts'
import type { FieldTyped } from './order-form.ts'
import { readOrder } from './order-line.ts'
import type { Offers, OrderForm } from './order-line.ts'
import type { Units } from './units.ts'

/**
 * The shortest line that means the order: it leaves out what is usual or shared by all offered orders,
 * and the names of the fields where the values are understood without them.
 */
export function shortOrder(
  { kind, ...fields }: Kind,
  form: OrderForm,
  units: Units,
  legalOrders: Offers,
): string {
  const order = { kind, ...fields }
  const lineOf = (texts: readonly string[]): string => [kind, ...texts].join(' ')
  const isMeant = (texts: readonly string[]): boolean => {
    const read = readOrder(lineOf(texts), [form], units, legalOrders)
    return 'order' in read && isDeepStrictEqual(read.order, order)
  }
  const needed = neededOf(fieldsTyped(order, form.fields, units), isMeant)
  return lineOf(shortened(needed, isMeant))
}

type IsMeant = (texts: readonly string[]) => boolean

/** The last is tried first: what comes late in an order is seldom said. */
function neededOf(fields: readonly FieldTyped[], isMeant: IsMeant): readonly FieldTyped[] {
  let needed = fields
  for (const field of fields.toReversed()) {
    const others = needed.filter(other => other !== field)
    if (isMeant(others.map(({ full }) => full))) needed = others
  }
  return needed
}

function shortened(fields: readonly FieldTyped[], isMeant: IsMeant): readonly string[] {
  let texts = fields.map(({ full }) => full)
  for (const [i, { short }] of fields.entries()) {
    const tries = short.map(text => texts.with(i, text))
    texts = tries.find(isMeant) ?? texts
  }
  return texts
}
