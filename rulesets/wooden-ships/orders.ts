import type { OrderOf } from '@grognard/umpire'
import type { partyShape, standDownShape } from './chapters/boarding/parties.ts'
import type { truceShape } from './chapters/boarding/truce.ts'
import type { loseGunsShape } from './chapters/damage/lose-guns.ts'
import type { fireBlankShape, fireShape, holdFireShape } from './chapters/fire/declare.ts'
import type { fireManyShape } from './chapters/fire/fire-many.ts'
import type { grappleShape } from './chapters/grappling/grapple.ts'
import type { cutMastShape, pairShape } from './chapters/grappling/loosen.ts'
import type { leadShape } from './chapters/plots/lead.ts'
import type { plotManyShape } from './chapters/plots/plot-many.ts'
import type { plotShape } from './chapters/plots/plot.ts'
import type { anchorShape } from './chapters/seamanship/anchor.ts'
import type { takeTowShape } from './chapters/seamanship/tow.ts'
import type { musterShape } from './chapters/setup/muster.ts'
import type { relayShape } from './chapters/signals/relay.ts'
import type { signalLossShape } from './chapters/signals/signal-loss.ts'
import type { signalShape } from './chapters/signals/signal.ts'
import type { takeLeaderShape } from './chapters/signals/take-leader.ts'
import type { loadManyShape, loadShape } from './chapters/upkeep/load.ts'
import type { repairShape } from './chapters/upkeep/repair.ts'
import type { setSailsManyShape, setSailsShape } from './chapters/upkeep/sails.ts'

/** Everything a player can say, by the chapter that takes it. */
export type Order =
  | OrderOf<'muster', typeof musterShape>
  | OrderOf<'plot', typeof plotShape>
  | OrderOf<'plotMany', typeof plotManyShape>
  | OrderOf<'lead', typeof leadShape>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'fireMany', typeof fireManyShape>
  | OrderOf<'fireBlank', typeof fireBlankShape>
  | OrderOf<'holdFire', typeof holdFireShape>
  | OrderOf<'loseGuns', typeof loseGunsShape>
  | OrderOf<'loseGunsFirst'>
  | OrderOf<'party', typeof partyShape>
  | OrderOf<'standDown', typeof standDownShape>
  | OrderOf<'truce', typeof truceShape>
  | OrderOf<'load', typeof loadShape>
  | OrderOf<'loadMany', typeof loadManyShape>
  | OrderOf<'repair', typeof repairShape>
  | OrderOf<'setSails', typeof setSailsShape>
  | OrderOf<'setSailsMany', typeof setSailsManyShape>
  | OrderOf<'unfoul', typeof pairShape>
  | OrderOf<'cutMast', typeof cutMastShape>
  | OrderOf<'grapple', typeof grappleShape>
  | OrderOf<'ungrapple', typeof pairShape>
  | OrderOf<'signal', typeof signalShape>
  | OrderOf<'relay', typeof relayShape>
  | OrderOf<'takeLeader', typeof takeLeaderShape>
  | OrderOf<'signalLoss', typeof signalLossShape>
  | OrderOf<'anchor', typeof anchorShape>
  | OrderOf<'takeTow', typeof takeTowShape>
  | OrderOf<'seal'>
  | OrderOf<'unseal'>
  | OrderOf<'done'>
  | OrderOf<'timeUp'>
