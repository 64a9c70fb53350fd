import type { Part } from '../parts.ts'
import type { State } from '../state.ts'
import { partsFor } from './sheets.ts'
import { byCode } from '../text-order.ts'

/** [BA-1.1.3-08] The same text for the same order; empty where nothing can be read. */
export function orderKeyOf(state: State, unit: string): string {
  return partsFor(state, unit).map(keyOfPart).toSorted(byCode).join(' ')
}

/** Order of the fields does not matter, for players' programs write them as they like. */
export function keyOfPart(part: Part): string {
  return Object.entries(part)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .toSorted(byCode)
    .join(',')
}
