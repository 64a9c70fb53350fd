import type { Seat } from '@grognard/umpire'

export type SetupEvent =
  | { kind: 'unitDeployed'; seat: Seat; unit: string; x: number; y: number; heading: number }
  | {
      kind: 'staffDeployed'
      seat: Seat
      staff: string
      x: number
      y: number
      contact: string | null
    }
