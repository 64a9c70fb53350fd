import type { OrderOf } from '@grognard/umpire'
import type { spotShape } from './chapters/air-attack/spot.ts'
import type { strikeShape } from './chapters/air-attack/strike.ts'
import type { togetherShape } from './chapters/air-attack/strike-together.ts'
import type { barrageShape } from './chapters/air-defense/barrage.ts'
import type { dogfightShape, shootDownShape } from './chapters/air-defense/shoot-down.ts'
import type { endureShape } from './chapters/air-mission/ashore.ts'
import type { flyShape } from './chapters/air-mission/fly.ts'
import type { sortieShape } from './chapters/air-mission/scramble.ts'
import type { landShape } from './chapters/air-return/land.ts'
import type { unloadShape } from './chapters/ending/cargo.ts'
import type { bombardShape } from './chapters/gunnery/bombard.ts'
import type { fireShape } from './chapters/gunnery/fire.ts'
import type { fireManyShape } from './chapters/gunnery/fire-many.ts'
import type { laySmokeShape } from './chapters/gunnery/smoke.ts'
import type { leadShape } from './chapters/movement/lead.ts'
import type { pivotShape } from './chapters/movement/pivot.ts'
import type { deployShape } from './chapters/setup/deploy.ts'
import type { musterShape, takeFleetShape } from './chapters/setup/muster.ts'
import type { chooseSideShape } from './chapters/setup/sides.ts'
import type { sailShape } from './chapters/movement/sail.ts'
import type { runFastShape } from './chapters/movement/speed.ts'
import type { launchShape } from './chapters/submarines/torpedo.ts'

/** Everything a player can say at the table, by the chapter that takes it. */
export type Order =
  | OrderOf<'muster', typeof musterShape>
  | OrderOf<'takeFleet', typeof takeFleetShape>
  | OrderOf<'chooseSide', typeof chooseSideShape>
  | OrderOf<'deploy', typeof deployShape>
  | SailOrder
  | LeadOrder
  | OrderOf<'pivot', typeof pivotShape>
  | OrderOf<'runFast', typeof runFastShape>
  | OrderOf<'fly', typeof flyShape>
  | OrderOf<'flyLow', typeof flyShape>
  | OrderOf<'toBase'>
  | OrderOf<'endure', typeof endureShape>
  | OrderOf<'patrol', typeof sortieShape>
  | OrderOf<'vector', typeof sortieShape>
  | OrderOf<'shootDown', typeof shootDownShape>
  | OrderOf<'dogfight', typeof dogfightShape>
  | OrderOf<'barrage', typeof barrageShape>
  | OrderOf<'spot', typeof spotShape>
  | OrderOf<'strike', typeof strikeShape>
  | OrderOf<'strikeTogether', typeof togetherShape>
  | OrderOf<'landAt', typeof landShape>
  | OrderOf<'landAll'>
  | OrderOf<'fire', typeof fireShape>
  | OrderOf<'fireMany', typeof fireManyShape>
  | OrderOf<'laySmoke', typeof laySmokeShape>
  | OrderOf<'evade'>
  | OrderOf<'stand'>
  | OrderOf<'launch', typeof launchShape>
  | OrderOf<'bombard', typeof bombardShape>
  | OrderOf<'unload', typeof unloadShape>
  | OrderOf<'done'>

export type LeadOrder = OrderOf<'lead', typeof leadShape>
export type SailOrder = OrderOf<'sail', typeof sailShape>
