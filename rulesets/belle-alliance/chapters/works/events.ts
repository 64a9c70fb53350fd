import type { WorkKind } from '../../book/tables/ground.ts'
import type { Terrain } from '../../model/setting.ts'

export type WorksEvent =
  /** [BA-6.3.0-02] The material is there: the work begins, or goes on where it broke off. */
  | { kind: 'workProcured'; unit: string; work: WorkSite; total: number; needed: number }
  | { kind: 'workRefused'; unit: string; work: WorkSite; total: number; needed: number }
  /** [BA-6.3.0-02] Units that tried no more: turns that failed before count no more. */
  | { kind: 'attemptsForgotten'; units: string[] }
  /** The unit forms up to its work, round its centre here. */
  | { kind: 'unitFormedToWork'; unit: string; x: number; y: number }
  | { kind: 'workWentOn'; unit: string; turns: number }
  | { kind: 'workBroken'; unit: string }
  | WorkFinished
  /** [BA-6.3.0-05] The last roll failed; another may be made after the next turn. */
  | { kind: 'demolitionFailed'; unit: string; total: number; needed: number }

/** What is worked at, and where. */
export interface WorkSite {
  kind: WorkKind
  terrain: string
  x: number
  y: number
  heading: number
}

interface WorkFinished {
  kind: 'workFinished'
  unit: string
  work: WorkKind
  /** What was built; null where a piece of terrain was strengthened or destroyed. */
  built: Terrain | null
  strengthened: string
  destroyed: string
}
