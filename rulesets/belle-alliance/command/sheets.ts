import type { Seat } from '@grognard/umpire'
import type { Part } from '../parts.ts'
import type { Sheet, State } from '../state.ts'

type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>

export function findSheet(state: State, unit: string): Sheet | undefined {
  return state.sheets.find(sheet => sheet.unit === unit)
}

/** What is written for the unit, whether it will be followed or not. */
export function partsFor(state: State, unit: string): readonly Part[] {
  return findSheet(state, unit)?.parts ?? []
}

/** The part of that kind that stands on the unit's sheet, whether it will be followed or not. */
export function writtenPart<K extends Part['kind']>(
  state: State,
  unit: string,
  kind: K,
): PartOf<K> | undefined {
  return partsFor(state, unit).find((part): part is PartOf<K> => part.kind === kind)
}

/** [BA-1.1.2-04] The part of that kind, if the unit follows its order; else undefined. */
export function followedPart<K extends Part['kind']>(
  state: State,
  unit: string,
  kind: K,
): PartOf<K> | undefined {
  return findSheet(state, unit)?.result === 'followed' ? writtenPart(state, unit, kind) : undefined
}

/** [BA-1.1.2-05] [BA-1.1.1-02] The seat has sealed its sheets. */
export function hasSealed(state: State, seat: Seat): boolean {
  return state.sides.some(side => side.seat === seat && side.hasSealed)
}
