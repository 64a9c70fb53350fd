import type { OrderOf } from '@grognard/umpire'
import type { unloadShape } from './chapters/ending/cargo.ts'
import type { bombardShape } from './chapters/gunnery/bombard.ts'
import type { fireShape } from './chapters/gunnery/fire.ts'
import type { laySmokeShape } from './chapters/gunnery/smoke.ts'
import type { pivotShape } from './chapters/movement/pivot.ts'
import type { sailShape } from './chapters/movement/sail.ts'
import type { runFastShape } from './chapters/movement/speed.ts'
import type { launchShape } from './chapters/submarines/torpedo.ts'

/** Everything a player can say at the table, by the chapter that takes it. */
export type Order =
  | SailOrder
  | OrderOf<'pivot', typeof pivotShape>
  | OrderOf<'runFast', typeof runFastShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'laySmoke', typeof laySmokeShape>
  | OrderOf<'evade'>
  | OrderOf<'stand'>
  | OrderOf<'launch', typeof launchShape>
  | OrderOf<'bombard', typeof bombardShape>
  | OrderOf<'unload', typeof unloadShape>
  | OrderOf<'done'>

export type SailOrder = OrderOf<'sail', typeof sailShape>
