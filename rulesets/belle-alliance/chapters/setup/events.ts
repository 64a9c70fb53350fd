import type { Seat } from '@grognard/umpire'
import type { Formation } from '../../model/unit.ts'

export type SetupEvent =
  | { kind: 'unitDeployed'; seat: Seat; unit: string; x: number; y: number; heading: number }
  | { kind: 'unitGarrisoned'; seat: Seat; unit: string; building: string }
  | {
      kind: 'formationSet'
      seat: Seat
      unit: string
      formation: Formation
      x: number
      y: number
      heading: number
    }
  | {
      kind: 'staffDeployed'
      seat: Seat
      staff: string
      x: number
      y: number
      contact: string | null
    }
