import type { AdvanceEvent } from './chapters/advance/events.ts'
import type { BuildingEvent } from './chapters/buildings/events.ts'
import type { CommandEvent } from './chapters/command/events.ts'
import type { DeclareEvent } from './chapters/declare/events.ts'
import type { EncounterEvent } from './chapters/encounter/events.ts'
import type { EndingEvent } from './chapters/ending/events.ts'
import type { FireEvent } from './chapters/fire/events.ts'
import type { FormationEvent } from './chapters/formation/events.ts'
import type { GunnerEvent } from './chapters/gunners/events.ts'
import type { MeleeEvent } from './chapters/melee/events.ts'
import type { MoraleEvent } from './chapters/morale/events.ts'
import type { RecoveryEvent } from './chapters/recovery/events.ts'
import type { SetupEvent } from './chapters/setup/events.ts'
import type { SkirmisherEvent } from './chapters/skirmishers/events.ts'
import type { StaffEvent } from './chapters/staff/events.ts'
import type { WorksEvent } from './chapters/works/events.ts'

/** Everything that can happen in a battle. */
export type Event =
  | SetupEvent
  | CommandEvent
  | StaffEvent
  | DeclareEvent
  | FormationEvent
  | SkirmisherEvent
  | BuildingEvent
  | GunnerEvent
  | EncounterEvent
  | FireEvent
  | MeleeEvent
  | AdvanceEvent
  | MoraleEvent
  | RecoveryEvent
  | WorksEvent
  | EndingEvent
