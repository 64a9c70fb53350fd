import type { Value } from '@grognard/umpire'

/** Values in a row, with commas between them. */
export function listed(values: readonly Value[]): Value {
  const [first = '', ...rest] = values
  if (rest.length === 0) return first
  return { key: 'ba.points.list', values: { first, rest: listed(rest) } }
}
