import type { Formation, Gun } from '../state.ts'
import type { Arm } from '../tables/arms.ts'
import { figureBases, limberedBase, modelBase } from '../tables/bases.ts'
import type { Base } from '../tables/bases.ts'
import type { FormationKind } from '../tables/formations.ts'
import { FILES_OF_MARCH_COLUMN, LEAST_FRONT, RANKS_OF_LINE, SQUARE } from '../tables/shapes.ts'

/** Breadth and depth in 1/1000 cm; files and ranks in figures, of artillery with guns in models. */
export interface Size {
  width: number
  depth: number
  files: number
  ranks: number
}

/** What the extent of a unit follows from; a unit is one. */
export interface Body {
  arm: Arm
  formation: Formation
  figures: number
  guns: readonly Gun[]
}

/** [BA-1.3.1-12] [BA-1.3.2-04] The extent of a unit in a formation. */
export function sizeOf(
  arm: Arm,
  formation: Formation,
  figures: number,
  guns: readonly Gun[],
): Size {
  const base = baseOf(arm, formation.kind, guns)
  const count = Math.max(1, guns.length > 0 ? guns.length : figures)
  const files = filesOf(formation, count)
  const ranks = isSquareBlock(formation.kind) ? files : Math.ceil(count / files)
  const width = files * base.width + (files - 1) * (formation.gap ?? 0)
  return { width, depth: ranks * base.depth, files, ranks }
}

export function sizeOfUnit({ arm, formation, figures, guns }: Body): Size {
  return sizeOf(arm, formation, figures, guns)
}

/** The base that the formation is made of: figures, gun models, or models with their limbers. */
export function baseOf(arm: Arm, kind: FormationKind, guns: readonly Gun[]): Base {
  if (guns.length > 0) return kind === 'unlimbered' ? modelBase : limberedBase
  if (arm === 'wagon' && (kind === 'limbered' || kind === 'unlimbered')) return modelBase
  return figureBases[arm]
}

const filesByKind: Record<FormationKind, (count: number, front: number | null) => number> = {
  line: linear,
  gunners: linear,
  attackColumn: asChosen,
  battalionMass: asChosen,
  marchColumn: count => Math.min(FILES_OF_MARCH_COLUMN, count),
  square: sideOfSquare,
  huddle: sideOfBlock,
  work: sideOfBlock,
  rest: sideOfBlock,
  rout: sideOfBlock,
  skirmish: count => count,
  unlimbered: count => count,
  limbered: () => 1,
}

function filesOf({ kind, front }: Formation, count: number): number {
  return filesByKind[kind](count, front)
}

function linear(count: number): number {
  return Math.ceil(count / RANKS_OF_LINE)
}

/** [BA-1.3.1-11] A unit too small for its front stands in one rank. */
function asChosen(count: number, front: number | null): number {
  return Math.min(count, front ?? LEAST_FRONT)
}

/** [BA-1.3.1-07] [BA-Q-12] Figures on each side of a square. */
export function sideOfSquare(count: number): number {
  if (count < SQUARE.leastHollow) return sideOfBlock(count)
  return Math.ceil((count + SQUARE.added) / SQUARE.divisor)
}

/** [BA-1.3.1-09] [BA-5.4.1-03] Figures on each side of a solid block. */
function sideOfBlock(count: number): number {
  return Math.ceil(Math.sqrt(count))
}

function isSquareBlock(kind: FormationKind): boolean {
  return kind === 'square' || filesByKind[kind] === sideOfBlock
}
