import type { Json } from '@grognard/umpire'
import { FORMAT } from './file.ts'

/** A ship without a scratch, as she begins. */
export const whole = { hull: 0, fore: 3, main: 3, mizzen: 3, rudder: true } as const

/** One that has been in a hot action: half of what sinks her, and sails and a mast gone. */
export const battered = { hull: 10, fore: 2, main: 1, mizzen: null, rudder: true } as const

/** [SOL-010] What an author begins with: two ships that close with each other in a northerly wind. */
export const blank: Json = {
  format: FORMAT,
  title: '',
  board: 'standard',
  windFrom: 0,
  sides: [
    { nation: 'england', ships: [{ x: 10, y: 9, heading: 90, ...whole }] },
    { nation: 'france', ships: [{ x: 16, y: 10, heading: 270, ...whole }] },
  ],
}
