import type { OrderOf } from '@grognard/umpire'
import type { boardShape } from './chapters/boarding/board.ts'
import type { grapeShape } from './chapters/boarding/grape.ts'
import type { repairShape } from './chapters/disengagement/repair.ts'
import type { dotShape, returnShape } from './chapters/disengagement/return.ts'
import type { batteriesShape } from './chapters/fire/aim.ts'
import type { fireShape } from './chapters/fire/attack.ts'
import type { playCardShape } from './chapters/officers/play-card.ts'
import type { moveShape } from './chapters/sailing/move.ts'
import type { tackShape } from './chapters/sailing/tack.ts'
import type { berthShape } from './chapters/setup/berths.ts'
import type { officersShape } from './chapters/setup/officers.ts'
import type { nationShape } from './chapters/setup/opening.ts'

/** Everything that players can say, chapter by chapter; the fields are those of the shapes. */
export type Order =
  | OrderOf<'chooseNation', typeof nationShape>
  | OrderOf<'chooseOfficers', typeof officersShape>
  | OrderOf<'berth', typeof berthShape>
  | OrderOf<'endTurn'>
  | OrderOf<'move', typeof moveShape>
  | OrderOf<'comeAbout', typeof tackShape>
  | OrderOf<'wear', typeof tackShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'retaliate', typeof batteriesShape>
  | OrderOf<'holdFire'>
  | OrderOf<'board', typeof boardShape>
  | OrderOf<'grape', typeof grapeShape>
  | OrderOf<'callMarines'>
  | OrderOf<'keepMarines'>
  | OrderOf<'playCard', typeof playCardShape>
  | OrderOf<'chooseDot', typeof dotShape>
  | OrderOf<'return', typeof returnShape>
  | OrderOf<'repair', typeof repairShape>
  | OrderOf<'surrender'>
  | OrderOf<'offerDraw'>
  | OrderOf<'agree'>
  | OrderOf<'decline'>
