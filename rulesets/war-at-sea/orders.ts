import type { OrderOf } from '@grognard/umpire'
import type { fireShape } from './chapters/gunnery/fire.ts'
import type { pivotShape } from './chapters/movement/pivot.ts'
import type { sailShape } from './chapters/movement/sail.ts'

/** Everything a player can say at the table, by the chapter that takes it. */
export type Order =
  | SailOrder
  | OrderOf<'pivot', typeof pivotShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'done'>

export type SailOrder = OrderOf<'sail', typeof sailShape>
