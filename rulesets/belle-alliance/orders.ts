import type { OrderOf } from '@grognard/umpire'
import type { advanceShape } from './chapters/advance/advance.ts'
import type { eraseShape, strikeShape } from './chapters/command/sheets.ts'
import type { transferBodyShape, transferShape } from './chapters/command/transfer.ts'
import type { helpShape, takeBackShape } from './chapters/declare/orders.ts'
import type { fireShape, rangeShape } from './chapters/fire/orders.ts'
import type { takeRefugeShape } from './chapters/gunners/refuge.ts'
import type { chooseDirectionShape } from './chapters/morale/choose-direction.ts'
import type { reorganiseShape } from './chapters/recovery/reorganise.ts'
import type { deployAsShape, deployShape, deployStaffShape } from './chapters/setup/deploy.ts'
import type { garrisonShape } from './chapters/setup/garrison.ts'
import type { moveStaffShape } from './chapters/staff/move-staff.ts'
import type { replaceChiefShape } from './chapters/staff/replace-chief.ts'
import type { ClauseKind, ClauseOf, ClauseOrder } from './model/clauses.ts'

/** [BA-1.1.2-02] A clause written on a unit's sheet: the order bears the clause's name. */
type WritingOrder = {
  [K in Exclude<ClauseKind, 'transfer'>]: ClauseOrder<ClauseOf<K>>
}[Exclude<ClauseKind, 'transfer'>]

/** Everything that a player can say. */
export type Order =
  | WritingOrder
  | OrderOf<'moveStaff', typeof moveStaffShape>
  | OrderOf<'replaceChief', typeof replaceChiefShape>
  | OrderOf<'strike', typeof strikeShape>
  | OrderOf<'seal'>
  | OrderOf<'unseal'>
  | OrderOf<'erase', typeof eraseShape>
  | OrderOf<'transfer', typeof transferShape>
  | OrderOf<'transferBody', typeof transferBodyShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'range', typeof rangeShape>
  | OrderOf<'advance', typeof advanceShape>
  | OrderOf<'takeRefuge', typeof takeRefugeShape>
  | OrderOf<'chooseDirection', typeof chooseDirectionShape>
  | OrderOf<'reorganise', typeof reorganiseShape>
  | OrderOf<'deploy', typeof deployShape>
  | OrderOf<'deployAs', typeof deployAsShape>
  | OrderOf<'deployStaff', typeof deployStaffShape>
  | OrderOf<'garrison', typeof garrisonShape>
  | OrderOf<'done'>
  | OrderOf<'takeBack', typeof takeBackShape>
  | OrderOf<'beNeighbour', typeof helpShape>
  | OrderOf<'support', typeof helpShape>
