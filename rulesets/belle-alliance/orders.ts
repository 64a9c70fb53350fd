import type {
  AttackPart,
  CanisterPart,
  FormPart,
  JoinPart,
  LeaveGunsPart,
  LeavePart,
  ManGunsPart,
  MarchPart,
  OccupyPart,
  Part,
  RecallPart,
  RestPart,
  SendOutPart,
  SoutienPart,
  SplitPart,
  WorkPart,
} from './model/clauses.ts'

/** [BA-1.1.2-02] A part written on a unit's sheet: the order bears the part's name. */
type Written<SomePart> = SomePart & { unit: string }

export type Order =
  | Written<SplitPart>
  | Written<JoinPart>
  | Written<FormPart>
  | Written<SendOutPart>
  | Written<RecallPart>
  | Written<OccupyPart>
  | Written<LeavePart>
  | Written<LeaveGunsPart>
  | Written<ManGunsPart>
  | Written<WorkPart>
  | Written<RestPart>
  | { kind: 'transfer'; unit: string; chief: string }
  | { kind: 'transferBody'; body: string; chief: string }
  | Written<CanisterPart>
  | Written<SoutienPart>
  | Written<MarchPart>
  | Written<AttackPart>
  | { kind: 'erase'; unit: string }
  | { kind: 'strike'; unit: string; part: Part['kind'] }
  | { kind: 'seal' }
  | { kind: 'unseal' }
  | { kind: 'deploy'; unit: string; x: number; y: number; heading: number }
  | {
      kind: 'deployAs'
      unit: string
      formation: FormPart['formation']
      front: number | null
      gap: number | null
    }
  | { kind: 'garrison'; unit: string; building: string }
  | { kind: 'deployStaff'; staff: string; x: number; y: number }
  | { kind: 'replaceChief'; chief: string; orderly: string }
  | { kind: 'reorganise'; unit: string; formation: FormPart['formation'] }
  | FireOrder
  | { kind: 'range'; unit: string; target: string }
  | { kind: 'beNeighbour'; unit: string; of: string; against: string }
  | { kind: 'support'; unit: string; of: string; against: string }
  | { kind: 'takeBack'; unit: string }
  | { kind: 'takeRefuge'; battery: string; infantry: string }
  | {
      kind: 'advance'
      unit: string
      pivot: number
      distance: number
      target: string
      building: string
    }
  | { kind: 'moveStaff'; staff: string; x: number; y: number; contact: string }
  | { kind: 'chooseDirection'; unit: string; heading: number }
  | { kind: 'done' }

/** [BA-3.1.3-01] Which figures fire, and at what; a second order for the same unit is split fire. */
interface FireOrder {
  kind: 'fire'
  unit: string
  target: string
  /** Figures that fire; of artillery the gun models are named instead. */
  figures: number
  guns: string[]
  /** The hit point on the target's edge. */
  x: number
  y: number
  isHidden: boolean
}
