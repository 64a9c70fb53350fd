import type { Dice } from '../dice.ts'
import { copyJson, firstDifference, pathTo } from '../json.ts'

/** A copy of plain data with every leaf but null changed, each to a value of its own. */
export function stirred<Value>(value: Value): Value {
  const copy = copyJson(value)
  stirAll(copy)
  return copy
}

/** Changes every leaf but null in place. */
export function stirAll(value: unknown): void {
  let count = 0
  for (const { holder, name, leaf } of leavesOf(value)) {
    count += 1
    Reflect.set(holder, name, changed(leaf, count))
  }
}

function changed(leaf: unknown, count: number): unknown {
  if (typeof leaf === 'number') return leaf + 1000 + count
  if (typeof leaf === 'string') return `${leaf}~${count}`
  return typeof leaf === 'boolean' ? !leaf : leaf
}

interface Leaf {
  holder: object
  name: string
  leaf: unknown
}

/** Every value that is neither list nor record, with what holds it. */
export function leavesOf(value: unknown): Leaf[] {
  if (!isHolder(value)) return []
  return Object.entries(value).flatMap(([name, leaf]) =>
    isHolder(leaf) ? leavesOf(leaf) : [{ holder: value, name, leaf }],
  )
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Where the value holds a list or record that one of the others holds too; null if nowhere. */
export function sharedWith(value: unknown, ...others: readonly unknown[]): string | null {
  const known = new Set<object>()
  for (const other of others) remember(other, known)
  return firstKnown(value, known, '')
}

function remember(value: unknown, known: Set<object>): void {
  if (!isHolder(value) || known.has(value)) return
  known.add(value)
  for (const part of Object.values(value)) remember(part, known)
}

function firstKnown(value: unknown, known: ReadonlySet<object>, at: string): string | null {
  if (!isHolder(value)) return null
  if (known.has(value)) return at === '' ? 'the whole' : at
  for (const [name, part] of Object.entries(value)) {
    const found = firstKnown(
      part,
      known,
      Array.isArray(value) ? `${at}[${name}]` : pathTo(at, name),
    )
    if (found !== null) return found
  }
  return null
}

/** Where two values differ as text; null where they are identical to the byte. */
export function byteDifference(one: unknown, other: unknown): string | null {
  if (JSON.stringify(one) === JSON.stringify(other)) return null
  return firstDifference(one, other) || 'the whole, or the order of its fields'
}

const junk: readonly unknown[] = [null, true, -1, 0.5, 1e9, '', 'nonsense', [], {}, [[]], { x: 1 }]

/** An order with something wrong in it, or at least changed. */
export function misshapen(order: object, dice: Dice): unknown {
  const copy = copyJson(order)
  const leaves = leavesOf(copy)
  const { holder, name, leaf } = leaves[dice.roll(leaves.length) - 1] ?? {
    holder: copy,
    name: 'kind',
    leaf: '',
  }
  switch (dice.roll(6)) {
    case 1:
      return junk[dice.roll(junk.length) - 1]
    case 2:
      Reflect.deleteProperty(holder, name)
      return copy
    case 3:
      return { ...copy, surplus: 1 }
    case 4:
      Reflect.set(holder, name, changed(leaf, 0))
      return copy
    default:
      Reflect.set(holder, name, junk[dice.roll(junk.length) - 1])
      return copy
  }
}
