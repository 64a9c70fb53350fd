import { field } from '@grognard/umpire'
import { abilityIds } from '../book/tables/abilities.ts'
import { weapons } from '../book/tables/cards.ts'
import { millimetre } from '../book/tables/measures.ts'

/** The largest table is a few metres. */
const farthest = 10_000 * millimetre

export const along = field.length(-farthest, farthest)
export const distance = field.length(0, farthest)
export const heading = field.angle(0, 35_999)
export const turn = field.integer(0, 10_000)
export const die = field.integer(1, 6)
export const count = field.integer(0, 1000)
export const weapon = field.one(weapons)
export const ability = field.one(abilityIds)
/** The id of a unit where it is spoken of. */
export const unit = field.refersTo('unit')
export const plane = field.refersTo('aircraft')
