import { HEADINGS } from '@grognard/geometry/dots/heading.ts'
import { field } from '@grognard/umpire'
import { cardIds } from '../book/tables/cards.ts'
import { resultIds, shotKinds } from '../book/tables/charts.ts'
import { batteriesPerSide, nationIds } from '../book/tables/ship.ts'
import { actions, loads, mastIds, sides } from './state.ts'

/** What fields of states, orders and events hold, each written once. */

export const ship = field.refersTo('ship')

/** A column or row of dots; a ship off the board may be counted beyond the last. */
export const dot = field.integer(-1000, 1000)

/** 0 to 7 clockwise from north. */
export const heading = field.integer(0, HEADINGS - 1)

export const side = field.one(sides)

/** 1 at the bow to 5 at the stern. */
export const battery = field.integer(1, batteriesPerSide)

export const gun = field.record({ side, battery })

export const action = field.one(actions)

export const mast = field.one(mastIds)

export const load = field.one(loads)

export const shotKind = field.one(shotKinds)

export const result = field.one(resultIds)

export const cardId = field.one(cardIds)

export const nation = field.one(nationIds)
