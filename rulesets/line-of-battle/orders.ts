import type { OrderOf } from '@grognard/umpire'
import type { landShape } from './chapters/boats/land.ts'
import type { transferShape } from './chapters/boats/transfer.ts'
import type { chooseShotShape } from './chapters/command/shot.ts'
import type { proposeShape } from './chapters/ending/agreement.ts'
import type { aimShape, chooseGunsShape } from './chapters/fire/aim.ts'
import type { counterFireShape } from './chapters/fire/counter-fire.ts'
import type { fireShape } from './chapters/fire/fire.ts'
import type { anchorShape, spinShape } from './chapters/manoeuvres/anchor-and-spin.ts'
import type { refloatShape } from './chapters/manoeuvres/refloat.ts'
import type { tackShape } from './chapters/manoeuvres/tack.ts'
import type { boardShape } from './chapters/melee/board.ts'
import type { takeOverShape } from './chapters/melee/take-over.ts'
import type { manPrizeShape } from './chapters/melee/victor.ts'
import type { fleeShape } from './chapters/movement/flee.ts'
import type { sailOnShape } from './chapters/movement/sail-on.ts'
import type { sailShape } from './chapters/movement/sail.ts'
import type { spendShape } from './chapters/points/points.ts'
import type { chooseConditionsShape } from './chapters/setup/conditions.ts'
import type { chooseEdgeShape, chooseQuarterShape } from './chapters/setup/ground.ts'
import type { musterShape } from './chapters/setup/muster.ts'
import type { placeShape } from './chapters/setup/place.ts'

/** Everything a player can say at the table, by the chapter that takes it. */
export type Order =
  | SetupOrder
  | CommandOrder
  | MovementOrder
  | FireOrder
  | MeleeOrder
  | PointsOrder
  | EndingOrder
  | OrderOf<'done'>

type SetupOrder =
  | OrderOf<'chooseConditions', typeof chooseConditionsShape>
  | OrderOf<'muster', typeof musterShape>
  | OrderOf<'chooseQuarter', typeof chooseQuarterShape>
  | OrderOf<'chooseEdge', typeof chooseEdgeShape>
  | OrderOf<'place', typeof placeShape>
  | OrderOf<'enter', typeof placeShape>

type CommandOrder = OrderOf<'chooseShot', typeof chooseShotShape>

export type MovementOrder =
  | SailOrder
  | OrderOf<'sailOn', typeof sailOnShape>
  | OrderOf<'stay'>
  | OrderOf<'tack', typeof tackShape>
  | OrderOf<'anchor', typeof anchorShape>
  | OrderOf<'spin', typeof spinShape>
  | OrderOf<'flee', typeof fleeShape>
  | OrderOf<'refloat', typeof refloatShape>
  | OrderOf<'transfer', typeof transferShape>
  | LandOrder

/** An anchored ship that sails weighs first; `anchor` drops it at the end. */
export type SailOrder = OrderOf<'sail', typeof sailShape>

export type LandOrder = OrderOf<'land', typeof landShape>

type FireOrder =
  | OrderOf<'chooseGuns', typeof chooseGunsShape>
  | OrderOf<'aim', typeof aimShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'counterFire', typeof counterFireShape>
  | OrderOf<'holdFire'>

type MeleeOrder =
  | OrderOf<'board', typeof boardShape>
  | OrderOf<'takeOver', typeof takeOverShape>
  | OrderOf<'manPrize', typeof manPrizeShape>
  | OrderOf<'continueMelee'>
  | OrderOf<'breakOff'>

type PointsOrder = OrderOf<'spend', typeof spendShape> | OrderOf<'keep'>

type EndingOrder = OrderOf<'propose', typeof proposeShape> | OrderOf<'agree'> | OrderOf<'decline'>
