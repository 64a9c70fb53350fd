import type { Reason, Seat } from '@grognard/umpire'
import type { ClauseKind } from '../../model/clauses.ts'
import type { Formation, Unit } from '../../model/unit.ts'

/** Units that become others are told whole, as they stand afterwards. */
export type FormationEvent =
  | { kind: 'unitSplit'; seat: Seat; unit: string; rest: Unit; part: Unit }
  | { kind: 'unitsJoined'; seat: Seat; unit: string; joined: string; whole: Unit }
  | FormationChanged
  | { kind: 'skirmishersSent'; seat: Seat; unit: string; figures: number; rest: Unit; line: Unit }
  | SkirmishersRecalled
  | { kind: 'buildingOccupied'; seat: Seat; unit: string; building: string }
  | BuildingLeft
  | { kind: 'gunsLeft'; seat: Seat; unit: string; gunners: Unit }
  | GunsManned
  | { kind: 'soutienNamed'; seat: Seat; unit: string; line: string }
  /** [BA-2.2.1-05] Two units wanted the same ground. */
  | {
      kind: 'groundContested'
      winner: string
      loser: string
      winnerTotal: number
      loserTotal: number
    }
  /** [BA-6.1.1-04] Both sides wanted to go in: all stop in contact. */
  | { kind: 'buildingContested'; building: string; units: string[] }
  | PartFailed

interface FormationChanged {
  kind: 'formationChanged'
  seat: Seat
  unit: string
  formation: Formation
  x: number
  y: number
  heading: number
}

interface SkirmishersRecalled {
  kind: 'skirmishersRecalled'
  seat: Seat
  unit: string
  line: string
  figures: number
  whole: Unit
  /** What stays out; null where all came back. */
  left: Unit | null
}

interface BuildingLeft {
  kind: 'buildingLeft'
  seat: Seat
  unit: string
  building: string
  formation: Formation
  x: number
  y: number
  heading: number
}

interface GunsManned {
  kind: 'gunsManned'
  seat: Seat
  unit: string
  battery: string
  /** Gunners of each model, in the battery's order. */
  gunners: number[]
  /** Gunners that stay off the guns. */
  left: number
}

/** A part of an order that cannot be carried out any more, and why. */
interface PartFailed {
  kind: 'partFailed'
  seat: Seat
  unit: string
  part: ClauseKind
  because: Reason
}
