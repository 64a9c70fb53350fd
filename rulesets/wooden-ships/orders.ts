import type { OrderOf } from '@grognard/umpire'
import type { loseGunsShape } from './chapters/damage/lose-guns.ts'
import type { fireBlankShape, fireShape, holdFireShape } from './chapters/fire/declare.ts'
import type { plotShape } from './chapters/movement/plot.ts'

/** Everything a player can say, by the chapter that takes it. */
export type Order =
  | OrderOf<'plot', typeof plotShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'fireBlank', typeof fireBlankShape>
  | OrderOf<'holdFire', typeof holdFireShape>
  | OrderOf<'loseGuns', typeof loseGunsShape>
  | OrderOf<'seal'>
  | OrderOf<'unseal'>
  | OrderOf<'done'>
