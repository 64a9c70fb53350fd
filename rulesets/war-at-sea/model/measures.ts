import { millimetre } from '../book/tables/measures.ts'

/** As it is told: 1/10 mm in whole millimetres. */
export function inMillimetres(length: number): number {
  return Math.round(length / millimetre)
}

/** As it is told: 1/100 degree in whole degrees. */
export function inDegrees(angle: number): number {
  return Math.round(angle / 100)
}
