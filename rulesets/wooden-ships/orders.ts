import type { OrderOf } from '@grognard/umpire'
import type {
  changePartyShape,
  formPartyShape,
  standDownShape,
} from './chapters/boarding/shapes.ts'
import type { loseGunsShape } from './chapters/damage/shapes.ts'
import type { ceaseFireShape, fireShape } from './chapters/fire/shapes.ts'
import type {
  cutMastShape,
  grappleShape,
  unfoulShape,
  ungrappleShape,
} from './chapters/grappling/shapes.ts'
import type { plotDivisionShape, plotShape } from './chapters/movement/shapes.ts'
import type { anchorShape, takeTowShape } from './chapters/seamanship/shapes.ts'
import type { relayShape, signalShape } from './chapters/signals/shapes.ts'
import type { loadShape, repairShape, setSailsShape } from './chapters/upkeep/shapes.ts'

/** Everything a player can say, by the chapter that takes it. */
export type Order =
  | OrderOf<'signal', typeof signalShape>
  | OrderOf<'relay', typeof relayShape>
  | OrderOf<'unfoul', typeof unfoulShape>
  | OrderOf<'cutMast', typeof cutMastShape>
  | OrderOf<'grapple', typeof grappleShape>
  | OrderOf<'ungrapple', typeof ungrappleShape>
  | OrderOf<'plot', typeof plotShape>
  | OrderOf<'plotDivision', typeof plotDivisionShape>
  | OrderOf<'anchor', typeof anchorShape>
  | OrderOf<'takeTow', typeof takeTowShape>
  | OrderOf<'formParty', typeof formPartyShape>
  | OrderOf<'changeParty', typeof changePartyShape>
  | OrderOf<'standDown', typeof standDownShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'ceaseFire', typeof ceaseFireShape>
  | OrderOf<'loseGuns', typeof loseGunsShape>
  | OrderOf<'load', typeof loadShape>
  | OrderOf<'repair', typeof repairShape>
  | OrderOf<'setSails', typeof setSailsShape>
  | OrderOf<'seal'>
  | OrderOf<'unseal'>
  | OrderOf<'done'>
