import { field } from '@grognard/umpire'
import { ammunitionIds, qualityIds } from '../book/tables/ships.ts'
import { repairIds, shipStatuses, sides } from './state.ts'

export const seat = field.seat
export const ship = field.refersTo('ship')
/** Hexes along either axis; ships may sail far off the sheet. */
export const along = field.integer(-100_000, 100_000)
/** 1 to 6 clockwise from north. */
export const heading = field.integer(1, 6)
export const side = field.one(sides)
export const turn = field.integer(0, 10_000)
export const squares = field.integer(0, 1000)
export const die = field.integer(1, 6)
export const quality = field.one(qualityIds)
export const ammunition = field.one(ammunitionIds)
export const status = field.one(shipStatuses)
export const repair = field.one(repairIds)
export const sails = field.one(['battle', 'full'])
export const aim = field.one(['hull', 'rigging'])
/** A plot as it is written. */
export const plotText = field.text(60)
/** Where a ship lies. */
export const pose = { ship, q: along, r: along, heading }
