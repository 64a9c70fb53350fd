import type { OrderOf } from '@grognard/umpire'
import type { plotShape } from './chapters/movement/plot.ts'

/** Everything a player can say, by the chapter that takes it. */
export type Order =
  | OrderOf<'plot', typeof plotShape>
  | OrderOf<'seal'>
  | OrderOf<'unseal'>
  | OrderOf<'done'>
